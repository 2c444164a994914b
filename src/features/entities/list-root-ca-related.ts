import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/rootcas/{object_id}/{related}: List objects related to a root CA. */
export const listRootCaRelated: Handler<'listRootCaRelated'> = ({ graph }, { path, query, list }) =>
  relatedNodes(graph, 'RootCA', path, query, list)
