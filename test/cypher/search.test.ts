/** Shortest paths against a naive search of the same graph, in memory and in the database. */
import fc from 'fast-check'
import { sql } from 'kysely'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { type GraphReader, readGraph } from '../../src/graph/cypher/reader-role.ts'
import type { Adjacency } from '../../src/graph/cypher/search/adjacency.ts'
import { compressedAdjacency } from '../../src/graph/cypher/search/compressed-adjacency.ts'
import { frontierAdjacency } from '../../src/graph/cypher/search/frontier.ts'
import { loadGraph } from '../../src/graph/cypher/search/load-graph.ts'
import {
  collectPaths,
  crossSets,
  groupPairs,
  search
} from '../../src/graph/cypher/search/search.ts'
import type { SearchPlan, SearchResult } from '../../src/graph/cypher/search/search-plan.ts'
import { testDatabase } from '../support/database.ts'
import { type Edge, naivePaths } from './naive-paths.ts'

const { url } = await testDatabase(t)
const db = openDatabase(url)
t.teardown(() => db.destroy())

/** Ids are far apart, and some do not fit into 32 bits. */
const idOf = (node: number) => (node % 3 === 0 ? 6_000_000_000 - node : node * 7 + 1)

async function writeEdges(edges: readonly Omit<Edge, 'id'>[]): Promise<Edge[]> {
  await sql`truncate edges`.execute(db)
  const { rows } = await sql<Edge>`
    insert into edges (start_id, kind_id, end_id)
    select start, kind, "end"
    from jsonb_to_recordset(${JSON.stringify(edges)}::jsonb) as e (start bigint, kind smallint, "end" bigint)
    returning id, start_id as start, kind_id as kind, end_id as "end"`.execute(db)
  return rows
}

const PLAN: SearchPlan = {
  all: false,
  direction: 'right',
  kindIds: undefined,
  min: 1,
  max: undefined,
  ends: { pairs: sql`select null, null` },
  excludesEqualEnds: true,
  limit: undefined
}

const node = fc.integer({ min: 0, max: 13 }).map(idOf)
const edge = fc.record({
  start: node,
  kind: fc.integer({ min: -1, max: 1 }),
  end: node
})
const graphs = fc.uniqueArray(edge, {
  maxLength: 40,
  selector: ({ start, kind, end }) => `${start} ${kind} ${end}`
})
const plans: fc.Arbitrary<SearchPlan> = fc.record({
  all: fc.boolean(),
  direction: fc.constantFrom('right', 'left', 'both'),
  kindIds: fc.option(fc.subarray([-1, 0, 1]), { nil: undefined }),
  min: fc.constantFrom(0, 1),
  max: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  ends: fc.constant(PLAN.ends),
  excludesEqualEnds: fc.constant(true),
  limit: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined })
})
const someNodes = fc.uniqueArray(node, { maxLength: 14 })
const ends = fc.oneof(
  fc.record({ sources: someNodes, targets: someNodes }),
  fc.record({ pairs: fc.uniqueArray(fc.tuple(node, node), { selector: String, maxLength: 9 }) })
)

const pairsOf = (
  wanted: { sources: number[]; targets: number[] } | { pairs: [number, number][] }
) =>
  'pairs' in wanted
    ? wanted.pairs
    : wanted.sources.flatMap((start) => wanted.targets.map((end): [number, number] => [start, end]))

async function inBoth(
  plan: SearchPlan,
  work: (adjacency: Adjacency, reader: GraphReader) => Promise<SearchResult>
): Promise<[memory: SearchResult, database: SearchResult]> {
  return readGraph(db, undefined, async (reader) => {
    const graph = await loadGraph(reader)
    if (!graph) throw new Error('the graph is small')
    return [
      await work(compressedAdjacency(graph, plan), reader),
      await work(frontierAdjacency(reader, plan), reader)
    ]
  })
}

t.test('what is found is what a naive search finds, wherever the graph lies', async (t) => {
  await fc.assert(
    fc.asyncProperty(graphs, plans, ends, async (drawn, plan, wanted) => {
      const edges = await writeEdges(drawn)
      const work = (adjacency: Adjacency) =>
        collectPaths(
          adjacency,
          'pairs' in wanted ? groupPairs(wanted.pairs) : crossSets(wanted.sources, wanted.targets),
          plan
        )
      const [memory, database] = await inBoth(plan, work)
      t.strictSame(memory, database)

      const expected = pairsOf(wanted)
        .filter(([start, end]) => start !== end)
        .map((pair) => naivePaths(edges, plan, pair))
      const total = expected.reduce(
        (sum, { length }) => sum + (plan.all ? length : Math.min(1, length)),
        0
      )
      t.equal(memory.length, Math.min(total, plan.limit ?? total))
      const possible = new Set(expected.flat().map(String))
      const found = new Set(memory.map(({ path }) => String(path)))
      t.equal(found.size, memory.length, 'no path comes twice')
      for (const path of found) t.ok(possible.has(path), path)
      const pairs = new Set(memory.map(({ start, end }) => `${start} ${end}`))
      if (!plan.all) t.equal(pairs.size, memory.length, 'one path for each pair')
      for (const { start, end, path } of memory) t.same([start, end], [path[0], path.at(-1)])
    }),
    { seed: 20_251, numRuns: 200 }
  )
})

