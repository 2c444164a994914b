import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/groups/{object_id}/{related}: List objects related to a group. */
export const listGroupRelated: Handler<'listGroupRelated'> = ({ graph }, { path, query, list }) =>
  relatedNodes(graph, 'Group', path, query, list)
