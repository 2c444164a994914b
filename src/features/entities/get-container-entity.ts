import type { Handler } from '../handler.ts'

/** GET /api/v2/containers/{object_id}: Get a container. */
export const getContainerEntity: Handler<'getContainerEntity'> = async () => {
  throw new Error('getContainerEntity is not written yet')
}
