import t from 'tap'
import type { EndPoint } from '../../../src/graph/ingest/records.ts'
import { byId, byName, edge, node, openGraph } from './staged-records.ts'

const { merge, nodes, edges } = await openGraph(t)

const edgeNames = async () => (await edges()).map((row) => row.edge)

t.test(
  'an end may be matched by name without case, in the graph or in the same load',
  async (t) => {
    await merge([[node('A', ['User'], { name: 'ANN@CORP' })]])
    const unresolved = await merge([
      [edge(byName('ann@corp', { kinds: ['Source'] }), 'Knows', byName('Bob'))],
      [node('B', ['User'], { name: 'BOB' })]
    ])
    t.strictSame(unresolved, [])
    t.strictSame(await edgeNames(), ['A Knows B'])
    t.strictSame((await nodes()).A?.kinds, ['Source', 'User'], 'the node found gains the kinds')
  }
)

t.test(
  'all properties of a match must be equal, of the same type, in case too unless ignored',
  async (t) => {
    await merge([
      [
        node('A', ['User'], { name: 'x', size: 1, on: true }),
        node('B', ['User'], { name: 'x', size: 2, on: true }),
        node('C', ['User'], { name: 'X', size: '1', on: 'true' })
      ]
    ])
    const end = (
      match: { key: string; value: string | number | boolean }[],
      ignoreCase = false
    ): EndPoint => ({
      match,
      ignoreCase,
      kinds: []
    })
    const to = byId('T')
    const unresolved = await merge([
      [
        edge(
          end([
            { key: 'name', value: 'x' },
            { key: 'size', value: 1 }
          ]),
          'K0',
          to
        ),
        edge(end([{ key: 'size', value: 2 }]), 'K1', to),
        edge(end([{ key: 'name', value: 'X' }]), 'K2', to),
        edge(end([{ key: 'on', value: 'true' }]), 'K3', to),
        edge(end([{ key: 'name', value: 'x' }]), 'K4', to),
        edge(end([{ key: 'name', value: 'x' }], true), 'K5', to),
        edge(end([{ key: 'size', value: 3 }]), 'K6', to)
      ]
    ])
    t.strictSame(await edgeNames(), ['A K0 T', 'B K1 T', 'C K2 T', 'C K3 T'])
    t.strictSame(unresolved, [
      {
        file: 0,
        messages: [
          'edges[4]: start: 2 nodes with name "x"',
          'edges[5]: start: 3 nodes with name "x"',
          'edges[6]: start: no node with size 3'
        ]
      }
    ])
  }
)

t.test('a kind narrows a match', async (t) => {
  await merge([[node('A', ['User'], { name: 'x' }), node('B', ['Group'], { name: 'x' })]])
  const unresolved = await merge([
    [],
    [
      edge(byName('X', { kind: 'Group' }), 'Knows', byName('x', { kind: 'User' })),
      edge(byId('A'), 'Likes', byName('x', { kind: 'Unknown' }))
    ]
  ])
  t.strictSame(await edgeNames(), ['B Knows A'])
  t.strictSame(unresolved, [
    { file: 1, messages: ['edges[1]: end: no node of kind Unknown with name "x"'] }
  ])
})

t.test('an edge that is not made leaves no stub of its other end', async (t) => {
  await merge([[edge(byName('nobody'), 'Knows', byId('T', 'User'))]])
  t.strictSame(await nodes(), {})
})

t.test(
  'edges by match and by id of one load fold into one, in the order of the files',
  async (t) => {
    await merge([
      [node('A', ['User'], { name: 'a' }), edge(byName('a'), 'Knows', byId('B'), { x: 1, y: 1 })],
      [edge(byId('A'), 'Knows', byId('B'), { x: 2 })]
    ])
    t.strictSame(
      (await edges()).map((row) => row.properties),
      [{ x: 2, y: 1 }]
    )
  }
)

t.test('after a hundred edges without ends only their number is reported', async (t) => {
  const [unresolved] = await merge([
    Array.from({ length: 130 }, (_, i) => edge(byName(`n${i}`), 'Knows', byId('B')))
  ])
  t.equal(unresolved?.messages.length, 101)
  t.equal(unresolved?.messages[0], 'edges[0]: start: no node with name "n0"')
  t.equal(unresolved?.messages[100], 'and 30 more edges whose ends were not found')
})
