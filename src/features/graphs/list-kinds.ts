import type { Handler } from '../handler.ts'
import { kindsOfGraph } from './queries.ts'

/** GET /api/v2/graphs/kinds: List the kinds of nodes and edges. */
export const listKinds: Handler<'listKinds'> = async ({ graph }, { list }) => ({
  data: { kinds: await kindsOfGraph(graph, list) }
})
