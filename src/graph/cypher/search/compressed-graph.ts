/**
 * All edges of the graph in typed arrays, sorted by start and again by end: 28 bytes for an edge, and some 60
 * for a node. Reading it takes about half a second for a million edges, a search in it a few milliseconds.
 */
import { type Pauses, startPauses } from '../pauses.ts'
import type { Adjacency } from './adjacency.ts'
import type { SearchPlan } from './search-plan.ts'

export type EdgeColumns = { ids: number[]; starts: number[]; kinds: number[]; ends: number[] }

export type CompressedGraph = {
  numbers: ReadonlyMap<number, number>
  ids: readonly number[]
  outgoing: Half
  incoming: Half
}

/** The edges of node n are at `offsets[n]` up to, not including, `offsets[n + 1]`. */
type Half = {
  offsets: Uint32Array
  neighbours: Uint32Array
  kinds: Int16Array
  edges: Float64Array
}

/** After so many edges it is worth asking for the time. */
const STRETCH = 16_384

type Chunk = { from: Uint32Array; to: Uint32Array; kinds: Int16Array; edges: Float64Array }

export async function compressGraph(
  columns: AsyncIterable<EdgeColumns>,
  signal?: AbortSignal
): Promise<CompressedGraph> {
  const pauses = startPauses(signal)
  const numbers = new Map<number, number>()
  const ids: number[] = []
  function register(id: number): number {
    const known = numbers.get(id)
    if (known !== undefined) return known
    numbers.set(id, ids.length)
    return ids.push(id) - 1
  }
  const chunks: Chunk[] = []
  for await (const { ids: edges, starts, kinds, ends } of columns) {
    if (pauses.isDue()) await pauses.take()
    chunks.push({
      from: Uint32Array.from(starts, register),
      to: Uint32Array.from(ends, register),
      kinds: Int16Array.from(kinds),
      edges: Float64Array.from(edges)
    })
  }
  const outgoing = await sortByStart(chunks, ids.length, pauses)
  const turned = chunks.map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from }))
  return { numbers, ids, outgoing, incoming: await sortByStart(turned, ids.length, pauses) }
}

async function sortByStart(chunks: readonly Chunk[], nodes: number, pauses: Pauses): Promise<Half> {
  const offsets = new Uint32Array(nodes + 1)
  for (const { from } of chunks) {
    if (pauses.isDue()) await pauses.take()
    for (const node of from) offsets[node + 1] = (offsets[node + 1] as number) + 1
  }
  for (let node = 0; node < nodes; node++) {
    offsets[node + 1] = (offsets[node + 1] as number) + (offsets[node] as number)
  }
  const count = offsets[nodes] as number
  const half = {
    offsets,
    neighbours: new Uint32Array(count),
    kinds: new Int16Array(count),
    edges: new Float64Array(count)
  }
  const free = offsets.slice()
  for (const { from, to, kinds, edges } of chunks) {
    if (pauses.isDue()) await pauses.take()
    for (let at = 0; at < from.length; at++) {
      const node = from[at] as number
      const place = free[node] as number
      free[node] = place + 1
      half.neighbours[place] = to[at] as number
      half.kinds[place] = kinds[at] as number
      half.edges[place] = edges[at] as number
    }
  }
  return half
}

export type EdgeChoice = Pick<SearchPlan, 'direction' | 'kindIds'> & {
  /** Only these, if there are any. */
  edges?: ReadonlySet<number> | undefined
}

export function compressedAdjacency(
  { numbers, ids, outgoing, incoming }: CompressedGraph,
  { direction, kindIds, edges: chosen }: EdgeChoice,
  signal?: AbortSignal
): Adjacency {
  const pauses = startPauses(signal)
  // By kind, as an unsigned number of 16 bits.
  const follows = new Uint8Array(2 ** 16).fill(kindIds ? 0 : 1)
  for (const kind of kindIds ?? []) follows[kind & 0xffff] = 1
  return {
    numberOf: (id) => numbers.get(id),
    idOf: (number) => ids[number] as number,
    size: ids.length,
    async expand(nodes, backward, visit) {
      const goesRight = (direction === 'right') !== backward
      const halves = direction === 'both' ? [outgoing, incoming] : [goesRight ? outgoing : incoming]
      // A search of many small steps has as little patience as one of a few large ones.
      if (pauses.isDue()) await pauses.take()
      let left = STRETCH
      for (const { offsets, neighbours, kinds, edges } of halves) {
        for (const node of nodes) {
          const end = offsets[node + 1] as number
          for (let at = offsets[node] as number; at < end; at++) {
            const edge = edges[at] as number
            if (follows[(kinds[at] as number) & 0xffff] === 0) continue
            if (chosen === undefined || chosen.has(edge))
              visit(node, edge, neighbours[at] as number)
          }
          left -= end - (offsets[node] as number)
          if (left > 0) continue
          left = STRETCH
          if (pauses.isDue()) await pauses.take()
        }
      }
    }
  }
}
