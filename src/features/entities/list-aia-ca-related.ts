import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/aiacas/{object_id}/{related}: List objects related to an AIA CA. */
export const listAiaCaRelated: Handler<'listAiaCaRelated'> = ({ db }, { path, query, list }) =>
  relatedNodes(db, 'AIACA', path, query, list)
