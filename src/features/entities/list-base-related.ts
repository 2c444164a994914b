import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/base/{object_id}/{related}: List objects related to a directory object of any kind. */
export const listBaseRelated: Handler<'listBaseRelated'> = ({ graph }, { path, query, list }) =>
  relatedNodes(graph, 'Base', path, query, list)
