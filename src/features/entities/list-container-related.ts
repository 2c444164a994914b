import type { Handler } from '../handler.ts'

/** GET /api/v2/containers/{object_id}/{related}: List objects related to a container. */
export const listContainerRelated: Handler<'listContainerRelated'> = async () => {
  throw new Error('listContainerRelated is not written yet')
}
