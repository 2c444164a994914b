import type { Handler } from '../handler.ts'
import { entityInfo } from './entity-info.ts'

/** GET /api/v2/azure/{object_id}: Get a cloud object of any kind. */
export const getAzureEntity: Handler<'getAzureEntity'> = ({ graph }, { path, query }) =>
  entityInfo(graph, 'AZBase', path.object_id, query)
