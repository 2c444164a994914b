import type { Handler } from '../handler.ts'

/** GET /api/v2/azure/{object_id}/{related}: List objects related to a cloud object of any kind. */
export const listAzureRelated: Handler<'listAzureRelated'> = async () => {
  throw new Error('listAzureRelated is not written yet')
}
