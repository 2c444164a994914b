import type { Handler } from '../handler.ts'

/** GET /api/v2/azure/{object_id}: Get a cloud object of any kind. */
export const getAzureEntity: Handler<'getAzureEntity'> = async () => {
  throw new Error('getAzureEntity is not written yet')
}
