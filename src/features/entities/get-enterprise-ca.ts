import type { Handler } from '../handler.ts'

/** GET /api/v2/enterprisecas/{object_id}: Get an enterprise CA. */
export const getEnterpriseCa: Handler<'getEnterpriseCa'> = async () => {
  throw new Error('getEnterpriseCa is not written yet')
}
