import type { Handler } from '../handler.ts'

/** GET /api/v2/sso/{sso_slug}/callback: Finish to sign in through an OIDC provider. */
export const completeOidcSignIn: Handler<'completeOidcSignIn'> = async () => {
  throw new Error('completeOidcSignIn is not written yet')
}
