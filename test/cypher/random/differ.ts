/** One random query over one random graph, asked of the translator and of the reference. */
import type { Kysely } from 'kysely'
import type { Database } from '../../../src/db/database.ts'
import { CypherError, parse, runCypher } from '../../../src/graph/cypher/cypher.ts'
import { replaceGraph } from '../../support/cypher-database.ts'
import { answer } from '../reference/reference.ts'
import { Exhausted, Refusal } from '../reference/refusal.ts'
import { choicesOf } from './choices.ts'
import { linesOf, type Rows } from './compare.ts'
import { describeGraph, randomGraph } from './graph.ts'
import { type RandomQuery, randomQuery } from './query.ts'

/** More is not worth the wait. */
const STEPS = 20_000
const LIMITS = { maxRows: 100_000, maxBytes: 100_000_000, timeoutMs: 20_000 }

/** The rows, or that there are none because of an error of the query. */
async function attempt(query: RandomQuery, rowsOf: () => Promise<{ rows: Rows }>) {
  try {
    const { rows } = await rowsOf()
    return linesOf(rows, query).join('\n')
  } catch (error) {
    if (error instanceof Refusal || error instanceof CypherError) return 'an error'
    if (error instanceof Exhausted) return undefined
    return `a fault: ${error instanceof Error ? error.stack : error}`
  }
}

/** What differs, in words; nothing where they agree. */
export async function difference(
  db: Kysely<Database>,
  forGraph: readonly number[],
  forQuery: readonly number[]
): Promise<string | undefined> {
  const graph = randomGraph(choicesOf(forGraph))
  const query = randomQuery(choicesOf(forQuery))
  const { text } = query
  const expected = await attempt(query, async () => answer(parse(text), { graph, steps: STEPS }))
  if (expected === undefined) return undefined
  await replaceGraph(db, graph)
  const found = await attempt(query, () => runCypher(db, { query: text, ...LIMITS }))
  if (expected === found) return undefined
  return [describeGraph(graph), text, `expected\n${expected}`, `got\n${found}`].join('\n\n')
}
