import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { openDatabase } from '../../../src/db/database.ts'
import { type Entity, findEntity } from '../../../src/graph/entities/entity.ts'
import {
  countRelated,
  pageOfRelated,
  type RelatedNode
} from '../../../src/graph/entities/related.ts'
import { graphOfRelated } from '../../../src/graph/entities/related-graph.ts'
import { anyNumber, type Relation } from '../../../src/graph/entities/relation.ts'
import { relations } from '../../../src/graph/entities/relations.ts'
import { testDatabase } from '../../support/database.ts'
import { writeGraph } from '../../support/graph.ts'
import { type ModelEdge, type ModelGraph, type ModelNode, relatedTo } from './walk-model.ts'

const { url } = await testDatabase(t)
const db = openDatabase(url)
t.teardown(() => db.destroy())

type Model = { graph: ModelGraph; first: ModelNode; expected: string[] }

const NODE_KINDS = ['User', 'Group', 'Computer', 'Domain', 'GPO'] as const
const EDGE_KINDS = ['MemberOf', 'AdminTo', 'GenericAll', 'GPLink'] as const

const nodes = fc.array(
  fc.record({
    kinds: fc.tuple(fc.constantFrom(...NODE_KINDS), fc.constantFrom('', '', '', 'Tag_Tier_Zero')),
    domain: fc.constantFrom('S-1', 'S-2', undefined),
    tags: fc.constantFrom('', '', 'admin_tier_0', 'owned admin_tier_0')
  }),
  { minLength: 3, maxLength: 9 }
)

/** Dense enough for cycles, self-references and nodes that are reached on several ways. */
const graphs: fc.Arbitrary<ModelGraph> = nodes.chain((made) => {
  const place = fc.nat({ max: made.length - 1 })
  const edges = fc.uniqueArray(fc.tuple(place, fc.constantFrom(...EDGE_KINDS), place), {
    minLength: 15,
    maxLength: 40,
    selector: String
  })
  return edges.map((list) => ({
    nodes: made.map(
      (node, index): ModelNode => ({
        ...node,
        id: `N${index}`,
        kinds: ['Base', ...node.kinds.filter((kind) => kind !== '')]
      })
    ),
    edges: list.map(([start, kind, end]) => ({ start: `N${start}`, kind, end: `N${end}` }))
  }))
})

const hop = fc.record({
  edges: fc.subarray([...EDGE_KINDS], { minLength: 2 }),
  times: fc.constantFrom('once', 'one-or-more', 'any-number')
})

