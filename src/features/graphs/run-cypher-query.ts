import type { Handler } from '../handler.ts'

/** POST /api/v2/graphs/cypher: Ask the graph in Cypher. */
export const runCypherQuery: Handler<'runCypherQuery'> = async () => {
  throw new Error('runCypherQuery is not written yet')
}
