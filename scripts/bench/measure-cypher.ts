/** How long queries of the graph take, and searches for shortest paths, without HTTP around them. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { CypherError, runCypher } from '../../src/graph/cypher/cypher.ts'
import { type GraphReader, readGraph } from '../../src/graph/cypher/reader-role.ts'
import type { Adjacency } from '../../src/graph/cypher/search/adjacency.ts'
import { compressedAdjacency } from '../../src/graph/cypher/search/compressed-adjacency.ts'
import { frontierAdjacency } from '../../src/graph/cypher/search/frontier.ts'
import { loadGraph } from '../../src/graph/cypher/search/load-graph.ts'
import { collectPaths, crossSets } from '../../src/graph/cypher/search/search.ts'
import type { SearchPlan } from '../../src/graph/cypher/search/search-plan.ts'
import { isTraversable } from '../../src/graph/kinds.ts'
import { libraryQueries, type NamedQuery, OWN_QUERIES } from './cypher-queries.ts'
import type { Row, Target } from './report.ts'
import { median, percentile } from './statistics.ts'

const LIMITS = { maxRows: 100_000, maxBytes: 64 * 1024 ** 2, timeoutMs: 30_000 }
const QUERY = { must: 30_000 }
const TYPICAL = { must: 50, aim: 5 }
const SEARCH = { must: 50, aim: 5 }
const MANY_TO_MANY = { must: 1 }

/** @param name what the rows call the forest */
export async function measureCypher(databaseUrl: string, name: string): Promise<Row[]> {
  const db = openDatabase(databaseUrl, { poolSize: 1, prepare: true })
  try {
    await tagNodes(db)
    // First of all: whichever query searches first would read the edges.
    const searches = await readGraph(db, undefined, (reader) => measureSearches(reader, name))
    const library = libraryQueries()
    const what = `${name}: query library`
    return [
      ...searches,
      ...(await measureQueries(db, `${name}: own queries`, OWN_QUERIES)),
      ...(library
        ? await measureQueries(db, what, library, TYPICAL)
        : [{ what, value: undefined, unit: 'ms', note: 'not beside the project' } as const])
    ]
  } finally {
    await db.destroy()
  }
}

