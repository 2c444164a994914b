import type { Handler } from '../handler.ts'

/** GET /api/v2/sso-providers: List the SSO providers. */
export const listSsoProviders: Handler<'listSsoProviders'> = async () => {
  throw new Error('listSsoProviders is not written yet')
}
