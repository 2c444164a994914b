import type { Handler } from '../handler.ts'
import { entityInfo } from './entity-info.ts'

/** GET /api/v2/aiacas/{object_id}: Get an AIA CA. */
export const getAiaCa: Handler<'getAiaCa'> = ({ graph }, { path, query }) =>
  entityInfo(graph, 'AIACA', path.object_id, query)
