import type { Handler } from '../handler.ts'
import { entityInfo } from './entity-info.ts'

/** GET /api/v2/groups/{object_id}: Get a group. */
export const getGroupEntity: Handler<'getGroupEntity'> = ({ db }, { path, query }) =>
  entityInfo(db, 'Group', path.object_id, query)
