import type { Handler } from '../handler.ts'

/** GET /api/v2/ous/{object_id}: Get an organizational unit. */
export const getOuEntity: Handler<'getOuEntity'> = async () => {
  throw new Error('getOuEntity is not written yet')
}
