import { sql } from 'kysely'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { startApi } from '../support/api.ts'
import { testDatabase } from '../support/database.ts'
import { addToGraph } from '../support/graph.ts'
import { objects, queries, type Seed, startSelectors } from './selectors.ts'

const { db, call, rows } = await startSelectors(t)
const crowd = Array.from({ length: 250 }, (_, n) => `CROWD-${n}`)
const ids = await addToGraph(db, {
  nodes: {
    UNIT: ['OU', { name: 'UNIT@CORP' }],
    INNER: ['OU', { name: 'INNER@CORP' }],
    POLICY: ['GPO', { name: 'POLICY@CORP' }],
    BOX: ['Container', { name: 'BOX@CORP' }],
    TEAM: ['Group', { name: 'TEAM@CORP', isaclprotected: false }],
    LEADS: ['Group', { name: 'LEADS@CORP' }],
    ADA: ['User', { name: 'ADA@CORP', isaclprotected: true }],
    BOB: ['User', { displayname: 'Bob' }],
    ODD: '! Base',
    EVERYBODY: 'Group',
    ...Object.fromEntries(crowd.map((id) => [id, 'User']))
  },
  edges: [
    'UNIT -Contains-> INNER',
    'INNER -Contains-> BOB',
    'POLICY -GPLink-> UNIT',
    'BOX -Contains-> TEAM',
    'BOX -Contains-> ADA',
    'LEADS -MemberOf-> TEAM',
    'BOB -MemberOf-> LEADS',
    'ADA -MemberOf-> TEAM',
    ...crowd.map((id) => `${id} -MemberOf-> EVERYBODY`)
  ]
})

type Preview = { expansion?: number; limit?: string; headers?: Record<string, string> }
type Member = { source: number; object_id: string }

const preview = (seeds: unknown, { expansion, limit, headers = {} }: Preview = {}) =>
  call('previewSelectors', {
    ...(limit === undefined ? {} : { query: { limit } }),
    body: { seeds, ...(expansion === undefined ? {} : { expansion }) },
    headers
  })
async function found(seeds: Seed[], options: Preview = {}): Promise<string[]> {
  const { status, body } = await preview(seeds, options)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data.members.map(({ source, object_id }: Member) => `${source} ${object_id}`)
}

t.test('200 shows what is selected, the first also alone', async (t) => {
  const { status, body } = await preview(objects('BOB', 'ADA', 'ODD'), { expansion: 0 })
  const ada = {
    id: ids.get('ADA'),
    object_id: 'ADA',
    primary_kind: 'User',
    name: 'ADA@CORP',
    properties: {},
    source: 1
  }
  t.equal(status, 200)
  t.strictSame(body, {
    data: {
      member: ada,
      members: [
        ada,
        { ...ada, id: ids.get('BOB'), object_id: 'BOB', name: 'Bob' },
        { ...ada, id: ids.get('ODD'), object_id: 'ODD', primary_kind: 'Base', name: 'ODD' }
      ]
    }
  })
})

t.test('200 without a first member where nothing is selected', async (t) => {
  for (const seeds of [
    objects('nobody', 'ada', ' ADA'),
    queries('MATCH (n:Computer) RETURN n'),
    queries('OPTIONAL MATCH (n:Computer) RETURN n')
  ]) {
    const { status, body } = await preview(seeds)
    t.equal(status, 200)
    t.strictSame(body, { data: { members: [] } })
  }
})

const TEAM = ['1 TEAM', '2 LEADS', '2 ADA', '2 BOB']
const EXPANDED = {
  0: ['1 TEAM'],
  1: [...TEAM, '3 UNIT', '3 INNER', '3 POLICY', '3 BOX'],
  2: TEAM,
  3: [...TEAM, '3 BOX']
}

for (const [expansion, expected] of Object.entries(EXPANDED)) {
  t.test(`200 expands ${expansion} as it is described`, async (t) => {
    t.strictSame(await found(objects('TEAM'), { expansion: Number(expansion) }), expected)
    const query = "MATCH (n:Group) WHERE n.name STARTS WITH 'TEAM@' RETURN n"
    t.strictSame(await found(queries(query), { expansion: Number(expansion) }), expected)
  })
}

t.test('200 expands by everything unless it is said otherwise', async (t) => {
  t.strictSame(await found(objects('TEAM')), EXPANDED[1])
})

t.test('200 what is found in several ways counts as the first of them', async (t) => {
  t.strictSame(await found(objects('BOB', 'TEAM', 'INNER', 'TEAM')), [
    '1 INNER',
    '1 TEAM',
    '1 BOB',
    '2 LEADS',
    '2 ADA',
    '3 UNIT',
    '3 POLICY',
    '3 BOX'
  ])
  const paths = 'MATCH p = (:User)-[:MemberOf]->(:Group)-[:MemberOf]->(g) RETURN p, g.name'
  t.strictSame(
    await found(queries(paths, "MATCH (n {name: 'ADA@CORP'}) RETURN n"), { expansion: 0 }),
    ['1 TEAM', '1 LEADS', '1 ADA', '1 BOB']
  )
})

t.test('200 stops at the limit, 200 where none is sent', async (t) => {
  t.strictSame(await found(objects('TEAM'), { limit: '3' }), EXPANDED[1].slice(0, 3))
  t.strictSame(await found(objects('TEAM'), { limit: '0' }), [])
  t.equal((await found(objects('EVERYBODY'))).length, 200)
  t.equal((await found(objects('EVERYBODY'), { limit: '2147483647' })).length, 251)
  const { body } = await preview(objects('TEAM'), { limit: '0' })
  t.notOk('member' in body.data)
})

