/** Shortest paths by breadth-first search: from both ends at once, or from one end to many. */
import type { Adjacency } from './adjacency.ts'
import { type Side, startSide } from './breadth-first.ts'

/** From every root to each of the others, or back from there; a root's own id among the others does not count. */
export type SearchGroup = {
  readonly roots: readonly number[]
  readonly others: readonly number[]
  readonly backward: boolean
}

export type PathOptions = {
  /** All shortest paths between two nodes instead of one. */
  readonly all: boolean
  /** Most hops. */
  readonly max: number
}

/**
 * Up to so many others are searched for one by one: that touches a small part of the graph each time, and
 * a search in one direction nearly all of it, once.
 */
const FEW = 4

/** Root by root; where there are many others, shorter paths first. Alternating nodes and edges, by id. */
export async function* findPaths(
  adjacency: Adjacency,
  { roots, others, backward }: SearchGroup,
  options: PathOptions
): AsyncIterable<number[]> {
  const numbersOf = (ids: readonly number[]) => ids.flatMap((id) => adjacency.numberOf(id) ?? [])
  const [starts, ends] = [numbersOf(roots), numbersOf(others)]
  const wanted = new Uint8Array(adjacency.size)
  for (const end of ends) wanted[end] = 1
  for (const start of starts) {
    const ways =
      others.length > FEW
        ? fromOne(adjacency, start, { wanted: wanted.slice(), backward }, options)
        : fromEach(adjacency, start, { ends, backward }, options)
    for await (const way of ways) {
      yield way.map((item, place) => (place % 2 === 0 ? adjacency.idOf(item) : item))
    }
  }
}

async function* fromEach(
  adjacency: Adjacency,
  root: number,
  { ends, backward }: { ends: readonly number[]; backward: boolean },
  options: PathOptions
): AsyncIterable<number[]> {
  for (const end of ends) {
    if (end === root) continue
    const [from, to] = backward ? [end, root] : [root, end]
    yield* betweenTwo(adjacency, from, to, options)
  }
}

/** @param wanted 1 for every node that is still to be found */
async function* fromOne(
  adjacency: Adjacency,
  root: number,
  { wanted, backward }: { wanted: Uint8Array; backward: boolean },
  { all, max }: PathOptions
): AsyncIterable<number[]> {
  wanted[root] = 0
  let left = wanted.reduce((sum, one) => sum + one, 0)
  const side = startSide(adjacency, root, { backward, all })
  while (left > 0 && side.frontier.length > 0 && side.depth < max) {
    await side.advance()
    const found = side.frontier.filter((node) => wanted[node] === 1)
    left -= found.length
    for (const node of inOrder(adjacency, found)) {
      for (const way of side.waysTo(node)) yield backward ? way.reverse() : way
    }
  }
}

/** The edges of all shortest paths between two nodes, by id. */
export async function edgesBetween(
  adjacency: Adjacency,
  start: number,
  end: number
): Promise<number[]> {
  const from = adjacency.numberOf(start)
  const to = adjacency.numberOf(end)
  if (from === undefined || to === undefined) return []
  const options = { all: true, max: Number.POSITIVE_INFINITY }
  const meeting = await meet(adjacency, from, to, options)
  if (!meeting) return []
  const { forward, backward, met } = meeting
  return [...forward.edgesTo(met), ...backward.edgesTo(met)]
}

async function* betweenTwo(
  adjacency: Adjacency,
  from: number,
  to: number,
  options: PathOptions
): AsyncIterable<number[]> {
  const meeting = await meet(adjacency, from, to, options)
  if (!meeting) return
  const { forward, backward, met } = meeting
  for (const node of inOrder(adjacency, met)) {
    yield* throughNode(forward, backward, node)
    if (!options.all) return
  }
}

/**
 * Each step widens the side that has fewer nodes to go on from. The first node that both have reached lies
 * on a shortest path, and every shortest path crosses one that is reached in the same step.
 */
async function meet(
  adjacency: Adjacency,
  from: number,
  to: number,
  { all, max }: PathOptions
): Promise<{ forward: Side; backward: Side; met: number[] } | undefined> {
  const forward = startSide(adjacency, from, { backward: false, all })
  const backward = startSide(adjacency, to, { backward: true, all })
  while (forward.depth + backward.depth < max) {
    const isForward = forward.frontier.length <= backward.frontier.length
    const [side, other] = isForward ? [forward, backward] : [backward, forward]
    if (side.frontier.length === 0) return undefined
    await side.advance()
    const met = side.frontier.filter((node) => other.depthOf(node) !== undefined)
    if (met.length > 0) return { forward, backward, met }
  }
  return undefined
}

function* throughNode(forward: Side, backward: Side, node: number): Iterable<number[]> {
  for (const way of forward.waysTo(node)) {
    for (const rest of backward.waysTo(node)) yield [...way, ...rest.reverse().slice(1)]
  }
}

/** By id, so that the same graph gives the same paths, however its nodes are numbered. */
function inOrder(adjacency: Adjacency, nodes: readonly number[]): number[] {
  return [...nodes].sort((a, b) => adjacency.idOf(a) - adjacency.idOf(b))
}
