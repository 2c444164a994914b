import { ConflictError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { insertCustomNodes } from './queries.ts'
import { customNodeView, storedConfig } from './views.ts'

/** POST /api/v2/custom-nodes: Create custom node kinds. */
export const createCustomNodes: Handler<'createCustomNodes'> = ({ db }, { body }) => {
  const kinds = Object.entries(body.custom_types).map(([kind_name, config]) => ({
    kind_name,
    config: storedConfig(config)
  }))
  return db.transaction().execute(async (trx) => {
    const rows = await insertCustomNodes(trx, kinds)
    const created = new Set(rows.map((row) => row.kind_name))
    const taken = kinds.filter(({ kind_name }) => !created.has(kind_name))
    if (taken.length > 0) {
      const names = taken.map(({ kind_name }) => kind_name).join(', ')
      throw new ConflictError('custom_types', `duplicate kind name: ${names}`)
    }
    return { data: rows.map(customNodeView) }
  })
}
