import type { Handler } from '../handler.ts'

/** GET /api/v2/ntauthstores/{object_id}: Get an NT authentication store. */
export const getNtAuthStore: Handler<'getNtAuthStore'> = async () => {
  throw new Error('getNtAuthStore is not written yet')
}
