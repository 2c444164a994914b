import type { Handler } from '../handler.ts'

/** DELETE /api/v2/sso-providers/{sso_provider_id}: Delete an SSO provider. */
export const deleteSsoProvider: Handler<'deleteSsoProvider'> = async () => {
  throw new Error('deleteSsoProvider is not written yet')
}
