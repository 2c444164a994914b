import type { Handler } from '../handler.ts'

/** GET /api/v2/enterprisecas/{object_id}/{related}: List objects related to an enterprise CA. */
export const listEnterpriseCaRelated: Handler<'listEnterpriseCaRelated'> = async () => {
  throw new Error('listEnterpriseCaRelated is not written yet')
}
