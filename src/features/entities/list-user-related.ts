import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/users/{object_id}/{related}: List objects related to a user of the graph. */
export const listUserRelated: Handler<'listUserRelated'> = ({ graph }, { path, query, list }) =>
  relatedNodes(graph, 'User', path, query, list)
