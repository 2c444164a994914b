import type { Handler } from '../handler.ts'

/** POST /api/v2/sso-providers/oidc: Create an OIDC provider. */
export const createOidcProvider: Handler<'createOidcProvider'> = async () => {
  throw new Error('createOidcProvider is not written yet')
}
