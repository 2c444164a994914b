import type { Handler } from '../handler.ts'
import { entityInfo } from './entity-info.ts'

/** GET /api/v2/ntauthstores/{object_id}: Get an NT authentication store. */
export const getNtAuthStore: Handler<'getNtAuthStore'> = ({ db }, { path, query }) =>
  entityInfo(db, 'NTAuthStore', path.object_id, query)
