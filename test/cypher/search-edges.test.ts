/** The edges of all shortest paths between two nodes, against the paths themselves. */
import fc from 'fast-check'
import t from 'tap'
import { compressGraph, type EdgeColumns } from '../../src/graph/compressed-graph.ts'
import { compressedAdjacency } from '../../src/graph/cypher/search/compressed-adjacency.ts'
import { edgesBetween } from '../../src/graph/cypher/search/find-paths.ts'
import { naivePaths } from './naive-paths.ts'

const NODES = 8
const node = fc.integer({ min: 1, max: NODES })
const edges = fc
  .uniqueArray(fc.record({ start: node, kind: fc.constantFrom(1, 2), end: node }), {
    minLength: 16,
    maxLength: 50,
    selector: ({ start, kind, end }) => `${start} ${kind} ${end}`
  })
  .map((all) => all.map((edge, place) => ({ ...edge, id: 1000 + place })))
const directions = fc.constantFrom('right' as const, 'both' as const)

t.test('each edge of a shortest path once, and no other', async (t) => {
  let withPaths = 0
  const property = fc.asyncProperty(edges, node, node, directions, async (all, a, b, direction) => {
    fc.pre(a !== b)
    async function* columns(): AsyncIterable<EdgeColumns> {
      const column = (name: 'id' | 'start' | 'kind' | 'end') => all.map((edge) => edge[name])
      yield {
        ids: column('id'),
        starts: column('start'),
        kinds: column('kind'),
        ends: column('end')
      }
    }
    const choice = { direction, kindIds: [1] }
    const adjacency = compressedAdjacency(await compressGraph(columns()), choice)
    const found = (await edgesBetween(adjacency, a, b)).sort((x, y) => x - y)
    const paths = naivePaths(all, { ...choice, max: undefined }, [a, b])
    const expected = new Set(paths.flatMap((path) => path.filter((_, place) => place % 2 === 1)))
    if (paths.length > 1) withPaths++
    return JSON.stringify(found) === JSON.stringify([...expected].sort((x, y) => x - y))
  })
  await t.resolves(fc.assert(property, { numRuns: 1000, seed: 20_261_121 }))
  t.ok(withPaths > 100, `several paths in ${withPaths} of them`)
})

t.test('a graph with more paths than could be listed', async (t) => {
  const LAYERS = 40
  const WIDTH = 10
  const idOf = (layer: number, place: number) => 1 + layer * WIDTH + place
  const pairs = Array.from({ length: LAYERS - 1 }, (_, layer) =>
    Array.from({ length: WIDTH ** 2 }, (_, n) => [
      idOf(layer, n % WIDTH),
      idOf(layer + 1, Math.floor(n / WIDTH))
    ])
  ).flat()
  async function* columns(): AsyncIterable<EdgeColumns> {
    yield {
      ids: pairs.map((_, place) => place + 1),
      starts: pairs.map(([start = 0]) => start),
      kinds: pairs.map(() => 1),
      ends: pairs.map(([, end = 0]) => end)
    }
  }
  const choice = { direction: 'right' as const, kindIds: undefined }
  const adjacency = compressedAdjacency(await compressGraph(columns()), choice)
  const found = await edgesBetween(adjacency, idOf(0, 0), idOf(LAYERS - 1, 0))
  t.equal(found.length, (LAYERS - 3) * WIDTH ** 2 + 2 * WIDTH)
})
