import type { Handler } from '../handler.ts'

/** GET /api/v2/gpos/{object_id}/{related}: List objects related to a group policy object. */
export const listGpoRelated: Handler<'listGpoRelated'> = async () => {
  throw new Error('listGpoRelated is not written yet')
}
