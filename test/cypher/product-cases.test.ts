/** The product's own cases that only read give what they assert; those that do not are named here. */
import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import t from 'tap'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { CypherError, runCypher } from '../../src/graph/cypher/cypher.ts'
import { allowAnyGraph, replaceGraph } from '../support/cypher-database.ts'
import {
  assertionsOf,
  type ProductCase,
  productCases,
  withoutProductCases
} from '../support/cypher-product-cases.ts'
import { testDatabase } from '../support/database.ts'

const skip = withoutProductCases
const LIMITS = { maxRows: 10_000, maxBytes: 10_000_000, timeoutMs: 10_000 }
const UPDATE = /\b(?:create|set|remove|delete)\b(?=(?:[^'`]|'[^']*'|`[^`]*`)*$)/i

const GROUPING =
  'the language refuses a variable beside an aggregate that no column groups by (TCK, Return6 [20])'

/** Name -> why this project answers otherwise. */
const DIFFERENCES: Record<string, string> = {
  'aggregation_inline.json add grouped property expression to aggregate count inline': GROUPING,
  'aggregation_inline.json project grouped property plus aggregate through with inline expression':
    GROUPING,
  'temporal_inline.json filter relationship timestamp property against datetime minus duration':
    'the language does not compare text with a time: datetime(r.lastseen) is compared instead'
}

/** What is wrong with the answer; nothing where it is right. */
async function judge(db: Kysely<Database>, one: ProductCase) {
  const { query, expected } = one
  try {
    const assertions = assertionsOf(one, await runCypher(db, { query, ...LIMITS }))
    if (expected === 'query_error') return 'it gave rows'
    const wrong = Object.entries(assertions).filter(([, [found, wanted]]) => {
      return !isDeepStrictEqual(found, wanted)
    })
    return wrong.length > 0 ? Object.fromEntries(wrong) : undefined
  } catch (error) {
    return expected === 'query_error' && error instanceof CypherError ? undefined : error
  }
}

t.test('the cases of the product', { skip }, async (t) => {
  const { url } = await testDatabase(t)
  const db = openDatabase(url, { poolSize: 1 })
  t.teardown(() => db.destroy())
  await allowAnyGraph(db)
  const cases = productCases()
  const updates = cases.filter(({ query }) => UPDATE.test(query))
  const readings = cases.filter((one) => !updates.includes(one))

  for (const { name, query } of updates) {
    const refusal = { name: 'CypherError', kind: 'unsupported' }
    await t.rejects(runCypher(db, { query, ...LIMITS }), refusal, name)
  }
  let right = 0
  for (const one of readings) {
    await replaceGraph(db, one.graph)
    const wrong = await judge(db, one)
    if (wrong === undefined) right++
    const isNamed = one.name in DIFFERENCES
    t.equal(wrong !== undefined, isNamed, one.name, { query: one.query, wrong })
  }
  t.comment(`product cases: ${right} of ${readings.length}; ${updates.length} change the graph`)
})
