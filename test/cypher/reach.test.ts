/** How far a query reaches: to the tables of the graph and no further. */
import { sql } from 'kysely'
import t, { type Test } from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { CypherError, runCypher } from '../../src/graph/cypher/cypher.ts'
import { readGraph } from '../../src/graph/cypher/reader-role.ts'
import { type Compiled, statementsOf } from '../support/cypher-sql.ts'
import { tckCases, withoutTck } from '../support/cypher-tck.ts'
import { testDatabase } from '../support/database.ts'
import { addToGraph } from '../support/graph.ts'
import { HOSTILE, HOSTILE_EXPRESSIONS, named, quoted } from './hostile.ts'
import { choicesOf } from './random/choices.ts'
import { randomQuery } from './random/query.ts'

const LIMITS = { maxRows: 100, maxBytes: 1_000_000, timeoutMs: 10_000 }
const READABLE = ['edges', 'edges_version', 'kinds', 'nodes']

/** What may follow FROM and JOIN; everything else is a name that the translator counted. */
const SOURCES = [
  '(',
  'nodes',
  'edges',
  'kinds',
  'unnest',
  'jsonb_array_elements',
  'generate_series'
]
const COUNTED = /^[a-z]+\d+[a-z]?$/
/** Functions that read or change what is outside of the statement. */
const OUTWARD =
  /\b(?:pg_\w+|set_config|current_setting|dblink\w*|lo_\w+|\w+_to_xml\w*|nextval|setval)\b/i

function outside({ sql: text }: Compiled): string[] {
  const sources = [
    ...text.matchAll(/(?<!distinct )\b(?:from|join)\s+(?:lateral\s+)?([\w."]+|\()/gi)
  ]
    .map(([, source = '']) => source.replaceAll('"', ''))
    .filter((source) => !SOURCES.includes(source) && !COUNTED.test(source))
  const schemas = [...text.matchAll(/(?<![\w".])([a-z_]\w*)\.[a-z_]\w*\s*\(/gi)]
    .map(([, schema = '']) => schema)
    .filter((schema) => schema !== 'cypher')
  return [...sources, ...schemas, ...(OUTWARD.exec(text) ?? [])]
}

async function graphDatabase(t: Test) {
  const { url } = await testDatabase(t)
  const db = openDatabase(url, { poolSize: 2 })
  t.teardown(() => db.destroy())
  await addToGraph(db, { nodes: { A: 'User', B: 'Group' }, edges: ['A -MemberOf-> B'] })
  return db
}

t.test('the reader of the graph may read its tables and no other', async (t) => {
  const db = await graphDatabase(t)
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(db)
  const open: string[] = []
  for (const { name } of rows) {
    const read = readGraph(db, undefined, ({ trx }) => sql.raw(`select from ${name}`).execute(trx))
    await read.then(
      () => open.push(name.replace('public.', '')),
      (error) => t.equal(error.code, '42501', name)
    )
  }
  t.ok(rows.some(({ name }) => name === 'public.users'))
  t.strictSame(open, READABLE)
})

t.test('nor can it change anything', async (t) => {
  const db = await graphDatabase(t)
  const statements = [
    sql`delete from nodes`,
    sql`insert into kinds (name) values ('X')`,
    sql`create temporary table copied as select * from nodes`,
    sql`create function public.f() returns int language sql as 'select 1'`,
    sql`select pg_read_file('/etc/hostname')`,
    sql`select lo_import('/etc/hostname')`,
    sql`copy nodes to program 'true'`
  ]
  for (const statement of statements) {
    const run = readGraph(db, undefined, ({ trx }) => statement.execute(trx))
    await t.rejects(run, { code: /^(42501|25006)$/ }, statement.compile(db).sql)
  }
})

t.test('random queries name no other tables', async (t) => {
  for (let seed = 1; seed <= 1500; seed++) {
    // A linear congruential generator: the same queries each time.
    let state = seed
    const next = () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31
      return state >> 8
    }
    const { text } = randomQuery(choicesOf(Array.from({ length: 250 }, next)))
    const found = statementsOf(text, {}, ['A', 'B', 'R', 'S']).flatMap(outside)
    if (found.length > 0) t.strictSame(found, [], text)
  }
  t.pass()
})

const skip = withoutTck

t.test('nor do the queries of the TCK', { skip }, async (t) => {
  for (const { query, parameters, expected } of tckCases().cases) {
    if (expected.type === 'error') continue
    const found = statementsOf(query, parameters).flatMap(outside)
    if (found.length > 0) t.strictSame(found, [], query)
  }
  t.pass()
})

t.test('hostile queries find nothing, break nothing and change nothing', async (t) => {
  const db = await graphDatabase(t)
  const run = (query: string, parameters = {}) => runCypher(db, { query, parameters, ...LIMITS })
  for (const text of HOSTILE) {
    const [value, name] = [quoted(text), named(text)]
    t.strictSame((await run(`RETURN ${value} AS a`)).rows, [[text]])
    t.strictSame((await run('RETURN $p AS a', { p: text })).rows, [[text]])
    t.strictSame((await run(`RETURN {${name}: ${value}}[${value}] AS ${name}`)).columns, [text])
    const nothing = [
      `MATCH (n) WHERE n.name = ${value} OR n.name CONTAINS ${value} RETURN n`,
      `MATCH (n:${name}) RETURN n`,
      `MATCH (n)-[:${name}*1..2]->() WHERE n.${name} = ${value} RETURN n`,
      `MATCH p = shortestPath((n {name: ${value}})-[:${name}*]->(m)) WHERE n <> m RETURN p`
    ]
    for (const query of nothing) t.strictSame((await run(query)).rows, [], query.slice(0, 100))
  }
  for (const text of [...HOSTILE, ...HOSTILE_EXPRESSIONS]) {
    const matching = run(`MATCH (n) WHERE n.objectid =~ ${quoted(text)} RETURN n`)
    await matching.catch((error) => t.type(error, CypherError, text.slice(0, 100)))
  }
  const { rows } = await run('MATCH (n) OPTIONAL MATCH (n)-[r]->() RETURN count(n), count(r)')
  t.strictSame(rows, [[2n, 1n]])
})

t.test('what would change the graph is refused by its name', async (t) => {
  const db = await graphDatabase(t)
  const updates: Record<string, string> = {
    CREATE: 'CREATE (n:User) RETURN n',
    MERGE: 'MATCH (n) MERGE (n)-[:R]->(m) RETURN m',
    SET: 'MATCH (n) SET n.x = 1 RETURN n',
    DELETE: 'MATCH (n) DELETE n',
    DETACH: 'MATCH (n) DETACH DELETE n',
    REMOVE: 'MATCH (n) REMOVE n.x RETURN n',
    FOREACH: 'MATCH (n) FOREACH (x IN [1] | SET n.x = x)',
    CALL: 'CALL db.labels() YIELD label RETURN label',
    LOAD: "LOAD CSV FROM 'file:///etc/passwd' AS line RETURN line",
    DROP: 'DROP INDEX x'
  }
  for (const [name, query] of Object.entries(updates)) {
    const refusal = { name: 'CypherError', kind: 'unsupported', message: new RegExp(`"${name}"`) }
    await t.rejects(runCypher(db, { query, ...LIMITS }), refusal, query)
  }
})
