import t from 'tap'
import { startApi } from '../support/api.ts'
import { addToGraph } from '../support/graph.ts'

const { db, call } = await startApi(t)
const SEEN = '2026-01-02T03:04:05.000Z'
const named = (objectid: string, name: string, more: object = {}) => ({ objectid, name, ...more })
const ids = await addToGraph(db, {
  nodes: {
    'U-1': ['User', named('U-1', 'ADA', { lastseen: SEEN, enabled: true, spns: ['a/b'] })],
    'U-2': ['User', named('U-2', 'BOB', { enabled: false, logons: 3 })],
    G: ['Group Tag_Tier_Zero', named('G', 'ADMINS')],
    C: ['Computer', named('C', 'DC01')]
  },
  edges: [['U-1 -MemberOf-> G', { isacl: false }], 'G -AdminTo-> C', 'U-2 -AdminTo-> C']
})
const keyOf = (objectId: string) => String(ids.get(objectId))
const user = {
  label: 'ADA',
  kind: 'User',
  kinds: ['Base', 'User'],
  objectId: 'U-1',
  isTierZero: false,
  isOwnedObject: false,
  lastSeen: SEEN
}

const run = (query: string, more: object = {}) =>
  call('runCypherQuery', { body: { query, ...more } })
const literals = async (query: string, parameters: object = {}) => {
  const { status, body } = await run(query, { parameters })
  t.equal(status, 200, query)
  return body.data.literals
}

