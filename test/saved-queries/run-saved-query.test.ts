import t from 'tap'
import { addToGraph } from '../support/graph.ts'
import { startLibrary } from './library.ts'

const { db, aPerson, aQuery, callAs } = await startLibrary(t, { env: { CYPHER_MAX_ROWS: '3' } })
const [owner, reader, stranger] = [await aPerson(), await aPerson(), await aPerson()]
await addToGraph(db, {
  nodes: {
    U: ['User', { objectid: 'U', name: 'ADA, "A."' }],
    V: ['User', { objectid: 'V', name: '=HYPERLINK("x")' }],
    G: ['Group', { objectid: 'G' }]
  },
  edges: ['U -MemberOf-> G', 'V -MemberOf-> G']
})

type Options = { body?: object; format?: string; by?: { id: string } }

async function run(query: string, { body, format, by = owner }: Options = {}) {
  const { id } = await aQuery(owner, { query }, [reader])
  return callAs(by.id, 'runSavedQuery', {
    path: { saved_query_id: id },
    ...(format === undefined ? {} : { query: { format } }),
    ...(body === undefined ? {} : { body })
  })
}
async function linesOf(query: string, body?: object): Promise<string[]> {
  const answer = await run(query, { format: 'csv', ...(body ? { body } : {}) })
  t.equal(answer.status, 200)
  t.equal(answer.headers['content-type'], 'text/csv')
  const lines = answer.body.toString('utf8').split('\r\n')
  t.equal(lines.pop(), '', 'each line ends')
  return lines
}

t.test('200 the answer that the same query has without being saved', async (t) => {
  const query = 'MATCH p = (u:User {objectid: $id})-[:MemberOf]->(g) RETURN p, u.objectid'
  for (const include_properties of [true, false]) {
    const options = { parameters: { id: 'U' }, include_properties }
    const direct = await callAs(owner.id, 'runCypherQuery', { body: { query, ...options } })
    for (const by of [owner, reader]) {
      const { status, body } = await run(query, { body: options, by })
      t.equal(status, 200)
      t.strictSame(body, direct.body)
      t.match(body.data.literals, [{ value: 'U' }])
    }
  }
})

t.test('200 without a body', async (t) => {
  const { status, body } = await run('RETURN 7 AS n')
  t.equal(status, 200)
  t.strictSame(body.data.literals, [{ key: 'n', value: 7 }])
})

t.test('200 as a table, quoted where it must be and without formulas', async (t) => {
  t.strictSame(
    await linesOf('MATCH (u:User) RETURN u, u.name AS `the, name` ORDER BY u.objectid'),
    ['u,"the, name"', '"ADA, ""A.""","ADA, ""A."""', `"'=HYPERLINK(""x"")","'=HYPERLINK(""x"")"`]
  )
  t.strictSame(
    await linesOf(
      `MATCH p = (:User {objectid: 'U'})-[r]->(g) RETURN g, r, p, null AS x, [1, g] AS l, {k: -1} AS m`
    ),
    ['g,r,p,x,l,m', 'G,MemberOf,"ADA, ""A."" -[MemberOf]-> G",,"[1,""G""]","{""k"":-1}"']
  )
  t.strictSame(
    await linesOf(`MATCH p = (g:Group)<-[]-({objectid: $id}) RETURN p`, {
      parameters: { id: 'V' }
    }),
    ['p', '"G <-[MemberOf]- =HYPERLINK(""x"")"']
  )
  t.strictSame(await linesOf(`RETURN -5 AS a, 1.5 AS b, true AS c, '-x' AS d, 'a\\nb' AS e`), [
    'a,b,c,d,e',
    `-5,1.5,true,'-x,"a\nb"`
  ])
  t.strictSame(await linesOf('MATCH (n:User) WHERE false RETURN n'), ['n'])
})

t.test('200 a table that has more rows says so', async (t) => {
  const { headers } = await run('UNWIND range(1, 4) AS n RETURN n', { format: 'csv' })
  t.equal(headers['result-cut'], 'rows')
  t.match(headers['content-disposition'], /^attachment; filename=".+\.csv"$/)
  const whole = await run('UNWIND range(1, 3) AS n RETURN n', { format: 'csv' })
  t.notOk('result-cut' in whole.headers)
})

t.test('400 for a query that cannot run, a missing parameter, another format', async (t) => {
  for (const [query, options, context] of [
    ['MATCH (n RETURN n', {}, 'query'],
    ['RETURN $missing', {}, 'query'],
    ['RETURN 1', { format: 'xml' }, 'format'],
    ['RETURN 1', { body: { parameters: [] } }, 'parameters']
  ] as const) {
    const { status, body } = await run(query, options)
    t.equal(status, 400, query)
    t.match(body, { errors: [{ context }] })
  }
})

t.test('404 for a query that the caller may not read', async (t) => {
  const { status, body } = await run('RETURN 1', { by: stranger })
  t.equal(status, 404)
  t.match(body.errors, [{ message: 'query does not exist' }])
})
