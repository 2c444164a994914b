import type { Handler } from '../handler.ts'
import { entityInfo } from './entity-info.ts'

/** GET /api/v2/gpos/{object_id}: Get a group policy object. */
export const getGpoEntity: Handler<'getGpoEntity'> = ({ graph }, { path, query }) =>
  entityInfo(graph, 'GPO', path.object_id, query)
