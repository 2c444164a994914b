import type { Handler } from '../handler.ts'
import { entityInfo } from './entity-info.ts'

/** GET /api/v2/containers/{object_id}: Get a container. */
export const getContainerEntity: Handler<'getContainerEntity'> = ({ graph }, { path, query }) =>
  entityInfo(graph, 'Container', path.object_id, query)
