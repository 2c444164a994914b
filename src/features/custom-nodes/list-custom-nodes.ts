import type { Handler } from '../handler.ts'

/** GET /api/v2/custom-nodes: List the custom node kinds. */
export const listCustomNodes: Handler<'listCustomNodes'> = async () => {
  throw new Error('listCustomNodes is not written yet')
}
