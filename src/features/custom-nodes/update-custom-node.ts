import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { replaceConfig } from './queries.ts'
import { customNodeView, storedConfig } from './views.ts'

/** PUT /api/v2/custom-nodes/{kind_name}: Replace how nodes of a custom kind are drawn. */
export const updateCustomNode: Handler<'updateCustomNode'> = async ({ db }, { path, body }) => {
  const row = await replaceConfig(db, path.kind_name, storedConfig(body.config))
  if (!row) throw new NotFoundError('kind_name', 'custom node kind not found')
  return { data: customNodeView(row) }
}
