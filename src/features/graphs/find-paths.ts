import type { Handler } from '../handler.ts'

/** GET /api/v2/pathfinding: Get the shortest paths between two nodes, as one map. */
export const findPaths: Handler<'findPaths'> = async () => {
  throw new Error('findPaths is not written yet')
}
