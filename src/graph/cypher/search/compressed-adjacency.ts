/** Adjacency by a copy of the graph in memory. */
import type { CompressedGraph } from '../../compressed-graph.ts'
import { startPauses } from '../../pauses.ts'
import type { Adjacency } from './adjacency.ts'
import type { SearchPlan } from './search-plan.ts'

/** After so many edges it is worth asking for the time. */
const STRETCH = 16_384

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
