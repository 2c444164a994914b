import type { Handler } from '../handler.ts'

/** PATCH /api/v2/sso-providers/{sso_provider_id}: Update an SSO provider. */
export const updateSsoProvider: Handler<'updateSsoProvider'> = async () => {
  throw new Error('updateSsoProvider is not written yet')
}
