/** Whole queries: what is read, what is refused, and what is told about how they run. */
import { sql } from 'kysely'
import t from 'tap'
import { bindDeadline, openDatabase } from '../../src/db/database.ts'
import { Deadline } from '../../src/db/deadline.ts'
import { TimeoutError } from '../../src/errors.ts'
import {
  CypherError,
  type CypherRequest,
  explainCypher,
  type GraphPath,
  runCypher
} from '../../src/graph/cypher/cypher.ts'
import { testDatabase } from '../support/database.ts'
import { writeGraph } from '../support/graph.ts'

const { url } = await testDatabase(t)
const db = openDatabase(url)
t.teardown(() => db.destroy())

await writeGraph(db, {
  nodes: {
    ann: ['User', { name: 'ANN', age: 41 }],
    bob: ['User', { name: 'BOB', age: 29 }],
    staff: ['Group', { name: 'STAFF' }],
    admins: ['Group', { name: 'ADMINS' }],
    dc: ['Computer', { name: 'DC' }]
  },
  edges: [
    'ann -MemberOf-> staff',
    'bob -MemberOf-> staff',
    'staff -MemberOf-> admins',
    'admins -AdminTo-> dc',
    'bob -HasSession-> dc'
  ]
})

const LIMITS = { maxRows: 100, maxBytes: 1e6 }
const run = (query: string, more: Partial<CypherRequest> = {}) =>
  runCypher(db, { query, ...LIMITS, ...more })

/** What a query is refused with; its result if it is not. */
const refusal = (query: string) => run(query).catch((error) => error)

const namesOf = (path: unknown) =>
  (path as GraphPath).nodes.map(({ properties }) => properties.entries.get('name')).join(' ')

t.test('columns are called as they are written', async (t) => {
  const { columns, rows, cut } = await run(
    'MATCH (u:User) RETURN u.name, u.age + 1 AS next ORDER BY next'
  )
  t.same(columns, ['u.name', 'next'])
  t.same(rows, [
    ['BOB', 30n],
    ['ANN', 42n]
  ])
  t.equal(cut, undefined)
})

t.test('parameters', async (t) => {
  const parameters = { name: 'ANN', ages: [41n, 5n] }
  const { rows } = await run('MATCH (u {name: $name}) WHERE u.age IN $ages RETURN u.name', {
    parameters
  })
  t.same(rows, [['ANN']])
  t.match(await refusal('RETURN $missing'), { kind: 'invalid', text: '$missing' })
})

t.test('shortest paths, several in one query', async (t) => {
  const { rows } = await run(`
    MATCH p = shortestPath((a:User)-[*1..]->(c:Computer))
    MATCH q = shortestPath((c)<-[:AdminTo|MemberOf*1..]-(a))
    RETURN p, q ORDER BY a.name`)
  t.same(
    rows.map((row) => row.map(namesOf)),
    [
      ['ANN STAFF ADMINS DC', 'DC ADMINS STAFF ANN'],
      ['BOB DC', 'DC ADMINS STAFF BOB']
    ]
  )
})

t.test('a search that finds nothing', async (t) => {
  t.same((await run('MATCH p = shortestPath((c:Computer)-[*1..]->(u:User)) RETURN p')).rows, [])
})

t.test('a shortest path from a node to itself has to be excluded', async (t) => {
  const query = 'MATCH p = shortestPath((a:User)-[*1..]->(b:User))'
  t.match(await refusal(`${query} RETURN p`), { kind: 'runtime', hint: 'add WHERE a <> b' })
  t.match(await refusal('MATCH p = shortestPath((a:User)-[*1..]->(:User)) RETURN p'), {
    hint: 'name both ends, and add a condition such as WHERE s <> t'
  })
  t.same((await run(`${query} WHERE a <> b RETURN p`)).rows, [])
})

t.test('limits', async (t) => {
  const { rows, cut } = await run('UNWIND range(1, 10) AS n RETURN n', { maxRows: 3 })
  t.same([rows, cut], [[[1n], [2n], [3n]], 'rows'])
})

t.test('no more paths are searched for than can be shown', async (t) => {
  const pattern = 'MATCH p = shortestPath((a)-[*1..]->(b)) WHERE a <> b'
  const searched = async (query: string) =>
    (await explainCypher(db, { query, ...LIMITS, maxRows: 2 })).searches
  t.same(await searched(`${pattern} RETURN p`), [3])
  t.same(await searched(`${pattern} RETURN p LIMIT 5`), [5])
  t.same(await searched(`${pattern} RETURN p SKIP 4`), [7])
  t.same(await searched(`${pattern} RETURN DISTINCT p`), [9])
  t.same(await searched(`${pattern} RETURN count(p)`), [9])
  t.same(await searched(`${pattern} AND length(p) > 1 RETURN p`), [9])
  t.same(await searched(`${pattern} RETURN p UNION ${pattern} RETURN p`), [9, 9])
  const { rows, cut } = await run(`${pattern} RETURN p`, { maxRows: 2 })
  t.same([rows.length, cut], [2, 'rows'])
})

