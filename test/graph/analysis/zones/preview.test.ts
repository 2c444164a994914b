/** What a selector would select: seeds of both types, and what expansion adds to them. */
import { sql } from 'kysely'
import t from 'tap'
import {
  type PreviewOptions,
  previewMembers
} from '../../../../src/graph/analysis/zones/select-members.ts'
import { type Graph, writeGraph } from '../graph.ts'
import { graphDatabase } from '../graph-database.ts'
import { everyRow } from './tags.ts'

const db = await graphDatabase(t)

async function preview(seeds: string | string[], options: Partial<PreviewOptions> = {}) {
  const members = await previewMembers(db, {
    seeds:
      typeof seeds === 'string'
        ? [{ type: 2, value: seeds }]
        : seeds.map((value) => ({ type: 1, value })),
    expansion: 0,
    ...options
  })
  return members.map(({ objectId, source }) => `${source} ${objectId}`)
}

const OFFICE: Graph = {
  nodes: {
    A: ['User', { name: 'ADA' }],
    B: ['User', { displayname: 'Bob' }],
    G: 'Group',
    H: 'Group'
  },
  edges: ['A -MemberOf-> G', 'G -MemberOf-> H', 'B -MemberOf-> H']
}

t.test('an object id selects the node that has it exactly', async (t) => {
  await writeGraph(db, OFFICE)
  t.strictSame(await preview(['B', 'A', 'a', 'nobody', 'A']), ['1 A', '1 B'])
})

t.test('a query selects the nodes that it returns', async (t) => {
  await writeGraph(db, OFFICE)
  t.strictSame(await preview('match (n:User) return n, n.name, 1'), ['1 A', '1 B'])
  t.strictSame(await preview('match p = (:Group)-->(:Group) return {p: [p]}'), ['1 G', '1 H'])
  t.strictSame(await preview('match (u:User)-[r]->() return r'), [])
})

t.test('seeds of both types add up', async (t) => {
  await writeGraph(db, OFFICE)
  const seeds = [
    { type: 1, value: 'H' },
    { type: 2, value: 'match (n:User) return n' },
    { type: 2, value: 'match (n:Group)<--(:User {name: "ADA"}) return n' }
  ]
  t.strictSame(await preview([], { seeds }), ['1 A', '1 B', '1 G', '1 H'])
})

const NESTED: Graph = {
  nodes: {
    // Found first, written last.
    U3: 'User',
    POLICY: 'GPO',
    UNIT: 'OU',
    U2: 'User',
    U1: 'User',
    TEAM: 'Group',
    ALL: 'Group'
  },
  edges: [
    'TEAM -MemberOf-> ALL',
    'U1 -MemberOf-> TEAM',
    'U2 -MemberOf-> ALL',
    'U3 -MemberOf-> TEAM',
    'ALL -MemberOf-> TEAM',
    'UNIT -Contains-> U2',
    'POLICY -GPLink-> UNIT'
  ]
}
const WHOLE = ['1 ALL', '2 U3', '2 U2', '2 U1', '2 TEAM', '3 POLICY', '3 UNIT']

t.test('seeds come first, then children, then parents, each by id, up to the limit', async (t) => {
  await writeGraph(db, NESTED)
  for (let limit = 0; limit <= 8; limit += 1) {
    t.strictSame(await preview(['ALL'], { expansion: 1, limit }), WHOLE.slice(0, limit))
  }
  t.strictSame(await preview(['ALL'], { expansion: 1 }), WHOLE)
  t.strictSame(await preview(['ALL'], { expansion: 3 }), WHOLE.slice(0, 5))
  t.strictSame(await preview(['U2', 'TEAM', 'POLICY'], { expansion: 1, limit: 4 }), [
    '1 POLICY',
    '1 U2',
    '1 TEAM',
    '2 U3'
  ])
})

t.test(
  'a preview stores nothing, and is made under the role that reads the graph alone',
  async (t) => {
    await writeGraph(db, NESTED)
    const before = await everyRow(db)
    await preview('match (n) return n', { expansion: 1 })
    t.strictSame(await everyRow(db), before)
    await sql`revoke select on edges from graph_reader`.execute(db)
    await t.rejects(preview('match (n)-->() return n'), /permission denied for table edges/)
    await t.rejects(preview(['ALL'], { expansion: 1 }), /permission denied for table edges/)
    await sql`grant select on edges to graph_reader`.execute(db)
  }
)

t.test("a query that is wrong, or fails as it runs, is its author's", async (t) => {
  await writeGraph(db, NESTED)
  const fails = { name: 'CypherError' }
  await t.rejects(preview('match (n return n'), { ...fails, kind: 'syntax' })
  await t.rejects(preview('match (n) where 1 / (id(n) - id(n)) = 1 return n'), {
    ...fails,
    kind: 'runtime',
    reason: 'division by zero'
  })
})

t.test('nobody goes on with a preview that is not waited for', async (t) => {
  await writeGraph(db, NESTED)
  const signal = AbortSignal.abort()
  await t.rejects(preview('match (n) return n', { signal }), { name: 'AbortError' })
  await t.rejects(preview(['ALL'], { expansion: 1, signal }), { name: 'AbortError' })
})

t.test('a graph without any of the kinds is expanded to nothing', async (t) => {
  await writeGraph(db, { nodes: { X: '!Thing', Y: '!Thing' }, edges: ['X -Knows-> Y'] })
  await sql`delete from kinds where name in ('Group', 'OU', 'MemberOf', 'Contains')`.execute(db)
  t.strictSame(await preview(['X'], { expansion: 1 }), ['1 X'])
})
