import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/ous/{object_id}/{related}: List objects related to an organizational unit. */
export const listOuRelated: Handler<'listOuRelated'> = ({ graph }, { path, query, list }) =>
  relatedNodes(graph, 'OU', path, query, list)
