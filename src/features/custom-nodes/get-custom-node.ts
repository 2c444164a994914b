import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { findCustomNode } from './queries.ts'
import { customNodeView } from './views.ts'

/** GET /api/v2/custom-nodes/{kind_name}: Get a custom node kind. */
export const getCustomNode: Handler<'getCustomNode'> = async ({ db }, { path }) => {
  const row = await findCustomNode(db, path.kind_name)
  if (!row) throw new NotFoundError('kind_name', 'custom node kind not found')
  return { data: customNodeView(row) }
}
