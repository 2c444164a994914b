/** One half of a search: how far each node is from a root, and by which edges. */
import type { Adjacency } from './adjacency.ts'

export type Side = {
  /** Nodes found by the last step. */
  readonly frontier: readonly number[]
  /** How many steps were made. */
  readonly depth: number
  /** Undefined: not reached yet. */
  depthOf(node: number): number | undefined
  /** Finds what is one step farther. */
  advance(): Promise<void>
  /** From the root to the node, alternating nodes and edges: all shortest ways, or one. Numbers of nodes. */
  waysTo(node: number): Iterable<number[]>
  /** The edges of all these ways, each once; with `all` only. */
  edgesTo(nodes: readonly number[]): Iterable<number>
}

export type SideOptions = { backward: boolean; all: boolean }

const NO_EDGE = -1

export function startSide(
  adjacency: Adjacency,
  root: number,
  { backward, all }: SideOptions
): Side {
  let frontier: number[] = [root]
  let depth = 0
  // By node: one more than its depth, and the step that led to it with the least edge.
  let reached = new Int32Array(Math.max(64, adjacency.size, root + 1))
  let lastNode = new Int32Array(reached.length)
  let lastEdge = new Float64Array(reached.length)
  /** Where there are several: all of them, as node, edge, node, edge, … */
  const lastSteps = new Map<number, number[]>()
  reached[root] = 1
  lastEdge[root] = NO_EDGE

  function grow(least: number) {
    const size = Math.max(least, 2 * reached.length)
    const copy = <T extends Int32Array | Float64Array>(old: T, larger: T) => {
      larger.set(old)
      return larger
    }
    reached = copy(reached, new Int32Array(size))
    lastNode = copy(lastNode, new Int32Array(size))
    lastEdge = copy(lastEdge, new Float64Array(size))
  }

  /** A further way to a node that was reached in the same step. */
  function addStep(from: number, edge: number, to: number) {
    if (all) {
      const steps = lastSteps.get(to)
      if (steps) steps.push(from, edge)
      else lastSteps.set(to, [lastNode[to] as number, lastEdge[to] as number, from, edge])
    } else if (edge < (lastEdge[to] as number)) {
      lastNode[to] = from
      lastEdge[to] = edge
    }
  }

  function stepsTo(node: number): [from: number, edge: number][] {
    const steps = lastSteps.get(node) ?? [lastNode[node] as number, lastEdge[node] as number]
    const pairs: [number, number][] = []
    for (let at = 0; at < steps.length; at += 2) {
      pairs.push([steps[at] as number, steps[at + 1] as number])
    }
    return pairs.sort(([, a], [, b]) => a - b)
  }

  /** Goes back from the node, and at each place tries one step after the other. */
  function* waysTo(node: number): Iterable<number[]> {
    if (reached[node] === 1) {
      yield [node]
      return
    }
    const backwards = [node]
    const untried = [stepsTo(node)]
    for (let steps = untried.at(-1); steps; steps = untried.at(-1)) {
      const step = steps.shift()
      if (!step) {
        untried.pop()
        if (untried.length > 0) backwards.length -= 2
        continue
      }
      const [from, edge] = step
      backwards.push(edge, from)
      if (reached[from] !== 1) untried.push(stepsTo(from))
      else {
        yield [...backwards].reverse()
        backwards.length -= 2
      }
    }
  }

  function* edgesTo(nodes: readonly number[]): Iterable<number> {
    const waiting = [...nodes]
    const seen = new Set(nodes)
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (reached[node] === 1) continue
      for (const [from, edge] of stepsTo(node)) {
        yield edge
        if (seen.has(from)) continue
        seen.add(from)
        waiting.push(from)
      }
    }
  }

  return {
    get frontier() {
      return frontier
    },
    get depth() {
      return depth
    },
    depthOf: (node) => (reached[node] ? (reached[node] as number) - 1 : undefined),
    async advance() {
      const next: number[] = []
      const mark = depth + 2
      await adjacency.expand(frontier, backward, (from, edge, to) => {
        if (to >= reached.length) grow(to + 1)
        const seen = reached[to]
        if (seen === 0) {
          reached[to] = mark
          lastNode[to] = from
          lastEdge[to] = edge
          next.push(to)
        } else if (seen === mark) addStep(from, edge, to)
      })
      frontier = next
      depth++
    },
    waysTo,
    edgesTo
  }
}
