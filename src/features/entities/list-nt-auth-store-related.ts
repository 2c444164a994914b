import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/ntauthstores/{object_id}/{related}: List objects related to an NT authentication store. */
export const listNtAuthStoreRelated: Handler<'listNtAuthStoreRelated'> = (
  { graph },
  { path, query, list }
) => relatedNodes(graph, 'NTAuthStore', path, query, list)
