import type { Handler } from '../handler.ts'
import { allProviders } from './queries.ts'
import { listedProviderView } from './views.ts'

/** GET /api/v2/sso-providers: List the SSO providers. */
export const listSsoProviders: Handler<'listSsoProviders'> = async (
  { db, caller, config },
  { list }
) => {
  const isManager = caller?.permissions.has('auth/ManageProviders') ?? false
  const providers = await allProviders(db, list)
  return { data: providers.map((one) => listedProviderView(one, config.publicUrl, isManager)) }
}
