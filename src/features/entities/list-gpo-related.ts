import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/gpos/{object_id}/{related}: List objects related to a group policy object. */
export const listGpoRelated: Handler<'listGpoRelated'> = ({ graph }, { path, query, list }) =>
  relatedNodes(graph, 'GPO', path, query, list)
