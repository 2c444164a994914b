import type { Handler } from '../handler.ts'

/** GET /api/v2/groups/{object_id}: Get a group. */
export const getGroupEntity: Handler<'getGroupEntity'> = async () => {
  throw new Error('getGroupEntity is not written yet')
}
