/** The nodes of a result as a set: wherever they are in its rows, and however many rows there are. */
import { sql } from 'kysely'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { CypherError, readGraph, selectNodeIds } from '../../src/graph/cypher/cypher.ts'
import { testDatabase } from '../support/database.ts'
import { writeGraph } from '../support/graph.ts'

const { url } = await testDatabase(t)
const db = openDatabase(url)
t.teardown(() => db.destroy())

const select = (query: string, timeoutMs?: number, signal?: AbortSignal) =>
  readGraph(db, timeoutMs, (reader) => selectNodeIds(reader, { query, signal }))

const ids = await writeGraph(db, {
  nodes: {
    A: ['User', { objectid: 'A' }],
    B: ['User', { objectid: 'B' }],
    G: ['Group', { objectid: 'G' }],
    H: ['Group', { objectid: 'H' }],
    ODD: 'Odd'
  },
  edges: ['A -MemberOf-> G', 'G -MemberOf-> H', 'B -MemberOf-> H']
})
const idsOf = (keys: string) =>
  keys === ''
    ? []
    : keys
        .split(' ')
        .map((key) => ids.get(key) ?? 0)
        .sort((a, b) => a - b)

/** Query -> keys of the nodes that it returns. */
const CASES: Record<string, string> = {
  'MATCH (n:User) RETURN n': 'A B',
  'MATCH (n:User) RETURN n ORDER BY n.objectid DESC LIMIT 1': 'B',
  'MATCH (n:User)-->(g) RETURN g, n.objectid, 1.5, true, n': 'A B G H',
  'MATCH (n:User) RETURN n UNION MATCH (n {objectid: "G"}) RETURN n': 'A B G',
  'OPTIONAL MATCH (n:Computer) RETURN n': '',
  'MATCH (n:User)-[r]->() RETURN r, type(r), id(n)': '',
  'MATCH p = (:User)-[:MemberOf*1..]->(:Group) RETURN p': 'A B G H',
  'MATCH p = shortestPath((a:User)-[:MemberOf*1..]->(h:Group {objectid: "H"})) RETURN p': 'A B G H',
  'MATCH p = (:Group)-->() RETURN nodes(p), length(p)': 'G H',
  'MATCH p = (:Group)-->() RETURN relationships(p)': '',
  'MATCH (n:User) RETURN collect(n)': 'A B',
  'MATCH (n:User) WITH collect(n) + [null] AS all RETURN all': 'A B',
  'MATCH (n:User) RETURN [1, [n, "n"]]': 'A B',
  'MATCH (n:User) RETURN {x: {y: [n]}}': 'A B',
  'MATCH (n:User) RETURN CASE n.objectid WHEN "A" THEN n ELSE 1 END AS one': 'A',
  'MATCH p = (:Group)-->() RETURN [p], 1': 'G H',
  'MATCH p = (:Group)-->() RETURN {p: p}': 'G H',
  'MATCH (n:User) RETURN properties(n), labels(n), n {.*}': ''
}

t.test('every node that a query returns, once and by id', async (t) => {
  for (const [query, keys] of Object.entries(CASES)) {
    t.strictSame(await select(query), idsOf(keys), query)
  }
})

t.test('properties that look like a node in part are none', async (t) => {
  const a = ids.get('A')
  for (const odd of [
    { '~node': '1' },
    { '~node': 1.5 },
    { '~node': 1e30 },
    { '~node': null },
    { '~node': [a] },
    { '~node': a, more: true },
    { '~path': 'x' },
    { '~path': ['x', null, {}, 1.5] },
    { '~path': [a], more: true }
  ]) {
    await sql`
      update nodes set properties = jsonb_build_object('odd', ${JSON.stringify(odd)}::jsonb)
      where object_id = 'ODD'`.execute(db)
    t.strictSame(await select('MATCH (n:Odd) RETURN [n.odd]'), [], JSON.stringify(odd))
  }
})

t.test('what is wrong with a query is told with its place', async (t) => {
  const wrong = async (query: string) => {
    const error = await select(query).catch((error) => error)
    return error instanceof CypherError ? `${error.kind}: ${error.message}` : error
  }
  t.equal(
    await wrong('MATCH (n RETURN n'),
    'syntax: expected ")" after the node (line 1, column 10: RETURN); "(" is not closed'
  )
  t.equal(
    await wrong('MATCH (n) RETURN x'),
    'undefinedVariable: the variable "x" is not defined (line 1, column 18: x)'
  )
  t.equal(
    await wrong('MATCH (n) WHERE 1 / (id(n) - id(n)) = 1 RETURN n'),
    'runtime: division by zero (line 1, column 17: 1 / (id(n) - id(n)))'
  )
  t.equal(
    await wrong('MATCH (n) WHERE n.objectid = $id RETURN n'),
    'invalid: the parameter $id is missing (line 1, column 30: $id)'
  )
})

t.test('a query that takes too long, or that nobody waits for, ends', async (t) => {
  const endless =
    'UNWIND range(1, 2000000) AS a UNWIND range(1, 2000000) AS b MATCH (n) RETURN n, a + b'
  await t.rejects(select(`${endless} ORDER BY a * b % 7`, 300), { name: 'TimeoutError' })
  await t.rejects(select('MATCH (n) RETURN n', undefined, AbortSignal.abort()), {
    name: 'AbortError'
  })
})

t.test('there may be any number of rows and of nodes', async (t) => {
  await sql`
    insert into nodes (object_id, kind_ids)
    select 'MANY-' || n, array(select id from kinds where name = 'User') from generate_series(1, 120000) n`.execute(
    db
  )
  t.equal((await select('MATCH (n:User) RETURN n')).length, 120_002)
  t.strictSame(
    await select('UNWIND range(1, 300000) AS i MATCH (n:Group) RETURN n, i'),
    idsOf('G H')
  )
})
