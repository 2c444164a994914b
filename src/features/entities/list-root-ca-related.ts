import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/rootcas/{object_id}/{related}: List objects related to a root CA. */
export const listRootCaRelated: Handler<'listRootCaRelated'> = ({ db }, { path, query, list }) =>
  relatedNodes(db, 'RootCA', path, query, list)
