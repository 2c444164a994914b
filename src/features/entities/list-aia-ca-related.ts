import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/aiacas/{object_id}/{related}: List objects related to an AIA CA. */
export const listAiaCaRelated: Handler<'listAiaCaRelated'> = ({ graph }, { path, query, list }) =>
  relatedNodes(graph, 'AIACA', path, query, list)
