import type { Handler } from '../handler.ts'
import { entityInfo } from './entity-info.ts'

/** GET /api/v2/ous/{object_id}: Get an organizational unit. */
export const getOuEntity: Handler<'getOuEntity'> = ({ graph }, { path, query }) =>
  entityInfo(graph, 'OU', path.object_id, query)
