import type { Handler } from '../handler.ts'

/** GET /api/v2/self: Get the signed-in user. */
export const getSelf: Handler<'getSelf'> = async () => {
  throw new Error('getSelf is not written yet')
}
