import type { Handler } from '../handler.ts'
import { allCustomNodes } from './queries.ts'
import { customNodeView } from './views.ts'

/** GET /api/v2/custom-nodes: List the custom node kinds. */
export const listCustomNodes: Handler<'listCustomNodes'> = async ({ db }) => ({
  data: (await allCustomNodes(db)).map(customNodeView)
})
