import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/ntauthstores/{object_id}/{related}: List objects related to an NT authentication store. */
export const listNtAuthStoreRelated: Handler<'listNtAuthStoreRelated'> = (
  { db },
  { path, query, list }
) => relatedNodes(db, 'NTAuthStore', path, query, list)
