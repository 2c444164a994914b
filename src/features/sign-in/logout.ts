import type { Handler } from '../handler.ts'

/** POST /api/v2/logout: End the session. */
export const logout: Handler<'logout'> = async () => {
  throw new Error('logout is not written yet')
}
