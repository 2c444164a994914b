import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { removeCustomNode } from './queries.ts'

/** DELETE /api/v2/custom-nodes/{kind_name}: Delete a custom node kind. */
export const deleteCustomNode: Handler<'deleteCustomNode'> = async ({ db }, { path }) => {
  const removed = await removeCustomNode(db, path.kind_name)
  if (!removed) throw new NotFoundError('kind_name', 'custom node kind not found')
}