t.test('200 stores nothing, not even that somebody asked', async (t) => {
  const state = async () => ({
    rows: await rows(),
    logs: await db.selectFrom('audit_logs').select('id').execute()
  })
  const before = await state()
  await preview(queries('MATCH (n) RETURN n'))
  t.strictSame(await state(), before)
})

t.test('400 for seeds, an expansion or a limit that does not fit', async (t) => {
  for (const [body, query, context, message] of [
    [{}, {}, 'seeds', 'is required'],
    [{ seeds: [] }, {}, 'seeds', /at least 1 (item|character)$/],
    [{ seeds: [{ type: 3, value: 'A' }] }, {}, 'seeds[0].type', 'must be one of 1, 2'],
    [{ seeds: objects('') }, {}, 'seeds[0].value', /at least 1 (item|character)$/],
    [
      { seeds: [...objects('A'), ...queries('MATCH (n) RETURN n')] },
      ...([{}, 'seeds', 'all seeds must be of the same type'] as const)
    ],
    [{ seeds: objects('A'), expansion: 4 }, {}, 'expansion', 'must be one of 0, 1, 2, 3'],
    [{ seeds: objects('A'), expansion: null }, {}, 'expansion', /./],
    [{ seeds: objects('A') }, { limit: '-1' }, 'limit', /must be >= 0/],
    [{ seeds: objects('A') }, { limit: 'all' }, 'limit', 'must be integer']
  ] as const) {
    const answer = await call('previewSelectors', { body, query })
    t.equal(answer.status, 400, context)
    t.match(answer.body.errors, [{ context, message }])
  }
})

t.test('400 for Cypher that is wrong, writes or returns no nodes', async (t) => {
  for (const [query, message] of [
    ['MATCH (n RETURN n', /^cypher is invalid: expected "\)" .* \(line 1, column 10: RETURN\)/],
    ['MATCH (n) SET n.owned = true RETURN n', /^cypher is invalid: .*queries only read/],
    ['MATCH (n) RETURN n.name', /^cypher is invalid: the query returns no nodes/],
    ['MATCH (n) WHERE n.name = $name RETURN n', /^cypher is invalid: .* \$name/]
  ] as const) {
    const { status, body } = await preview(queries(query))
    t.equal(status, 400, query)
    t.match(body.errors, [{ context: 'seeds', message }])
  }
})

t.test('400 for Cypher that goes wrong when it runs, naming the seed of several', async (t) => {
  const wrong = 'MATCH (n:OU) WHERE 1 / (size(n.name) - size(n.name)) = 1 RETURN n'
  const reason = 'division by zero (line 1, column 20: 1 / (size(n.name) - size(n.name)))'
  const alone = await preview(queries(wrong))
  t.equal(alone.status, 400)
  t.strictSame(alone.body.errors, [{ context: 'seeds', message: `cypher is invalid: ${reason}` }])
  const among = await preview(queries('MATCH (n:GPO) RETURN n', wrong))
  t.equal(among.status, 400)
  t.strictSame(among.body.errors, [
    { context: 'seeds', message: `cypher is invalid: seed 2: ${reason}` }
  ])
})

const RUNAWAYS = {
  'a seed': queries('MATCH (n), (b), (c), (d), (e), (f) RETURN n'),
  'a seed after others': queries('MATCH (n:OU) RETURN n', 'MATCH (n), (b), (c), (d), (e) RETURN n')
}

for (const [name, seeds] of Object.entries(RUNAWAYS)) {
  t.test(`504 stops ${name} at the deadline, and its SQL`, async (t) => {
    const { status, body, headers } = await preview(seeds, { headers: { prefer: 'wait=1' } })
    t.equal(status, 504)
    t.equal(headers['preference-applied'], 'wait=1.00')
    t.strictSame(body.errors, [{ context: 'request', message: 'request timed out' }])
    const { rows } = await sql`
      select query from pg_stat_activity
      where state = 'active' and datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`.execute(db)
    t.strictSame(rows, [], 'no statement goes on')
    t.strictSame(await found(objects('ADA'), { expansion: 0 }), ['1 ADA'], 'and the next is served')
  })
}

t.test('seeds run as the role that reads the graph and nothing else', async (t) => {
  await sql`revoke select on edges from graph_reader`.execute(db)
  t.teardown(() => sql`grant select on edges to graph_reader`.execute(db))
  t.equal(
    (await preview(queries('MATCH (n)-[:GPLink]->() RETURN n'), { expansion: 0 })).status,
    500
  )
  t.strictSame(await found(queries('MATCH (n:GPO) RETURN n'), { expansion: 0 }), ['1 POLICY'])
})

t.test('200 from a standby of the database where there is one', async (t) => {
  const readDb = openDatabase((await testDatabase(t)).url)
  t.teardown(() => readDb.destroy())
  await addToGraph(readDb, { nodes: { COPY: 'User' } })
  const standing = await startApi(t, { readDb })
  for (const seeds of [objects('COPY'), queries('MATCH (n:User) RETURN n')]) {
    const { body } = await standing.call('previewSelectors', { body: { seeds } })
    t.match(body.data.members, [{ object_id: 'COPY' }])
  }
})
