import { searchNodes } from '../../graph/search-nodes.ts'
import type { Handler } from '../handler.ts'
import { searchResultView } from './views.ts'

/** GET /api/v2/search: Search nodes by name or object id. */
export const searchEntities: Handler<'searchEntities'> = async ({ graph }, { query, list }) => {
  const { skip, limit } = list
  const found = await searchNodes(graph, { text: query.q, kind: query.type, skip, limit })
  return { data: found.map(searchResultView) }
}
