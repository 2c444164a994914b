import type { Handler } from '../handler.ts'
import { entityInfo } from './entity-info.ts'

/** GET /api/v2/rootcas/{object_id}: Get a root CA. */
export const getRootCa: Handler<'getRootCa'> = ({ graph }, { path, query }) =>
  entityInfo(graph, 'RootCA', path.object_id, query)
