import t from 'tap'
import { startApi } from '../support/api.ts'
import { addToGraph } from '../support/graph.ts'

const { db, call } = await startApi(t)
await addToGraph(db, {
  nodes: { A: ['User', { name: 'ADA' }], G: 'Group' },
  edges: ['A -MemberOf-> G']
})
const explain = (query: string, more: object = {}) =>
  call('explainCypherQuery', { body: { query, ...more } })

t.test('200 the SQL, without any value of the query in it, and its plan', async (t) => {
  const { status, body } = await explain(
    "MATCH (u:User) WHERE u.name = 'secret-ada' RETURN u.enabled"
  )
  t.equal(status, 200)
  const { sql, parameters, searches, plan } = body.data
  t.match(sql, /\bfrom\b.*\bnodes\b/is)
  t.match(sql, /\$1/)
  t.notMatch(sql, /secret-ada|'enabled'/)
  t.ok(parameters.includes('string'))
  t.strictSame(searches, [])
  t.match(plan, [{ Plan: { 'Node Type': String } }])
  t.notOk('Actual Rows' in plan[0].Plan, 'it was not run')
})

t.test('200 with analyze it has run', async (t) => {
  const { body } = await explain('MATCH (u:User) RETURN u', { analyze: true })
  t.equal(body.data.plan[0].Plan['Actual Rows'], 1)
})

t.test('200 tells how many paths were found before', async (t) => {
  const query = 'MATCH p = shortestPath((a {name: $who})-[*1..]->(g:Group)) RETURN p'
  const { body } = await explain(query, { parameters: { who: 'ADA' } })
  t.strictSame(body.data.searches, [1])
})

t.test('400 for a query that is wrong, as when it is run', async (t) => {
  const { status, body } = await explain('MATCH (n) RETURN m')
  t.equal(status, 400)
  t.match(body.errors, [{ context: 'query', message: /line 1, column 18: m/ }])
})

t.test('403 for all who may run a query but do not administer', async (t) => {
  for (const as of ['Power User', 'Auditor', 'User', 'Read-Only'] as const) {
    const body = { query: 'RETURN 1' }
    t.equal((await call('explainCypherQuery', { body, as })).status, 403, as)
    t.equal((await call('runCypherQuery', { body, as })).status, 200, as)
  }
})