t.test('errors of a query, before and while it runs', async (t) => {
  t.match(await refusal('MATCH (n) RETRUN n'), { name: 'CypherError', kind: 'syntax', line: 1 })
  t.match(await refusal('RETURN nothing'), { kind: 'undefinedVariable', column: 8 })
  t.match(await refusal('MATCH (n:User) RETURN n.age / 0'), {
    kind: 'runtime',
    reason: 'division by zero'
  })
  await t.rejects(run(`MATCH (n) WHERE n.name =~ '(' RETURN n`), CypherError)
  t.same((await run('RETURN 1 AS one')).rows, [[1n]], 'no connection has suffered')
})

t.test('an error of a running query has the place where it is known', async (t) => {
  const rows = [
    ['sum(u.name)', 'expected a number, but got a string'],
    ['avg(u.name)', 'expected a number, but got a string'],
    ['percentileCont(1, 2)', 'a percentile is a number from 0 to 1'],
    ['length(u.name)', 'expected a path, but got a string'],
    ['toUpper(u.age)', 'expected a string, but got an integer'],
    ['size(u.age)', 'expected a string or a list, but got an integer'],
    ['toInteger([u, 1][0])', 'expected a number, a string or a boolean, but got a node'],
    ['u.name - 1', 'expected a number, but got a string'],
    ['-u.name', 'expected a number, but got a string'],
    ['u.name[1]', 'expected a list or a value with properties, but got a string'],
    ['u.age / 0', 'division by zero'],
    ['left(u.name, -u.age)', 'the length of left() must not be negative'],
    ['date(u.name)', '"ANN" is no date'],
    ["u.name =~ '(?z)a'", 'the flags (?z) are not offered; i, m, s, u and x are'],
    ["u.name =~ '('", 'invalid regular expression: parentheses () not balanced']
  ] as const
  for (const [expression, reason] of rows) {
    const found = await refusal(`MATCH (u:User {name: 'ANN'})\nRETURN ${expression} AS value`)
    t.match(found, { kind: 'runtime', reason, line: 2, column: 8, text: expression }, expression)
  }
  t.match(await refusal('MATCH (u:User) WHERE u.name RETURN u'), {
    reason: 'expected a boolean, but got a string',
    column: 22,
    text: 'u.name'
  })
  t.match(await refusal('MATCH (u:User) RETURN u.age / 0, u.age / 1'), { line: undefined })
})

t.test('a query stops at the deadline of its request', async (t) => {
  const endless = `UNWIND range(1, 1000000) AS a UNWIND range(1, 20) AS b WITH a ORDER BY toString(a) DESC RETURN count(a)`
  const deadline = new Deadline(0.2)
  const bound = bindDeadline(db, deadline)
  await t.rejects(runCypher(bound, { query: endless, ...LIMITS }), TimeoutError)
  await t.rejects(run(endless, { timeoutMs: 200 }), TimeoutError)
})

t.test('how a query runs', async (t) => {
  const {
    sql: text,
    parameters,
    searches,
    plan
  } = await explainCypher(db, {
    query: `MATCH p = shortestPath((a:User)-[*1..]->(c:Computer)) WHERE a.name <> 'secret' RETURN p`,
    ...LIMITS
  })
  t.match(text, /^(with|select)/i)
  t.notMatch(text, 'secret', 'what the query says is bound')
  t.ok(parameters.length > 0)
  t.ok(parameters.every((type) => /^(list of )?(string|number|boolean|null|undefined)$/.test(type)))
  t.same(searches, [2])
  t.match(plan, [{ Plan: { 'Node Type': String } }])
  t.notMatch(JSON.stringify(plan), 'Actual Rows')
})

t.test('how a query ran', async (t) => {
  const request = { query: 'MATCH (n) RETURN n.name', ...LIMITS, maxRows: 2, analyze: true }
  const { plan } = await explainCypher(db, request)
  t.match(plan, [{ Plan: { 'Actual Rows': 2 }, 'Execution Time': Number }])
})

t.test('a query reads the graph of its own moment', async (t) => {
  const { rows } = await run('MATCH (n:User) RETURN count(n)')
  await sql`delete from nodes where object_id = 'ann'`.execute(db)
  t.same(rows, [[2n]])
  t.same((await run('MATCH (n:User) RETURN count(n)')).rows, [[1n]])
})
