import type { Handler } from '../handler.ts'
import { entityInfo } from './entity-info.ts'

/** GET /api/v2/groups/{object_id}: Get a group. */
export const getGroupEntity: Handler<'getGroupEntity'> = ({ graph }, { path, query }) =>
  entityInfo(graph, 'Group', path.object_id, query)
