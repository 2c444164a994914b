import type { Handler } from '../handler.ts'

/** GET /api/v2/base/{object_id}: Get a directory object of any kind. */
export const getBaseEntity: Handler<'getBaseEntity'> = async () => {
  throw new Error('getBaseEntity is not written yet')
}
