import type { Handler } from '../handler.ts'
import { entityInfo } from './entity-info.ts'

/** GET /api/v2/ntauthstores/{object_id}: Get an NT authentication store. */
export const getNtAuthStore: Handler<'getNtAuthStore'> = ({ graph }, { path, query }) =>
  entityInfo(graph, 'NTAuthStore', path.object_id, query)
