import pg from 'pg'
import t from 'tap'
import {
  byId,
  byName,
  edge,
  MONDAY,
  mergeFiles,
  node,
  openGraph,
  TUESDAY
} from './staged-records.ts'

const { url, client, merge, nodes, edges } = await openGraph(t)

t.test('a new object has its kinds, its properties, objectid and lastseen', async (t) => {
  await merge([[node('A', ['User', 'Base'], { name: 'ANN', list: [1, 'x'], deep: { a: true } })]])
  t.strictSame((await nodes()).A, {
    object_id: 'A',
    kinds: ['Base', 'User'],
    properties: {
      name: 'ANN',
      list: [1, 'x'],
      deep: { a: true },
      objectid: 'A',
      lastseen: '2026-01-05T10:00:00.000Z'
    }
  })
})

t.test('kinds are united with what is known, each once, sorted', async (t) => {
  await merge([[node('A', ['Base', 'User'])]])
  await merge([[node('A', ['Zeta', 'Base', 'Zeta']), node('A', ['Alpha'])]])
  t.strictSame((await nodes()).A?.kinds, ['Alpha', 'Base', 'User', 'Zeta'])
  const { rows } = await client.query('select kind_ids from nodes')
  t.strictSame(
    rows[0].kind_ids,
    [...rows[0].kind_ids].sort((a: number, b: number) => a - b)
  )
  t.equal(new Set(rows[0].kind_ids).size, 4)
})

t.test('properties merge key by key: new wins, what is not named stays', async (t) => {
  await merge([[node('A', ['User'], { name: 'OLD', title: 'kept', tags: [1, 2] })]])
  await merge([[node('A', ['User'], { name: 'NEW', tags: [3], email: 'a' })]], TUESDAY)
  t.strictSame((await nodes()).A?.properties, {
    name: 'NEW',
    title: 'kept',
    tags: [3],
    email: 'a',
    objectid: 'A',
    lastseen: '2026-01-06T11:30:00.250Z'
  })
})

t.test('an object that several files describe gets all of it, the last one winning', async (t) => {
  await merge([
    [node('A', ['User'], { a: 1, b: 1, c: 1 }, true)],
    [node('A', ['Admin'], { b: 2, c: 2 }), node('A', [], { c: 3 })],
    [node('A', ['User'], {})]
  ])
  const { A } = await nodes()
  t.match(A?.properties, { a: 1, b: 2, c: 3 })
  t.strictSame(A?.kinds, ['Admin', 'User'])
})

t.test('lastcollected is written only for what was collected itself, and then kept', async (t) => {
  await merge([[node('A', ['User'], {}, true), node('B', ['User'])]])
  await merge([[node('A', ['User'])]], TUESDAY)
  const { A, B } = await nodes()
  t.match(A?.properties, {
    lastcollected: '2026-01-05T10:00:00.000Z',
    lastseen: '2026-01-06T11:30:00.250Z'
  })
  t.notOk('lastcollected' in (B?.properties ?? {}))
})

t.test(
  'an edge end that nobody describes becomes a stub of the kinds that it was given',
  async (t) => {
    await merge([
      [
        node('A', ['User'], { name: 'ANN' }),
        edge(byId('A', 'Base'), 'MemberOf', byId('G', 'Base', 'Group'))
      ]
    ])
    const { A, G } = await nodes()
    t.strictSame(G, {
      object_id: 'G',
      kinds: ['Base', 'Group'],
      properties: { objectid: 'G', lastseen: '2026-01-05T10:00:00.000Z' }
    })
    t.strictSame(A?.kinds, ['Base', 'User'], 'an end that is described gains the kinds')
    t.equal(A?.properties.name, 'ANN')
  }
)

t.test('a stub keeps what an earlier load knew, and counts as seen', async (t) => {
  await merge([[node('A', ['User'], { name: 'ANN' })]])
  await merge([[edge(byId('A'), 'Knows', byId('A'))]], TUESDAY)
  t.match((await nodes()).A?.properties, { name: 'ANN', lastseen: '2026-01-06T11:30:00.250Z' })
})

