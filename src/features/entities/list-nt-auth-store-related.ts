import type { Handler } from '../handler.ts'

/** GET /api/v2/ntauthstores/{object_id}/{related}: List objects related to an NT authentication store. */
export const listNtAuthStoreRelated: Handler<'listNtAuthStoreRelated'> = async () => {
  throw new Error('listNtAuthStoreRelated is not written yet')
}
