import type { Handler } from '../handler.ts'

/** GET /api/v2/aiacas/{object_id}: Get an AIA CA. */
export const getAiaCa: Handler<'getAiaCa'> = async () => {
  throw new Error('getAiaCa is not written yet')
}