t.test(
  'an edge is one per start, kind and end; its properties merge and it is seen again',
  async (t) => {
    const a = byId('A', 'User')
    const b = byId('B', 'User')
    await merge([
      [
        edge(a, 'Knows', b, { x: 1, y: 1, z: 1 }),
        edge(a, 'Knows', b, { y: 2, z: 2 }),
        edge(b, 'Knows', a)
      ],
      [edge(a, 'Knows', b, { z: 3 }), edge(a, 'Likes', b)]
    ])
    t.strictSame(await edges(), [
      { edge: 'A Knows B', properties: { x: 1, y: 2, z: 3 }, last_seen: MONDAY },
      { edge: 'A Likes B', properties: {}, last_seen: MONDAY },
      { edge: 'B Knows A', properties: {}, last_seen: MONDAY }
    ])
    await merge([[edge(a, 'Knows', b, { x: 9 })]], TUESDAY)
    const [again, untouched] = await edges()
    t.strictSame(again, { edge: 'A Knows B', properties: { x: 9, y: 2, z: 3 }, last_seen: TUESDAY })
    t.strictSame(untouched?.last_seen, MONDAY)
  }
)

t.test('the same load again changes no counts and no ids', async (t) => {
  const files = [
    [node('A', ['User'], { name: 'ANN' }), edge(byId('A'), 'Knows', byId('B', 'User'), { w: 1 })],
    [edge(byName('ann'), 'Likes', byId('B'))]
  ]
  const snapshot = async () =>
    (
      await client.query(
        `select (select json_agg(row(id, object_id, kind_ids, properties - 'lastseen') order by id) from nodes) as nodes,
          (select json_agg(row(id, start_id, kind_id, end_id, properties) order by id) from edges) as edges,
          (select json_agg(row(id, name) order by id) from kinds) as kinds`
      )
    ).rows[0]
  await merge(files)
  const before = await snapshot()
  t.equal(before.edges.length, 2)
  await merge(files, TUESDAY)
  t.strictSame(await snapshot(), before)
})

t.test('kinds and source kinds are added once, without gaps in their numbers', async (t) => {
  await merge([[node('A', ['K1', 'K2'])]], MONDAY, ['Made'])
  await merge([[node('A', ['K1', 'K2', 'K3'])]], MONDAY, ['Made', 'Base'])
  const kinds = await client.query('select id, name from kinds order by id')
  t.strictSame(kinds.rows, [
    { id: 1, name: 'K1' },
    { id: 2, name: 'K2' },
    { id: 3, name: 'K3' }
  ])
  const sources = await client.query(`select name from source_kinds where name in ('Made', 'Base')`)
  t.equal(sources.rowCount, 2)
})

t.test('text that is special to COPY arrives as it was', async (t) => {
  const odd = 'tab\t line\n return\r back\\slash \\N \\. "quote" \u{1f600} \u2028'
  await merge([[node(odd, [odd], { [odd]: odd }), edge(byId(odd), odd, byId('B'), { [odd]: odd })]])
  const row = (await nodes())[odd]
  t.strictSame(row?.kinds, [odd])
  t.equal(row?.properties[odd], odd)
  t.strictSame((await edges())[0]?.properties, { [odd]: odd })
})

t.test('seeing an edge again does not touch its indexes', async (t) => {
  const files = [[edge(byId('A'), 'Knows', byId('B'), { x: 1 })]]
  const updates = async () =>
    (
      await client.query<{ all: number; in_place: number }>(
        `select n_tup_upd::int as all, n_tup_hot_upd::int as in_place
          from pg_stat_xact_user_tables where relname = 'edges'`
      )
    ).rows[0] ?? { all: 0, in_place: 0 }
  await merge(files)
  await client.query('begin')
  const before = await updates()
  await mergeFiles(client, files, TUESDAY)
  const after = await updates()
  await client.query('commit')
  t.equal(after.all - before.all, 1)
  t.equal(after.in_place - before.in_place, 1)
})

t.test('two loads of the same objects at once both succeed', async (t) => {
  const ids = Array.from({ length: 200 }, (_, i) => `N${String(i).padStart(3, '0')}`)
  const records = (order: string[], property: string) => [
    ...order.map((id) => node(id, ['User'], { [property]: 1, name: id })),
    ...order.map((id) => edge(byId(id), 'Knows', byName(ids[0] ?? '')))
  ]
  const second = new pg.Client(url)
  await second.connect()
  t.teardown(() => second.end())
  const load = async (one: pg.Client, order: string[], property: string) => {
    await one.query('begin')
    await mergeFiles(one, [records(order, property)])
    await one.query('commit')
  }
  await Promise.all([load(client, ids, 'a'), load(second, ids.toReversed(), 'b')])
  const { rows } = await client.query(
    `select count(*)::int as nodes from nodes where properties ?& array['a', 'b']`
  )
  t.equal(rows[0].nodes, 200)
  t.equal((await edges()).length, 200)
})