const sometimes = <T>(...values: T[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, fc.constantFrom(...values))

/** Walks of any form, not only those that are declared. */
const anyRelation: fc.Arbitrary<Relation> = fc
  .record({
    from: fc.option(fc.constantFrom(...NODE_KINDS), { nil: undefined, freq: 2 }),
    direction: fc.constantFrom('in', 'out'),
    hops: fc.array(hop, { minLength: 1, maxLength: 4 }),
    kind: sometimes(...NODE_KINDS),
    otherDomain: sometimes(true),
    tierZero: sometimes(true)
  })
  .map((walk) => JSON.parse(JSON.stringify(walk)))

const declared = Object.values(relations).flatMap((lists): Relation[] => Object.values(lists))
const relation = fc.oneof(
  { weight: 3, arbitrary: anyRelation },
  { weight: 1, arbitrary: fc.constantFrom(...declared) }
)

async function store(graph: ModelGraph) {
  await writeGraph(db, {
    nodes: Object.fromEntries(
      graph.nodes.map(({ id, kinds, domain, tags }) => [
        id,
        [`!${kinds.join(' ')}`, { name: id, domainsid: domain, system_tags: tags }] as const
      ])
    ),
    edges: graph.edges.map(({ start, kind, end }) => `${start} -${kind}-> ${end}`)
  })
  const entity = await findEntity(db, 'Base', 'N0')
  if (!entity || !graph.nodes[0]) throw new Error('the graph has a first node')
  return { entity, first: graph.nodes[0] }
}

const EVERYTHING = { skip: 0, limit: 1000, sort: [] }
const walks = fc.array(relation, { minLength: 6, maxLength: 8 })
const cases = { numRuns: 30, seed: 20_251 }

/** What a walk must give, for every walk of every case; how many nodes that was in all. */
async function everyCase(
  check: (entity: Entity, walk: Relation, model: Model) => Promise<void>
): Promise<number> {
  let listed = 0
  await fc.assert(
    fc.asyncProperty(graphs, walks, async (graph, several) => {
      const { entity, first } = await store(graph)
      for (const walk of several) {
        const expected = relatedTo(graph, first, walk)
        listed += expected.length
        await check(entity, walk, { graph, first, expected })
      }
    }),
    cases
  )
  return listed
}

t.test('a list holds exactly the nodes that its walk reaches, whatever the walk', async (t) => {
  const listed = await everyCase(async (entity, walk, { expected }) => {
    const { count, nodes } = await pageOfRelated(db, entity, walk, EVERYTHING)
    assert.deepEqual(nodes.map(({ objectId }) => objectId).sort(), expected)
    assert.equal(count, expected.length)
  })
  t.ok(listed > 200, `the lists are not all empty: ${listed} nodes`)
})

t.test('the counts of several lists in one statement are their lengths', async (t) => {
  await fc.assert(
    fc.asyncProperty(graphs, walks, async (graph, several) => {
      const { entity, first } = await store(graph)
      const named = several.map((walk, place) => [`list-${place}`, walk] as const)
      const known = named.filter(([, walk]) => !walk.notDerivedYet)
      assert.deepEqual(
        { ...(await countRelated(db, entity, Object.fromEntries(named))) },
        Object.fromEntries(
          known.map(([name, walk]) => [name, relatedTo(graph, first, walk).length])
        )
      )
    }),
    cases
  )
  t.pass('every case')
})

t.test('pages put together are the whole list, in every order', async (t) => {
  const orders = [
    [],
    [{ name: 'name', direction: 'asc' }],
    [{ name: 'objectID', direction: 'desc' }],
    [
      { name: 'name', direction: 'desc' },
      { name: 'objectID', direction: 'asc' }
    ]
  ] as const
  let place = 0
  const listed = await everyCase(async (entity, walk) => {
    place += 1
    const sort = orders[place % orders.length] ?? []
    const limit = 1 + (place % 3)
    const whole = await pageOfRelated(db, entity, walk, { ...EVERYTHING, sort })
    const pages: RelatedNode[] = []
    for (let skip = 0; skip <= whole.count; skip += limit) {
      const page = await pageOfRelated(db, entity, walk, { skip, limit, sort })
      assert.equal(page.count, whole.count, 'every page knows the count, also one past the end')
      pages.push(...page.nodes)
    }
    assert.deepEqual(pages, whole.nodes)
  })
  t.ok(listed > 200, `the lists are not all empty: ${listed} nodes`)
})

t.test('a graph joins every listed node to where the walk begins, and no others', async (t) => {
  let edgesSeen = 0
  await everyCase(async (entity, walk, { graph, first, expected }) => {
    const { nodes, edges } = await graphOfRelated(db, entity, walk)
    edgesSeen += edges.length
    const nameOf = new Map(nodes.map(({ id, objectId }) => [id, objectId]))
    assert.equal(nameOf.size, nodes.length, 'no node twice')
    assert.equal(new Set(edges.map(({ id }) => id)).size, edges.length, 'no edge twice')
    const kept = edges.map(({ startId, kind, endId }) => ({
      start: nameOf.get(startId) ?? assert.fail('the start of an edge is missing'),
      kind,
      end: nameOf.get(endId) ?? assert.fail('the end of an edge is missing')
    }))
    const ends = kept.flatMap(({ start, end }) => [start, end])
    assert.deepEqual(
      [...nameOf.values()].sort(),
      [...new Set([...expected, first.id, ...ends])].sort(),
      'the listed nodes, the entity and the ends of the edges'
    )
    assert.deepEqual(
      relatedTo({ nodes: graph.nodes, edges: kept }, first, walk),
      expected,
      'its edges alone give the same list'
    )
    assert.deepEqual(
      kept.filter((edge) => !leadsToListed({ ...graph, edges: [...kept] }, edge, walk, expected)),
      [],
      'every edge leads to a listed node'
    )
  })
  t.ok(edgesSeen > 200, `the graphs have edges: ${edgesSeen}`)
})

/** Whether edges of the walk, followed on from where this one arrives, come to a listed node. */
function leadsToListed(
  graph: ModelGraph,
  { start, end }: ModelEdge,
  { hops = [], direction = 'out' }: Relation,
  listed: readonly string[]
): boolean {
  const arrival = { id: direction === 'out' ? end : start, kinds: [] }
  const onwards = { direction, hops: [anyNumber(...hops.flatMap(({ edges }) => edges))] }
  return [arrival.id, ...relatedTo(graph, arrival, onwards)].some((id) => listed.includes(id))
}
