import { graphItems } from '../../graph/items.ts'
import type { Handler } from '../handler.ts'
import { pathsBetween } from './paths.ts'

/** GET /api/v2/pathfinding: Get the shortest paths between two nodes, as one map. */
export const findPaths: Handler<'findPaths'> = async (context, { query }) => ({
  data: graphItems(await pathsBetween(context, query))
})
