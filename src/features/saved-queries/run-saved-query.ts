import { Readable } from 'node:stream'
import { runCypher } from '../../graph/cypher/cypher.ts'
import { asInvalidRequest, cypherRequest } from '../../graph/cypher-request.ts'
import { cypherView } from '../../graph/cypher-view.ts'
import type { Handler } from '../handler.ts'
import { fileStem } from './file-names.ts'
import { readQuery } from './queries.ts'
import { tableOf } from './table.ts'

export const runSavedQuery: Handler<'runSavedQuery'> = async (
  { db, graph, caller, config, signal },
  { path, query: { format = 'json' }, body }
) => {
  const { parameters = {}, include_properties: wanted = false } = body ?? {}
  const saved = await readQuery(db, path.saved_query_id, caller.id)
  const properties = wanted && format === 'json'
  const request = cypherRequest({ query: saved.query, parameters }, config)
  const answer = await runCypher(graph, { ...request, properties, signal }).catch(asInvalidRequest)
  if (format === 'json') return { data: await cypherView(answer, properties, signal) }
  return {
    fileName: `${fileStem(saved.name)}.csv`,
    contentType: 'text/csv',
    headers: answer.cut ? { 'Result-Cut': answer.cut } : {},
    stream: Readable.from(tableOf(answer))
  }
}
