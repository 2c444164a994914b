import type { Handler } from '../handler.ts'

/** GET /api/v2/users/{object_id}/{related}: List objects related to a user of the graph. */
export const listUserRelated: Handler<'listUserRelated'> = async () => {
  throw new Error('listUserRelated is not written yet')
}
