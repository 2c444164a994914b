import { nodeItem } from '../../graph/items.ts'
import { searchNodes } from '../../graph/search-nodes.ts'
import type { Handler } from '../handler.ts'

/** GET /api/v2/graph-search: Search nodes, as a graph. */
export const searchGraph: Handler<'searchGraph'> = async ({ graph }, { query }) => {
  const { query: text, type, limit = 0 } = query
  const found = await searchNodes(graph, { text, isExact: type === 'exact', skip: 0, limit })
  return { data: Object.fromEntries(found.map((node) => [String(node.id), nodeItem(node)])) }
}
