import type { Handler } from '../handler.ts'

/** POST /api/v2/login: Sign in with a name and a secret. */
export const login: Handler<'login'> = async () => {
  throw new Error('login is not written yet')
}
