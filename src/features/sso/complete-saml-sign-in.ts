import type { Handler } from '../handler.ts'

/** POST /api/v2/sso/{sso_slug}/callback: Finish to sign in through a SAML provider. */
export const completeSamlSignIn: Handler<'completeSamlSignIn'> = async () => {
  throw new Error('completeSamlSignIn is not written yet')
}
