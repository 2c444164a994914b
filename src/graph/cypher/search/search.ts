/** Makes a search for shortest paths in the transaction of the query that asks for it. */
import { type RawBuilder, sql } from 'kysely'
import { startPauses } from '../../pauses.ts'
import { CypherError } from '../errors.ts'
import type { GraphReader } from '../reader-role.ts'
import { send } from '../send.ts'
import type { Adjacency } from './adjacency.ts'
import { compressedAdjacency } from './compressed-adjacency.ts'
import { findPaths, type SearchGroup } from './find-paths.ts'
import { frontierAdjacency } from './frontier.ts'
import { loadGraph } from './load-graph.ts'
import type { FoundPath, SearchPlan, SearchResult } from './search-plan.ts'

/** Nodes and edges in all paths together: more would fill the memory. */
const MOST_IDS = 5_000_000

export async function search(
  reader: GraphReader,
  plan: SearchPlan,
  signal?: AbortSignal
): Promise<SearchResult> {
  const ends = await readEnds(reader, plan)
  if (ends.groups.length === 0) return []
  return collectPaths(await adjacencyFor(reader, plan, signal), ends, plan, signal)
}

/** In memory, unless the graph is too large for that. */
export async function adjacencyFor(
  reader: GraphReader,
  plan: Pick<SearchPlan, 'direction' | 'kindIds' | 'edgeFilter'>,
  signal?: AbortSignal
): Promise<Adjacency> {
  const graph = await loadGraph(reader, signal)
  if (!graph) return frontierAdjacency(reader, plan)
  const edges = plan.edgeFilter && new Set(await readIds(reader, plan.edgeFilter))
  return compressedAdjacency(graph, { ...plan, edges }, signal)
}

export type Ends = {
  readonly groups: readonly SearchGroup[]
  /** Nodes that are to be joined with themselves. */
  readonly equal: readonly number[]
}

export type PathChoice = Pick<
  SearchPlan,
  'all' | 'min' | 'max' | 'limit' | 'excludesEqualEnds' | 'endNames'
>

export async function collectPaths(
  adjacency: Adjacency,
  { groups, equal }: Ends,
  choice: PathChoice,
  signal?: AbortSignal
): Promise<SearchResult> {
  const { all, max = Number.POSITIVE_INFINITY, limit = Number.POSITIVE_INFINITY } = choice
  const found: FoundPath[] = pathsWithoutEdge(equal, choice).slice(0, limit)
  const pauses = startPauses(signal)
  let ids = found.length
  for (const group of groups) {
    if (found.length >= limit) break
    for await (const path of findPaths(adjacency, group, { all, max })) {
      found.push({ start: path[0] as number, end: path.at(-1) as number, path })
      if (found.length >= limit) break
      ids += path.length
      if (ids > MOST_IDS) throw tooMany(found.length)
      if (pauses.isDue()) await pauses.take()
    }
  }
  return found
}

/** The one of no edge, where that is long enough. */
function pathsWithoutEdge(
  nodes: readonly number[],
  { min, excludesEqualEnds, endNames }: PathChoice
): FoundPath[] {
  if (excludesEqualEnds || nodes.length === 0) return []
  if (min === 0) return nodes.map((id) => ({ start: id, end: id, path: [id] }))
  throw new CypherError({
    kind: 'runtime',
    reason: 'there is no shortest path between a node and itself',
    hint: endNames
      ? `add WHERE ${endNames.join(' <> ')}`
      : 'name both ends, and add a condition such as WHERE s <> t'
  })
}

const tooMany = (count: number) =>
  new CypherError({
    kind: 'runtime',
    reason: `there are more than ${count} shortest paths`,
    hint: 'add LIMIT, or say more about their ends'
  })

async function readEnds(reader: GraphReader, { ends }: SearchPlan): Promise<Ends> {
  if (!('pairs' in ends)) {
    return crossSets(await readIds(reader, ends.sources), await readIds(reader, ends.targets))
  }
  const { rows } = await send(
    reader.trx,
    sql<{ start_id: number; end_id: number }>`
      select distinct start_id, end_id from (${ends.pairs}) as pairs
      where start_id is not null and end_id is not null
      order by start_id, end_id`
  )
  return groupPairs(rows.map(({ start_id, end_id }) => [start_id, end_id]))
}

/** In one value: a hundred thousand rows take longer. */
async function readIds({ trx }: GraphReader, statement: RawBuilder<{ id: number }>) {
  const { rows } = await send(
    trx,
    sql<{ ids: number[] | null }>`
      select json_agg(id) as ids from (${statement}) as ends where id is not null`
  )
  return [...new Set(Float64Array.from(rows[0]?.ids ?? []).sort())]
}

/** The search starts from each node of the smaller set. */
export function crossSets(sources: readonly number[], targets: readonly number[]): Ends {
  const backward = targets.length < sources.length
  const [roots, others] = backward ? [targets, sources] : [sources, targets]
  const same = new Set(roots.length === 0 ? [] : others)
  return {
    groups: roots.length === 0 ? [] : [{ roots, others, backward }],
    equal: roots.filter((root) => same.has(root))
  }
}

/** The search starts from each node of the side that has fewer of them. */
export function groupPairs(pairs: readonly (readonly [start: number, end: number])[]): Ends {
  const distinct = (side: 0 | 1) => new Set(pairs.map((pair) => pair[side])).size
  const backward = distinct(1) < distinct(0)
  const groups = new Map<number, number[]>()
  for (const [start, end] of pairs) {
    const [root, other] = backward ? [end, start] : [start, end]
    const others = groups.get(root)
    if (others) others.push(other)
    else groups.set(root, [other])
  }
  return {
    groups: [...groups].map(([root, others]) => ({ roots: [root], others, backward })),
    equal: pairs.flatMap(([start, end]) => (start === end ? [start] : []))
  }
}
