import { runCypher } from '../../graph/cypher/cypher.ts'
import { asInvalidRequest, cypherRequest } from '../../graph/cypher-request.ts'
import { cypherView } from '../../graph/cypher-view.ts'
import type { Handler } from '../handler.ts'

/** POST /api/v2/graphs/cypher: Ask the graph in Cypher. */
export const runCypherQuery: Handler<'runCypherQuery'> = async (
  { graph, config, signal },
  { body }
) => {
  const { include_properties: properties = false } = body
  const request = { ...cypherRequest(body, config), properties, signal }
  const result = await runCypher(graph, request).catch(asInvalidRequest)
  return { data: await cypherView(result, properties, signal) }
}