t.test('of several paths the least edges decide, and nearer nodes come first', async (t) => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = [1, 2, 4, 5, 7].map(idOf)
  const edges = await writeEdges([
    { start: a, kind: 1, end: c },
    { start: a, kind: 0, end: b },
    { start: a, kind: 1, end: b },
    { start: b, kind: 1, end: d },
    { start: c, kind: 1, end: d },
    { start: d, kind: 1, end: e }
  ])
  const [ac, ab, alsoAb, bd, , de] = edges.map(({ id }) => id)
  const paths = async (more: Partial<SearchPlan>, targets: number[]) => {
    const plan = { ...PLAN, ...more }
    const work = (adjacency: Adjacency) => collectPaths(adjacency, crossSets([a], targets), plan)
    return (await inBoth(plan, work))[0].map(({ path }) => path)
  }
  t.same(await paths({}, [b]), [[a, ab, b]])
  t.equal((await paths({ all: true }, [d])).length, 3)
  t.same(await paths({ all: true, kindIds: [1], limit: 1 }, [d]), [[a, alsoAb, b, bd, d]])
  t.same(await paths({}, [e, d, c, b, 999]), [
    [a, ab, b],
    [a, ac, c],
    [a, ab, b, bd, d],
    [a, ab, b, bd, d, de, e]
  ])
})

t.test('ends come from the database, and equal ones have to be excluded', async (t) => {
  const [a = 0, b = 0, c = 0] = [1, 2, 4].map(idOf)
  const [ab, bc] = await writeEdges([
    { start: a, kind: 1, end: b },
    { start: b, kind: 0, end: c }
  ])
  const setOf = (...ids: (number | null)[]) => sql<{ id: number }>`
    select unnest(${ids}::bigint[]) as id`
  const pairsFrom = (...pairs: [number, number][]) => sql<{ start_id: number; end_id: number }>`
    select * from unnest(${pairs.map(([start]) => start)}::bigint[], ${pairs.map(([, end]) => end)}::bigint[])
      as pairs (start_id, end_id)`
  const find = async (more: Partial<SearchPlan>) =>
    (await readGraph(db, undefined, (reader) => search(reader, { ...PLAN, ...more }))).map(
      ({ path }) => path
    )
  const whole = [a, ab?.id, b, bc?.id, c]
  t.same(await find({ ends: { sources: setOf(a, null, a), targets: setOf(c) } }), [whole])
  t.same(await find({ ends: { pairs: pairsFrom([a, c], [c, a]) } }), [whole])
  t.same(await find({ ends: { sources: setOf(a), targets: setOf() } }), [])
  t.same(await find({ ends: { pairs: pairsFrom() } }), [])

  const meeting = { ends: { sources: setOf(a, b), targets: setOf(b) } }
  t.same(await find(meeting), [[a, ab?.id, b]])
  const included = { ...meeting, excludesEqualEnds: false }
  t.match(await find(included).catch((error) => error), { kind: 'runtime', hint: /s <> t/ })
  t.same(await find({ ...included, min: 0 }), [[b], [a, ab?.id, b]])
  t.same(await find({ ...included, min: 0, limit: 1 }), [[b]])
  t.same(await find({ ends: { pairs: pairsFrom([a, a]) }, min: 0, excludesEqualEnds: false }), [
    [a]
  ])

  const filter = (kind: number) => sql<{ id: number }>`select id from edges where kind_id = ${kind}`
  const one = { ends: { pairs: pairsFrom([a, b], [a, c]) } }
  t.same(await find({ ...one, edgeFilter: filter(1) }), [[a, ab?.id, b]])
  t.same(await find({ ...one, edgeFilter: filter(7) }), [])
  await readGraph(db, undefined, async (reader) => {
    const plan = { ...PLAN, edgeFilter: filter(1) }
    const found = await collectPaths(frontierAdjacency(reader, plan), crossSets([a], [b, c]), plan)
    t.same(
      found.map(({ path }) => path),
      [[a, ab?.id, b]]
    )
  })
})
