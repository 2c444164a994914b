import type { Handler } from '../handler.ts'

/** POST /api/v2/graphs/cypher/explain: Show how a Cypher query would run. */
export const explainCypherQuery: Handler<'explainCypherQuery'> = async () => {
  throw new Error('explainCypherQuery is not written yet')
}
