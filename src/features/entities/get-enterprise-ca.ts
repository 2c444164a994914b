import type { Handler } from '../handler.ts'
import { entityInfo } from './entity-info.ts'

/** GET /api/v2/enterprisecas/{object_id}: Get an enterprise CA. */
export const getEnterpriseCa: Handler<'getEnterpriseCa'> = ({ graph }, { path, query }) =>
  entityInfo(graph, 'EnterpriseCA', path.object_id, query)
