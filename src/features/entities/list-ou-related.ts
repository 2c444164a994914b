import type { Handler } from '../handler.ts'

/** GET /api/v2/ous/{object_id}/{related}: List objects related to an organizational unit. */
export const listOuRelated: Handler<'listOuRelated'> = async () => {
  throw new Error('listOuRelated is not written yet')
}
