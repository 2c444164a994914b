import type { Handler } from '../handler.ts'
import { entityInfo } from './entity-info.ts'

/** GET /api/v2/base/{object_id}: Get a directory object of any kind. */
export const getBaseEntity: Handler<'getBaseEntity'> = ({ graph }, { path, query }) =>
  entityInfo(graph, 'Base', path.object_id, query)
