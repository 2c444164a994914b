import type { Handler } from '../handler.ts'

/** DELETE /api/v2/custom-nodes/{kind_name}: Delete a custom node kind. */
export const deleteCustomNode: Handler<'deleteCustomNode'> = async () => {
  throw new Error('deleteCustomNode is not written yet')
}
