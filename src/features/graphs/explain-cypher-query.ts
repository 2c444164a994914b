import { explainCypher } from '../../graph/cypher/cypher.ts'
import { asInvalidRequest, cypherRequest } from '../../graph/cypher-request.ts'
import type { Handler } from '../handler.ts'

/** POST /api/v2/graphs/cypher/explain: Show how a Cypher query would run. */
export const explainCypherQuery: Handler<'explainCypherQuery'> = async (
  { graph, config, signal },
  { body }
) => {
  const { analyze } = body
  const request = { ...cypherRequest(body, config), analyze, signal }
  return { data: await explainCypher(graph, request).catch(asInvalidRequest) }
}
