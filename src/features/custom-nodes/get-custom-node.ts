import type { Handler } from '../handler.ts'

/** GET /api/v2/custom-nodes/{kind_name}: Get a custom node kind. */
export const getCustomNode: Handler<'getCustomNode'> = async () => {
  throw new Error('getCustomNode is not written yet')
}