/** As zones do: who rules a domain is of Tier Zero, and six users and two computers are taken over. */
async function tagNodes(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into kinds (name)
    select name from unnest(array['Tag_Tier_Zero', 'Tag_Owned']) as name
    where not exists (select from kinds where kinds.name = name.name)`.execute(db)
  const kind = (name: string) => sql`(select id from kinds where name = ${name})`
  const isOf = (name: string) => sql`kind_ids @> array[${kind(name)}]::smallint[]`
  const tag = async (name: string, condition: RawBuilder<unknown>) => {
    await sql`
      update nodes set kind_ids = kind_ids || ${kind(name)}
      where not ${isOf(name)} and (${condition})`.execute(db)
  }
  const some = (of: string, count: number) => sql`id in (
    select id from nodes where ${isOf(of)} and not ${isOf('Tag_Tier_Zero')}
    order by md5(object_id) limit ${count})`
  await tag(
    'Tag_Tier_Zero',
    sql`object_id ~ '-(500|502|512|516|518|519)$' and (${isOf('User')} or ${isOf('Group')})
      or ${isOf('Domain')} or id in (select start_id from edges where kind_id = ${kind('DCFor')})`
  )
  await tag('Tag_Owned', sql`${some('User', 6)} or ${some('Computer', 2)}`)
  await sql`analyze nodes, edges`.execute(db)
}

async function measureQueries(
  db: Kysely<Database>,
  what: string,
  queries: readonly NamedQuery[],
  typical?: Target
): Promise<Row[]> {
  const took: { name: string; ms: number }[] = []
  const refused: string[] = []
  const failed: string[] = []
  for (const { name, query } of queries) {
    try {
      took.push({ name, ms: await bestOf(3, () => runCypher(db, { query, ...LIMITS })) })
    } catch (error) {
      // A library may contain what is wrong; our own queries may not.
      const isRefused = error instanceof CypherError && typical !== undefined
      const list = isRefused ? refused : failed
      list.push(`${name}: ${(error as Error).message}`)
    }
  }
  took.sort((a, b) => b.ms - a.ms)
  const times = took.map(({ ms }) => ms)
  const slowest = took.slice(0, 10).map(({ name, ms }) => `${name} ${ms.toFixed(0)} ms`)
  return [
    {
      what: `${what}, p50`,
      value: median(times),
      unit: 'ms',
      note: [`${times.length} run`, ...refused.map((text) => `refused: ${text}`)].join('; '),
      ...(typical && { target: typical })
    },
    { what: `${what}, p95`, value: percentile(times, 95), unit: 'ms' },
    {
      what: `${what}, slowest`,
      value: times[0],
      unit: 'ms',
      note: slowest.join(', '),
      target: QUERY,
      ...(failed.length > 0 ? { fault: failed.join('; ') } : {})
    }
  ]
}

/** Milliseconds; what takes long is not repeated. */
async function bestOf(times: number, work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < times; run++) {
    const begun = performance.now()
    await work()
    const took = performance.now() - begun
    best = Math.min(best, took)
    if (took > 1000) break
  }
  return best
}

const PAIRS = 100

async function measureSearches(reader: GraphReader, name: string): Promise<Row[]> {
  const begun = performance.now()
  const graph = await loadGraph(reader)
  const loaded = performance.now() - begun
  if (!graph) throw new Error('the graph is too large to be searched in memory')
  const kindIds = [...reader.kinds].flatMap(([kind, id]) => (isTraversable(kind) ? [id] : []))
  const plan: SearchPlan = {
    all: false,
    direction: 'right',
    kindIds,
    min: 1,
    max: undefined,
    ends: { pairs: sql`select null, null` },
    excludesEqualEnds: true,
    limit: undefined
  }
  const idsOf = async (kind: string, limit: number) => {
    const { rows } = await sql<{ id: number }>`
      select id from nodes where kind_ids @> array[${reader.kinds.get(kind)}]::smallint[]
      order by md5(object_id || 'search') limit ${limit}`.execute(reader.trx)
    return rows.map(({ id }) => id)
  }
  const users = await idsOf('User', PAIRS)
  const [tierZero, owned] = [await idsOf('Tag_Tier_Zero', 1000), await idsOf('Tag_Owned', 1000)]
  const between = async (adjacency: () => Adjacency) => {
    const times: number[] = []
    for (const [place, user] of users.entries()) {
      const ends = crossSets([user], [tierZero[place % tierZero.length] as number])
      times.push(await bestOf(3, () => collectPaths(adjacency(), ends, plan)))
    }
    return times
  }
  const memory = await between(() => compressedAdjacency(graph, plan))
  const database = await between(() => frontierAdjacency(reader, plan))
  const crossed = crossSets(owned, tierZero)
  const all = await bestOf(3, () => collectPaths(compressedAdjacency(graph, plan), crossed, plan))
  const show = (times: number[]) =>
    `p50 ${median(times).toFixed(2)}, p95 ${percentile(times, 95).toFixed(2)} ms`
  return [
    {
      what: `${name}: edges read into memory`,
      value: loaded / 1000,
      unit: 's',
      note: `${graph.outgoing.edges.length} edges, once after each change`
    },
    {
      what: `${name}: shortest path between two nodes, p95`,
      value: percentile(memory, 95),
      unit: 'ms',
      note: `p50 ${median(memory).toFixed(2)} ms`,
      target: SEARCH
    },
    {
      what: `${name}: the same in the database, times slower`,
      value: percentile(database, 95) / percentile(memory, 95),
      unit: 'ratio',
      note: show(database)
    },
    {
      what: `${name}: shortest paths from Owned to Tier Zero`,
      value: all / 1000,
      unit: 's',
      note: `${owned.length} to ${tierZero.length} nodes`,
      target: MANY_TO_MANY
    }
  ]
}
