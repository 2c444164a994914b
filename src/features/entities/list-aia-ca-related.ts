import type { Handler } from '../handler.ts'

/** GET /api/v2/aiacas/{object_id}/{related}: List objects related to an AIA CA. */
export const listAiaCaRelated: Handler<'listAiaCaRelated'> = async () => {
  throw new Error('listAiaCaRelated is not written yet')
}
