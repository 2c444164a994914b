import type { Handler } from '../handler.ts'
import { availableDomains } from './queries.ts'

/** GET /api/v2/available-domains: List the domains and tenants of the graph. */
export const listAvailableDomains: Handler<'listAvailableDomains'> = async (
  { graph },
  { list }
) => {
  const rows = await availableDomains(graph, list)
  return {
    data: rows.map(({ objectId, name, collected, isTenant }) => ({
      type: isTenant ? ('azure' as const) : ('active-directory' as const),
      name,
      id: objectId,
      collected
    }))
  }
}
