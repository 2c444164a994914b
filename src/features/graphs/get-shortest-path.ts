import type { Handler } from '../handler.ts'

/** GET /api/v2/graphs/shortest-path: Get the shortest paths between two nodes. */
export const getShortestPath: Handler<'getShortestPath'> = async () => {
  throw new Error('getShortestPath is not written yet')
}
