/**
 * The translator against the reference: the same bag of rows for random queries over random graphs, or an
 * error from both. DIFFERENTIAL_RUNS=<graphs> and DIFFERENTIAL_SEED=<number> make it longer, or another one.
 */
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import t from 'tap'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { CypherError, parse, runCypher } from '../../src/graph/cypher/cypher.ts'
import { replaceGraph } from '../support/cypher-database.ts'
import { testDatabase } from '../support/database.ts'
import { choicesOf } from './random/choices.ts'
import { linesOf, type Rows } from './random/compare.ts'
import { describeGraph, randomGraph } from './random/graph.ts'
import { type RandomQuery, randomQuery } from './random/query.ts'
import type { MemoryGraph } from './reference/graph.ts'
import { answer } from './reference/reference.ts'
import { Refusal } from './reference/refusal.ts'

const RUNS = Number(process.env.DIFFERENTIAL_RUNS ?? 250)
const SEED = Number(process.env.DIFFERENTIAL_SEED ?? 20_260_417)
const QUERIES = 8
const LIMITS = { maxRows: 100_000, maxBytes: 100_000_000, timeoutMs: 20_000 }

t.setTimeout(Math.max(240_000, RUNS * 1000))

/** The rows, or that there are none because of an error of the query. */
async function attempt(query: RandomQuery, rowsOf: () => Promise<{ rows: Rows }>) {
  try {
    const { rows } = await rowsOf()
    return linesOf(rows, query).join('\n')
  } catch (error) {
    if (error instanceof Refusal || error instanceof CypherError) return 'an error'
    throw new Error(`${query.text}\nended with ${error instanceof Error ? error.stack : error}`)
  }
}

async function agree(db: Kysely<Database>, graph: MemoryGraph, query: RandomQuery) {
  const { text } = query
  const expected = await attempt(query, async () => answer(parse(text), { graph }))
  const found = await attempt(query, () => runCypher(db, { query: text, ...LIMITS }))
  if (expected === found) return
  const parts = [describeGraph(graph), text, `expected\n${expected}`, `got\n${found}`]
  throw new Error(parts.join('\n\n'))
}

const numbers = fc.array(fc.nat({ max: 2 ** 16 }), { maxLength: 300, size: 'max' })

t.test('the translator and the reference agree', async (t) => {
  const { url } = await testDatabase(t)
  const db = openDatabase(url, { poolSize: 1 })
  t.teardown(() => db.destroy())
  const queries = fc.array(numbers, { minLength: 1, maxLength: QUERIES, size: 'max' })
  const property = fc.asyncProperty(numbers, queries, async (forGraph, forQueries) => {
    const graph = randomGraph(choicesOf(forGraph))
    await replaceGraph(db, graph)
    for (const one of forQueries) await agree(db, graph, randomQuery(choicesOf(one)))
  })
  const details = await fc.check(property, { seed: SEED, numRuns: RUNS, endOnFailure: false })
  const { errorInstance, seed, numRuns } = details
  t.comment(`${numRuns} graphs, seed ${seed}`)
  t.notOk(details.failed, errorInstance instanceof Error ? errorInstance.message : 'no difference')
})
