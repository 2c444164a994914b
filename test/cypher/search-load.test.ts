/** Who reads the graph into memory, and for how long it counts. */
import { sql } from 'kysely'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { readGraph } from '../../src/graph/cypher/reader-role.ts'
import { compressedAdjacency } from '../../src/graph/cypher/search/compressed-adjacency.ts'
import { loadGraph } from '../../src/graph/cypher/search/load-graph.ts'
import { collectPaths, groupPairs } from '../../src/graph/cypher/search/search.ts'
import { testDatabase } from '../support/database.ts'

const { url } = await testDatabase(t)
const db = openDatabase(url)
t.teardown(() => db.destroy())

const CHOICE = {
  all: false,
  min: 1 as const,
  max: undefined,
  limit: undefined,
  excludesEqualEnds: true
}

const addEdge = (start: number, end: number) =>
  sql`insert into edges (start_id, kind_id, end_id) values (${start}, 1, ${end})`.execute(db)

const load = (signal?: AbortSignal, mostEdges?: number) =>
  readGraph(db, undefined, (reader) => loadGraph(reader, signal, mostEdges))

const countEdges = async (graph: Awaited<ReturnType<typeof load>>, start: number) => {
  if (!graph) throw new Error('nothing was loaded')
  const adjacency = compressedAdjacency(graph, { direction: 'right', kindIds: undefined })
  const number = adjacency.numberOf(start)
  let count = 0
  if (number !== undefined) await adjacency.expand([number], false, () => count++)
  return count
}

t.test('a graph without edges', async (t) => {
  t.equal(await countEdges(await load(), 1), 0)
})

t.test('it is read once, until the edges change', async (t) => {
  await addEdge(1, 2)
  const [first, second] = await Promise.all([load(), load()])
  t.equal(first, second, 'who comes meanwhile waits')
  t.equal(await load(), first)
  t.equal(await countEdges(first, 1), 1)
  await addEdge(1, 3)
  const third = await load()
  t.not(third, first)
  t.equal(await countEdges(third, 1), 2)
})

t.test('a transaction that began before a change does not see it', async (t) => {
  await readGraph(db, undefined, async (reader) => {
    const before = await countEdges(await loadGraph(reader), 1)
    await addEdge(1, 4)
    t.equal(await countEdges(await load(), 1), before + 1)
    t.equal(await countEdges(await loadGraph(reader), 1), before)
  })
})

t.test('more edges than fit into one answer', async (t) => {
  await sql`insert into edges (start_id, kind_id, end_id)
    select 5, 2, generate_series(1, 45000)`.execute(db)
  t.equal(await countEdges(await load(), 5), 45_000)
})

t.test('who gives up does not take the others along', async (t) => {
  await addEdge(1, 5)
  const stop = new AbortController()
  const first = load(stop.signal)
  const second = load()
  setTimeout(() => stop.abort(new Error('gone')), 1)
  await t.rejects(first, new Error('gone'))
  t.ok(await second)

  await addEdge(1, 6)
  const other = new AbortController()
  const loading = load()
  const waiting = load(other.signal)
  setTimeout(() => other.abort(new Error('gone')), 1)
  await t.rejects(waiting, new Error('gone'))
  t.ok(await loading)
})

t.test('what is too large stays in the database', async (t) => {
  await addEdge(1, 7)
  t.equal(await load(undefined, 100), undefined)
  t.equal(await load(undefined, 100), undefined)
})

t.test('a long search lets others have their turn, and can be given up', async (t) => {
  await sql`truncate edges`.execute(db)
  await sql`insert into edges (start_id, kind_id, end_id)
    select number, 1, 40000 + number from generate_series(1, 40000) as number`.execute(db)
  const graph = await load()
  if (!graph) throw new Error('nothing was loaded')
  const plan = { ...CHOICE, direction: 'right' as const, kindIds: undefined }
  const apart = Array.from({ length: 500 }, (_, place) => [place + 1, 50_000 + place] as const)
  const search = (signal?: AbortSignal) =>
    collectPaths(compressedAdjacency(graph, plan, signal), groupPairs(apart), plan)

  let turns = 0
  const timer = setInterval(() => turns++, 1)
  t.same(await search(), [])
  clearInterval(timer)
  t.ok(turns > 5, `${turns} turns`)

  const stop = new AbortController()
  setTimeout(() => stop.abort(new Error('gone')), 1)
  await t.rejects(search(stop.signal), new Error('gone'))
})
