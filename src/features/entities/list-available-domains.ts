import type { Handler } from '../handler.ts'

/** GET /api/v2/available-domains: List the domains and tenants of the graph. */
export const listAvailableDomains: Handler<'listAvailableDomains'> = async () => {
  throw new Error('listAvailableDomains is not written yet')
}
