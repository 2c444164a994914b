import type { Handler } from '../handler.ts'

/** GET /api/v2/gpos/{object_id}: Get a group policy object. */
export const getGpoEntity: Handler<'getGpoEntity'> = async () => {
  throw new Error('getGpoEntity is not written yet')
}
