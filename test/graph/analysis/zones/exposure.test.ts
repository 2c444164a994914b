/** Exposure against a plain reference that follows every path by hand, on random graphs. */
import fc from 'fast-check'
import t from 'tap'
import {
  type Exposure,
  exposureOf,
  type Zone
} from '../../../../src/graph/analysis/zones/exposure.ts'
import { compressGraph, type EdgeColumns } from '../../../../src/graph/compressed-graph.ts'
import { startPauses } from '../../../../src/graph/pauses.ts'

type Edge = readonly [start: number, end: number]
type Model = {
  edges: readonly Edge[]
  /** By node. */
  roles: readonly ('member' | 'principal' | 'other')[]
  /** By node; -1 for none. */
  environments: readonly number[]
  environmentCount: number
}

async function computed({ edges, roles, environments, environmentCount }: Model) {
  async function* columns(): AsyncIterable<EdgeColumns> {
    yield {
      ids: edges.map((_, edge) => edge),
      starts: edges.map(([start]) => start),
      kinds: edges.map(() => 1),
      ends: edges.map(([, end]) => end)
    }
  }
  const graph = await compressGraph(columns())
  const of = (role: string) => Uint8Array.from(graph.ids, (node) => (roles[node] === role ? 1 : 0))
  const zone: Zone = {
    members: of('member'),
    principals: of('principal'),
    environments: Int32Array.from(graph.ids, (node) => environments[node] as number)
  }
  return exposureOf(graph, zone, environmentCount, startPauses())
}

/** Every node that a path leads to, those that it begins at among them. */
function closure(edges: readonly Edge[], from: readonly number[]): Set<number> {
  const reached = new Set(from)
  for (let size = -1; size !== reached.size; ) {
    size = reached.size
    for (const [start, end] of edges) if (reached.has(start)) reached.add(end)
  }
  return reached
}

const nodesOf = ({ roles }: Model, role: string) =>
  roles.flatMap((one, node) => (one === role ? [node] : []))

const targetsIn = (model: Model, environment: number) =>
  nodesOf(model, 'member').filter((node) => model.environments[node] === environment)

function exposedTo(model: Model, edges: readonly Edge[], environment: number): number[] {
  const targets = targetsIn(model, environment)
  return nodesOf(model, 'principal').filter((principal) => {
    const reached = closure(edges, [principal])
    return targets.some((target) => reached.has(target))
  })
}

/** The edges by which paths from principals to a target enter the zone for the first time. */
function chokeEdges(model: Model, environment: number): Set<number> {
  const { edges, roles } = model
  const targets = targetsIn(model, environment)
  const outside = edges.filter(([, end]) => roles[end] !== 'member')
  const before = closure(outside, nodesOf(model, 'principal'))
  return new Set(
    edges.flatMap(([start, end], edge) => {
      const enters = before.has(start) && roles[start] !== 'member' && roles[end] === 'member'
      const reached = closure(edges, [end])
      return enters && targets.some((target) => reached.has(target)) ? [edge] : []
    })
  )
}

function expected(model: Model): Exposure[] {
  return Array.from({ length: model.environmentCount }, (_, environment) => {
    const exposed = exposedTo(model, model.edges, environment)
    return {
      exposed: exposed.length,
      exposedHere: exposed.filter((node) => model.environments[node] === environment).length,
      chokeEdges: chokeEdges(model, environment).size
    }
  })
}

const models = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 3 }))
  .chain(([nodes, environmentCount]) =>
    fc.record<Model>({
      edges: fc.array(fc.tuple(fc.nat(nodes - 1), fc.nat(nodes - 1)), {
        minLength: nodes - 1,
        maxLength: 3 * nodes
      }),
      roles: fc.array(fc.constantFrom('member', 'principal', 'other'), {
        minLength: nodes,
        maxLength: nodes
      }),
      environments: fc.array(fc.integer({ min: -1, max: environmentCount - 1 }), {
        minLength: nodes,
        maxLength: nodes
      }),
      environmentCount: fc.constant(environmentCount)
    })
  )

/** One member in each of many environments, so that the searches of several masks are made. */
const wide = fc.array(fc.tuple(fc.nat(119), fc.nat(119)), { minLength: 160, maxLength: 160 }).map(
  (edges): Model => ({
    edges,
    roles: Array.from({ length: 120 }, (_, node) => (node % 3 ? 'member' : 'principal')),
    environments: Array.from({ length: 120 }, (_, node) => node % 75),
    environmentCount: 75
  })
)

const RUNS = { seed: 20_261_121, numRuns: 1500 }

t.test('counts are those of a reference that follows each path', async (t) => {
  await fc.assert(
    fc.asyncProperty(models, async (model) => {
      const [found, wanted] = [await computed(model), expected(model)]
      return JSON.stringify(found) === JSON.stringify(wanted)
    }),
    RUNS
  )
  for (const model of fc.sample(wide, { seed: 7, numRuns: 4 })) {
    t.strictSame(await computed(model), expected(model))
  }
})

t.test('without the choke edges of an environment nobody is exposed to it', async (t) => {
  const exposedBefore: boolean[] = []
  await fc.assert(
    fc.asyncProperty(models, fc.nat(2), async (model, number) => {
      const environment = number % model.environmentCount
      const choke = chokeEdges(model, environment)
      const left = { ...model, edges: model.edges.filter((_, edge) => !choke.has(edge)) }
      const before = (await computed(model))[environment]
      const after = (await computed(left))[environment]
      exposedBefore.push((before?.exposed ?? 0) > 0)
      // The set is the reference's; that its size is ours is the other property.
      return (
        (before?.exposed === 0) === (before?.chokeEdges === 0) &&
        after?.exposed === 0 &&
        after.chokeEdges === 0
      )
    }),
    RUNS
  )
  const share = exposedBefore.filter(Boolean).length / exposedBefore.length
  t.ok(share > 0.1 && share < 0.9, `${share} of the graphs had somebody exposed`)
})

t.test('an edge inside the zone, out of it or beside all paths is no choke edge', async (t) => {
  // principal 0 -> 1 -> member 2 -> member 3 -> 4 -> member 5; 6 -> member 2, and nobody reaches 6.
  const model: Model = {
    edges: [
      ...([
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
        [6, 2]
      ] as Edge[]),
      ...([[1, 2]] as Edge[])
    ],
    roles: ['principal', 'other', 'member', 'member', 'other', 'member', 'other'],
    environments: [0, 0, 0, 1, 1, 1, 0],
    environmentCount: 3
  }
  t.strictSame(await computed(model), [
    { exposed: 1, exposedHere: 1, chokeEdges: 2 },
    { exposed: 1, exposedHere: 0, chokeEdges: 2 },
    { exposed: 0, exposedHere: 0, chokeEdges: 0 }
  ])
})
