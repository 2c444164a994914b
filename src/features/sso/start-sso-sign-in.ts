import type { Handler } from '../handler.ts'

/** GET /api/v2/sso/{sso_slug}/login: Begin to sign in through a provider. */
export const startSsoSignIn: Handler<'startSsoSignIn'> = async () => {
  throw new Error('startSsoSignIn is not written yet')
}
