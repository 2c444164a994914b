import type { Handler } from '../handler.ts'
import { entityInfo } from './entity-info.ts'

/** GET /api/v2/users/{object_id}: Get a user of the graph. */
export const getUserEntity: Handler<'getUserEntity'> = ({ graph }, { path, query }) =>
  entityInfo(graph, 'User', path.object_id, query)
