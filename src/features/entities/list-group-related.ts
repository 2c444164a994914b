import type { Handler } from '../handler.ts'

/** GET /api/v2/groups/{object_id}/{related}: List objects related to a group. */
export const listGroupRelated: Handler<'listGroupRelated'> = async () => {
  throw new Error('listGroupRelated is not written yet')
}
