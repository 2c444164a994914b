import type { Handler } from '../handler.ts'
import { entityInfo } from './entity-info.ts'

/** GET /api/v2/computers/{object_id}: Get a computer. */
export const getComputerEntity: Handler<'getComputerEntity'> = ({ graph }, { path, query }) =>
  entityInfo(graph, 'Computer', path.object_id, query)
