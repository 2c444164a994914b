import type { Handler } from '../handler.ts'
import { entityInfo } from './entity-info.ts'

/** GET /api/v2/computers/{object_id}: Get a computer. */
export const getComputerEntity: Handler<'getComputerEntity'> = ({ db }, { path, query }) =>
  entityInfo(db, 'Computer', path.object_id, query)
