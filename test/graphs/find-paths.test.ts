import t from 'tap'
import { startApi } from '../support/api.ts'
import { addToGraph } from '../support/graph.ts'

const { db, call } = await startApi(t)
const ids = await addToGraph(db, {
  nodes: { A: ['User', { name: 'ADA', enabled: true }], G: 'Group', H: 'Group', Z: 'Domain' },
  edges: [
    'A -MemberOf-> G',
    'A -MemberOf-> H',
    ['G -GenericAll-> Z', { isacl: true }],
    'H -GenericAll-> Z',
    'A -GetChanges-> Z'
  ]
})
const keyOf = (objectId: string) => String(ids.get(objectId))
type Item = { source?: string; target?: string; kind: string }

const between = (start_node: string, end_node: string) =>
  call('findPaths', { query: { start_node, end_node } })

t.test('200 the nodes and edges of every shortest path, by key, with properties', async (t) => {
  const { status, body } = await between('A', 'Z')
  t.equal(status, 200)
  const items = Object.entries(body.data as Record<string, Item>)
  const edges = items.filter(([key]) => key.startsWith('rel_'))
  t.strictSame(
    items.map(([key]) => key).filter((key) => !key.startsWith('rel_')),
    ['A', 'G', 'H', 'Z'].map(keyOf)
  )
  t.strictSame(edges.map(([, { source, kind, target }]) => [source, kind, target]).sort(), [
    [keyOf('A'), 'MemberOf', keyOf('G')],
    [keyOf('A'), 'MemberOf', keyOf('H')],
    [keyOf('G'), 'GenericAll', keyOf('Z')],
    [keyOf('H'), 'GenericAll', keyOf('Z')]
  ])
  const controls = edges.filter(([, { kind }]) => kind === 'GenericAll')
  const [, ofG] = controls.find(([, { source }]) => source === keyOf('G')) ?? []
  t.match(ofG, { label: 'GenericAll', lastSeen: String, properties: { isacl: true } })
  t.match(body.data[keyOf('A')], {
    label: 'ADA',
    kind: 'User',
    objectId: 'A',
    properties: { enabled: true }
  })
})

t.test('200 an empty map without a path', async (t) => {
  const { status, body } = await between('Z', 'A')
  t.equal(status, 200)
  t.strictSame(body, { data: {} })
})

t.test('400 for a node and itself, and without both ends', async (t) => {
  const { status, body } = await between('A', 'A')
  t.equal(status, 400)
  t.match(body.errors, [{ context: 'end_node' }])
  t.equal((await call('findPaths', { query: { start_node: 'A' } })).status, 400)
})

t.test('404 for a node that does not exist', async (t) => {
  for (const [start, end, context] of [
    ['NOBODY', 'Z', 'start_node'],
    ['A', 'NOBODY', 'end_node']
  ] as const) {
    const { status, body } = await between(start, end)
    t.equal(status, 404)
    t.strictSame(body.errors, [{ context, message: 'node not found' }])
  }
})
