import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { followedKinds, pathsBetween } from './paths.ts'
import { pathsView } from './views.ts'

/** GET /api/v2/graphs/shortest-path: Get the shortest paths between two nodes. */
export const getShortestPath: Handler<'getShortestPath'> = async (context, { query }) => {
  const follows = await followedKinds(context.graph, query)
  const paths = await pathsBetween(context, query, follows)
  if (paths.edges.length === 0) throw new NotFoundError('end_node', 'path not found')
  return { data: pathsView(paths) }
}
