import type { Handler } from '../handler.ts'

/** GET /api/v2/base/{object_id}/{related}: List objects related to a directory object of any kind. */
export const listBaseRelated: Handler<'listBaseRelated'> = async () => {
  throw new Error('listBaseRelated is not written yet')
}