t.test('200 nodes by key and edges, each once however often it comes', async (t) => {
  const { status, body } = await run(
    `MATCH p = (u:User)-[:MemberOf|AdminTo*1..]->(c:Computer) WHERE u.name = 'ADA'
     RETURN p, u, collect(c), 'again' ORDER BY u.name`
  )
  t.equal(status, 200)
  t.strictSame(Object.keys(body.data.nodes).sort(), ['U-1', 'G', 'C'].map(keyOf).sort())
  t.strictSame(body.data.nodes[keyOf('U-1')], user)
  t.match(body.data.nodes[keyOf('G')], { isTierZero: true, label: 'ADMINS', kind: 'Group' })
  t.strictSame(
    body.data.edges.map(({ lastSeen, ...edge }: { lastSeen: string }) => {
      t.match(lastSeen, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      return edge
    }),
    [
      { source: keyOf('U-1'), target: keyOf('G'), label: 'MemberOf', kind: 'MemberOf' },
      { source: keyOf('G'), target: keyOf('C'), label: 'AdminTo', kind: 'AdminTo' }
    ]
  )
  t.strictSame(body.data.literals, [{ key: "'again'", value: 'again' }])
})

t.test('200 with include_properties they come, and the names of all of them', async (t) => {
  const query = 'MATCH (u:User)-[r]->() RETURN u, r ORDER BY u.name, type(r)'
  const { body } = await run(query, { include_properties: true })
  const { nodes, edges, node_keys, edge_keys } = body.data
  t.strictSame(nodes[keyOf('U-1')], {
    ...user,
    properties: { objectid: 'U-1', name: 'ADA', lastseen: SEEN, enabled: true, spns: ['a/b'] }
  })
  t.strictSame(
    edges.map(({ properties }: { properties: object }) => properties),
    [{ isacl: false }, {}]
  )
  t.strictSame(node_keys, ['enabled', 'lastseen', 'logons', 'name', 'objectid', 'spns'])
  t.strictSame(edge_keys, ['isacl'])
})

t.test('200 literals row by row under the names of their columns', async (t) => {
  t.strictSame(await literals('MATCH (u:User) RETURN u.name AS who, u.logons ORDER BY who'), [
    { key: 'who', value: 'ADA' },
    { key: 'u.logons', value: null },
    { key: 'who', value: 'BOB' },
    { key: 'u.logons', value: 3 }
  ])
})

t.test('200 a null is no literal where its column has nodes', async (t) => {
  const { body } = await run(
    'MATCH (u:User) OPTIONAL MATCH (u)-[:MemberOf]->(g) RETURN u.name AS who, g ORDER BY who'
  )
  t.strictSame(body.data.literals, [
    { key: 'who', value: 'ADA' },
    { key: 'who', value: 'BOB' }
  ])
  t.strictSame(Object.keys(body.data.nodes), [keyOf('G')])
})

t.test('200 inside a map, nodes are keys, and belong to the graph as well', async (t) => {
  const { body } = await run(
    `MATCH p = (u:User)-[r:MemberOf]->(g) RETURN {who: u, via: r, path: p, also: [g, 1]} AS m`
  )
  const [{ value }] = body.data.literals
  const edge = { source: keyOf('U-1'), target: keyOf('G'), kind: 'MemberOf', label: 'MemberOf' }
  t.match(value, { who: keyOf('U-1'), via: edge, also: [keyOf('G'), 1] })
  t.match(value.path, [keyOf('U-1'), edge, keyOf('G')])
  t.strictSame(Object.keys(body.data.nodes).sort(), [keyOf('U-1'), keyOf('G')].sort())
  t.match(body.data.edges, [edge])
})

t.test('200 empty members for a result without rows', async (t) => {
  const { body } = await run("MATCH (n) WHERE n.name = 'NOBODY' RETURN n, n.name")
  t.strictSame(body.data, { nodes: {}, edges: [], literals: [] })
})

t.test('200 values that JSON lacks are text', async (t) => {
  const value = async (expression: string) =>
    (await literals(`RETURN ${expression} AS x`)).map((one: { value: unknown }) => one.value)
  t.strictSame(await value('9007199254740991'), [9007199254740991])
  t.strictSame(await value('9007199254740993'), ['9007199254740993'])
  t.strictSame(await value('0.0 / 0.0'), ['NaN'])
  t.strictSame(await value('-1.0 / 0.0'), ['-Infinity'])
  t.strictSame(await value("date('2026-03-12')"), ['2026-03-12'])
  t.strictSame(await value('{__proto__: 1, a: [1.5, null]}'), [
    JSON.parse('{"__proto__": 1, "a": [1.5, null]}')
  ])
})

t.test('200 parameters of every type', async (t) => {
  const parameters = {
    text: "ADA' OR 1=1",
    whole: 7,
    part: 0.5,
    list: ['ADA', null],
    map: { a: { b: true } },
    nothing: null,
    huge: 1e300
  }
  t.strictSame(
    await literals(
      `RETURN $text AS text, $whole / 2 AS whole, $part AS part, 'ADA' IN $list AS list,
        $map.a.b AS map, $nothing AS nothing, $huge AS huge`,
      parameters
    ),
    [
      { key: 'text', value: "ADA' OR 1=1" },
      { key: 'whole', value: 3 },
      { key: 'part', value: 0.5 },
      { key: 'list', value: true },
      { key: 'map', value: true },
      { key: 'nothing', value: null },
      { key: 'huge', value: 1e300 }
    ]
  )
  t.strictSame(
    await literals('MATCH (n) WHERE n.name = $name RETURN n.objectid AS id', { name: 'ADA' }),
    [{ key: 'id', value: 'U-1' }]
  )
})

t.test('200 warns of labels and types that the graph does not know', async (t) => {
  const warnings = async (query: string) => (await run(query)).body.data.warnings
  t.strictSame(
    await warnings('MATCH (u:user)-[:Memberof|AdminTo]->(g:Nonsense)\nWHERE g:Grup RETURN u'),
    [
      'nothing in the graph is of the kind "user" (line 1, column 10: user); did you mean "User"?',
      'nothing in the graph is of the kind "Memberof" (line 1, column 18: Memberof); did you mean "MemberOf"?',
      'nothing in the graph is of the kind "Nonsense" (line 1, column 40: Nonsense)',
      'nothing in the graph is of the kind "Grup" (line 2, column 9: Grup); did you mean "Group"?'
    ]
  )
  const known = 'MATCH (u:AZUser)-[:ALL_ATTACK_PATHS|Owns]->(g:Tag_Anything) RETURN u'
  t.equal(await warnings(known), undefined, 'neither of built-in kinds nor of tags')
  t.equal(
    (await run('MATCH (n) WHERE n:user RETURN m')).status,
    400,
    'nor where something is wrong'
  )
})

t.test('400 says what is wrong, where, and what would help', async (t) => {
  const wrong: [query: string, message: RegExp][] = [
    ['MATCH (n RETURN n', /line 1, column 10: RETURN/],
    ['MATCH (n)\nRETURN m', /"?m"?.*\(line 2, column 8: m\)/],
    ['MATCH (n) RETURN toLowr(n.name)', /line 1, column 18: toLowr.*did you mean "?toLower/],
    ['MATCH (n) RETURN count(n, n)', /line 1, column 18/],
    ['MATCH (n) SET n.owned = true', /SET.*line 1, column 11/],
    ['MATCH (n) DETACH DELETE n', /DETACH.*line 1, column 11/],
    ["CREATE (n:User {name: 'EVE'})", /CREATE.*line 1, column 1/],
    ['CALL db.labels()', /CALL.*line 1, column 1/],
    ['MATCH (n) WHERE n.name = $who RETURN n', /who.*line 1, column 26/],
    ['RETURN 1 / 0', /division by zero/],
    ['RETURN "\\u0000"', /character/],
    ['   ', /./]
  ]
  for (const [query, message] of wrong) {
    const { status, body } = await run(query)
    t.equal(status, 400, query)
    t.match(body.errors, [{ context: 'query', message }], query)
    t.equal(body.errors.length, 1)
  }
  const { rows } = await db
    .selectFrom('nodes')
    .select('id')
    .execute()
    .then((rows) => ({ rows }))
  t.equal(rows.length, 4, 'nothing was created or deleted')
})

t.test('400 for a body that does not fit', async (t) => {
  for (const body of [{}, { query: '' }, { query: 1 }, { query: 'RETURN 1', parameters: [] }]) {
    t.equal((await call('runCypherQuery', { body })).status, 400)
  }
})
