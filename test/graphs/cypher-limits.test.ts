/** What keeps a Cypher query from taking the server with it. */
import { sql } from 'kysely'
import t from 'tap'
import { startApi } from '../support/api.ts'
import { addToGraph } from '../support/graph.ts'

const { db, call } = await startApi(t, {
  env: { CYPHER_MAX_ROWS: '10', CYPHER_MAX_BYTES: '20000' }
})
const names = Array.from({ length: 60 }, (_, n) => `N${n}`)
await addToGraph(db, {
  nodes: Object.fromEntries(
    names.map((name) => [name, ['User', { objectid: name, name, text: 'x'.repeat(1000) }] as const])
  ),
  edges: names.flatMap((start) =>
    names.filter((end) => end !== start).map((end) => `${start} -MemberOf-> ${end}`)
  )
})
const run = (query: string, headers: Record<string, string> = {}, more: object = {}) =>
  call('runCypherQuery', { body: { query, ...more }, headers })

async function statementsAtWork(): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from pg_stat_activity
    where state = 'active' and datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'`.execute(db)
  return rows.map(({ query }) => query)
}

const RUNAWAYS = {
  'a cartesian product': 'MATCH (a), (b), (c), (d), (e) RETURN count(*)',
  'all trails of a dense graph': 'MATCH p = (a)-[:MemberOf*]->(b) RETURN count(p)',
  'a long list': 'UNWIND range(1, 100000) AS a UNWIND range(1, 100000) AS b RETURN sum(a * b)'
}

for (const [name, query] of Object.entries(RUNAWAYS)) {
  t.test(`504 stops ${name} at the deadline, and the server stays well`, async (t) => {
    const [slow, other] = await Promise.all([
      run(query, { prefer: 'wait=1' }),
      run('MATCH (n) WHERE n.name = "N1" RETURN n.name')
    ])
    t.equal(slow.status, 504)
    t.match(slow.body.errors, [{ message: 'request timed out' }])
    t.equal(other.status, 200, 'others are served meanwhile')
    t.strictSame(await statementsAtWork(), [], 'no statement goes on')
    t.equal((await run('RETURN 1')).status, 200, 'and afterwards')
  })
}

t.test('200 says that there are more rows than it has', async (t) => {
  const query = 'MATCH (n) RETURN n.name ORDER BY n.name'
  const { status, body } = await run(query)
  t.equal(status, 200)
  t.equal(body.data.cut, 'rows')
  t.strictSame(
    body.data.literals.map(({ value }: { value: string }) => value),
    [...names].sort().slice(0, 10)
  )
  t.notOk('cut' in (await run(`${query} LIMIT 10`)).body.data, 'exactly as many are not cut')
})

t.test('200 says that the result is larger than it', async (t) => {
  const { status, body } = await run('MATCH (n) RETURN n.text + n.text + n.text AS text')
  t.equal(status, 200)
  t.equal(body.data.cut, 'bytes')
  t.equal(body.data.literals.length, 6, 'whole rows, as many as fit')
})
