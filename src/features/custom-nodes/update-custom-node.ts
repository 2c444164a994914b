import type { Handler } from '../handler.ts'

/** PUT /api/v2/custom-nodes/{kind_name}: Replace how nodes of a custom kind are drawn. */
export const updateCustomNode: Handler<'updateCustomNode'> = async () => {
  throw new Error('updateCustomNode is not written yet')
}
