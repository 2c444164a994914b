/** Shortest paths in the most obvious way: all distances first, then every way along which they shrink. */
import type { SearchPlan } from '../../src/graph/cypher/search/search-plan.ts'

export type Edge = { id: number; start: number; kind: number; end: number }

type Step = { from: number; edge: number; to: number }

export function naivePaths(
  edges: readonly Edge[],
  {
    direction,
    kindIds,
    max = Number.POSITIVE_INFINITY
  }: Pick<SearchPlan, 'direction' | 'kindIds' | 'max'>,
  [start, end]: readonly [number, number]
): number[][] {
  const steps = edges
    .filter(({ kind }) => kindIds === undefined || kindIds.includes(kind))
    .flatMap((edge): Step[] => {
      const right = { from: edge.start, edge: edge.id, to: edge.end }
      const left = { from: edge.end, edge: edge.id, to: edge.start }
      if (direction === 'both') return edge.start === edge.end ? [right] : [right, left]
      return [direction === 'right' ? right : left]
    })
  const distances = distancesTo(end, steps)
  const ways = (node: number): number[][] => {
    const distance = distances.get(node) ?? Number.POSITIVE_INFINITY
    if (distance === 0) return [[node]]
    return steps
      .filter(({ from, to }) => from === node && distances.get(to) === distance - 1)
      .flatMap(({ edge, to }) => ways(to).map((rest) => [node, edge, ...rest]))
  }
  return (distances.get(start) ?? Number.POSITIVE_INFINITY) <= max ? ways(start) : []
}

/** Relaxes every step until nothing changes. */
function distancesTo(end: number, steps: readonly Step[]): Map<number, number> {
  const distances = new Map([[end, 0]])
  for (let changed = true; changed; ) {
    changed = false
    for (const { from, to } of steps) {
      const through = (distances.get(to) ?? Number.POSITIVE_INFINITY) + 1
      if (through < (distances.get(from) ?? Number.POSITIVE_INFINITY)) {
        distances.set(from, through)
        changed = true
      }
    }
  }
  return distances
}
