/** Queries in which the translator once differed from the reference, with the rows that the language gives. */
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { CypherError, type CypherValue, parse, runCypher } from '../../src/graph/cypher/cypher.ts'
import { replaceGraph } from '../support/cypher-database.ts'
import { setUp } from '../support/cypher-set-up.ts'
import { testDatabase } from '../support/database.ts'
import { emptyGraph } from './reference/graph.ts'
import { answer } from './reference/reference.ts'

const LIMITS = { maxRows: 100, maxBytes: 1_000_000, timeoutMs: 10_000 }

const CASES: [create: string, query: string, rows: CypherValue[][]][] = [
  [
    'CREATE (:A {name: 3}), (:A {name: "x"})',
    'MATCH (n) WHERE n.name IN [3] RETURN n.name',
    [[3n]]
  ],
  ['CREATE (:A)', 'MATCH (n:Missing) RETURN percentileDisc(1, 0.5) AS a', [[null]]],
  ['CREATE (:A)', 'MATCH (n:Missing) RETURN percentileCont(n.i, 0.5) AS a', [[null]]],
  [
    'CREATE (a {i: 7}), (a)-[:R]->({i: 1}), (a)-[:R]->({i: 2})',
    'MATCH (n {i: 7}) RETURN [(n)-->(m) | n.i] AS a',
    [[[7n, 7n]]]
  ],
  [
    'CREATE (a {i: 7}), (a)-[:R]->({i: 1}), (a)-[:R]->({i: 2})',
    'MATCH (n) WHERE n.i IN [(n)-->(m) | n.i] RETURN n.i',
    [[7n]]
  ]
]

t.test('what once differed is right', async (t) => {
  const { url } = await testDatabase(t)
  const db = openDatabase(url, { poolSize: 1 })
  t.teardown(() => db.destroy())
  for (const [create, query, rows] of CASES) {
    const graph = emptyGraph()
    await setUp(graph, create, async () => null)
    await replaceGraph(db, graph)
    t.strictSame((await runCypher(db, { query, ...LIMITS })).rows, rows, query)
    t.strictSame(answer(parse(query), { graph }).rows, rows, `${query}, the reference`)
  }
})

t.test('the remainder of what is no number is an error, also by zero', async (t) => {
  const { url } = await testDatabase(t)
  const db = openDatabase(url, { poolSize: 1 })
  t.teardown(() => db.destroy())
  const run = (a: CypherValue) =>
    runCypher(db, { query: 'RETURN $a % $b AS v', parameters: { a, b: 0 }, ...LIMITS })
  await t.rejects(run([]), CypherError)
  await t.rejects(run('a'), CypherError)
  t.strictSame((await run(1)).rows, [[Number.NaN]])
})
