import t from 'tap'
import { startApi } from '../support/api.ts'
import { addToGraph } from '../support/graph.ts'

const { db, call } = await startApi(t)
const SEEN = '2026-01-02T03:04:05.000Z'
// From A to Z: two ways of two traversable edges (one of them double), one of three, and a direct edge
// that only describes.
const ids = await addToGraph(db, {
  nodes: {
    A: ['User', { name: 'ADA', lastseen: SEEN }],
    G: 'Group',
    H: 'Group',
    L1: 'Computer',
    L2: 'Computer',
    Z: ['Domain Tag_Tier_Zero', { name: 'CORP' }],
    ALONE: 'User',
    V: '!Vault'
  },
  edges: [
    'A -MemberOf-> G',
    'A -MemberOf-> H',
    'G -GenericAll-> Z',
    'G -WriteDacl-> Z',
    'H -DCSync-> Z',
    'A -AdminTo-> L1',
    'L1 -HasSession-> L2',
    'L2 -GenericAll-> Z',
    'A -GetChanges-> Z',
    'A -Opens-> V'
  ]
})
const objectIds = new Map([...ids].map(([objectId, id]) => [String(id), objectId]))
type Edge = { source: string; target: string; kind: string }

const between = (start_node: string, end_node: string, more: Record<string, string> = {}) =>
  call('getShortestPath', { query: { start_node, end_node, ...more } })
const edgesBetween = async (
  start: string,
  end: string,
  more: Record<string, string> = {}
): Promise<string[]> => {
  const { status, body } = await between(start, end, more)
  t.equal(status, 200, `${start} to ${end} ${JSON.stringify(more)}`)
  const edges = body.data.edges as Edge[]
  return edges
    .map(
      ({ source, target, kind }) => `${objectIds.get(source)} -${kind}-> ${objectIds.get(target)}`
    )
    .sort()
}

const SHORTEST = [
  'A -MemberOf-> G',
  'A -MemberOf-> H',
  'G -GenericAll-> Z',
  'G -WriteDacl-> Z',
  'H -DCSync-> Z'
]

t.test('200 every shortest path of traversable edges, each node and edge once', async (t) => {
  const { status, body } = await between('A', 'Z')
  t.equal(status, 200)
  t.strictSame(await edgesBetween('A', 'Z'), SHORTEST)
  t.strictSame(
    Object.keys(body.data.nodes)
      .map((key) => objectIds.get(key))
      .sort(),
    ['A', 'G', 'H', 'Z']
  )
})

t.test('200 nodes and edges without properties', async (t) => {
  const { body } = await between('A', 'G')
  const [a, g] = [String(ids.get('A')), String(ids.get('G'))]
  const [{ lastSeen, ...edge }] = body.data.edges
  t.strictSame(body.data.nodes, {
    [a]: {
      label: 'ADA',
      kind: 'User',
      kinds: ['Base', 'User'],
      objectId: 'A',
      isTierZero: false,
      isOwnedObject: false,
      lastSeen: SEEN
    },
    [g]: {
      label: '',
      kind: 'Group',
      kinds: ['Base', 'Group'],
      objectId: 'G',
      isTierZero: false,
      isOwnedObject: false
    }
  })
  t.strictSame(edge, { source: a, target: g, label: 'MemberOf', kind: 'MemberOf' })
  t.match(lastSeen, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

t.test('200 in: follows these kinds alone, whether they can be traversed or not', async (t) => {
  t.strictSame(await edgesBetween('A', 'Z', { relationship_kinds: 'in:MemberOf, DCSync' }), [
    'A -MemberOf-> H',
    'H -DCSync-> Z'
  ])
  t.strictSame(await edgesBetween('A', 'Z', { relationship_kinds: 'in:GetChanges,MemberOf' }), [
    'A -GetChanges-> Z'
  ])
  t.strictSame(await edgesBetween('A', 'V', { relationship_kinds: 'in:Opens' }), ['A -Opens-> V'])
})

t.test('200 nin: follows all traversable kinds but these', async (t) => {
  t.strictSame(await edgesBetween('A', 'Z', { relationship_kinds: 'nin:MemberOf' }), [
    'A -AdminTo-> L1',
    'L1 -HasSession-> L2',
    'L2 -GenericAll-> Z'
  ])
})

t.test('200 only_traversable widens and narrows', async (t) => {
  const all = { only_traversable: 'false' }
  t.strictSame(await edgesBetween('A', 'Z', all), ['A -GetChanges-> Z'])
  t.strictSame(
    await edgesBetween('A', 'Z', { ...all, relationship_kinds: 'nin:GetChanges' }),
    SHORTEST
  )
  const narrow = { only_traversable: 'true', relationship_kinds: 'in:GetChanges,MemberOf,DCSync' }
  t.strictSame(await edgesBetween('A', 'Z', narrow), ['A -MemberOf-> H', 'H -DCSync-> Z'])
})

t.test('400 for kinds that no edge can have, and for none that may be followed', async (t) => {
  const wrong: [query: Record<string, string>, message: RegExp][] = [
    [{ relationship_kinds: 'in:MemberOf,Nonsense,User' }, /Nonsense, User/],
    [{ relationship_kinds: 'in:GetChanges', only_traversable: 'true' }, /traversable/],
    [{ relationship_kinds: 'MemberOf' }, /./],
    [{ relationship_kinds: 'in:' }, /./],
    [{ relationship_kinds: 'in:MemberOf,,DCSync' }, /./]
  ]
  for (const [query, message] of wrong) {
    const { status, body } = await between('A', 'Z', query)
    t.equal(status, 400, JSON.stringify(query))
    t.match(body.errors, [{ context: 'relationship_kinds', message }])
  }
})

t.test('400 for a node and itself, and without both ends', async (t) => {
  const { status, body } = await between('A', 'A')
  t.equal(status, 400)
  t.match(body.errors, [{ context: 'end_node' }])
  for (const query of [{ start_node: 'A' }, { end_node: 'A' }, { start_node: '', end_node: 'A' }]) {
    t.equal((await call('getShortestPath', { query })).status, 400)
  }
})

t.test('404 where there is no path, and where there is no such node', async (t) => {
  const wrong: [start: string, end: string, context: string, message: string][] = [
    ['A', 'ALONE', 'end_node', 'path not found'],
    ['Z', 'A', 'end_node', 'path not found'],
    ['A', 'V', 'end_node', 'path not found'],
    ['a', 'Z', 'start_node', 'node not found'],
    ['A', 'NOBODY', 'end_node', 'node not found']
  ]
  for (const [start, end, context, message] of wrong) {
    const { status, body } = await between(start, end)
    t.equal(status, 404, `${start} to ${end}`)
    t.strictSame(body.errors, [{ context, message }])
  }
})

t.test('200 what changed in the graph since the last search counts', async (t) => {
  await addToGraph(db, { nodes: {}, edges: ['A -Owns-> Z'] })
  t.strictSame(await edgesBetween('A', 'Z'), ['A -Owns-> Z'])
})
