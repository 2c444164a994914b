import type { Handler } from '../handler.ts'

/** POST /api/v2/custom-nodes: Create custom node kinds. */
export const createCustomNodes: Handler<'createCustomNodes'> = async () => {
  throw new Error('createCustomNodes is not written yet')
}
