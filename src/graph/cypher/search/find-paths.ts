/** Shortest paths by breadth-first search: from both ends at once, or from one end to many. */
import type { Adjacency } from './adjacency.ts'
import { type Side, startSide } from './breadth-first.ts'

/** Paths start at `root`, or end there when searched backward. */
export type SearchTask = {
  readonly root: number
  /** In the order in which they are searched; the root itself does not count. */
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

/** Shorter ones of a task come first where it has many others. Alternating nodes and edges, by id. */
export async function* findPaths(
  adjacency: Adjacency,
  { root, others, backward }: SearchTask,
  options: PathOptions
): AsyncIterable<number[]> {
  const start = adjacency.numberOf(root)
  if (start === undefined) return
  const numbers = others.flatMap((id) => (id === root ? [] : (adjacency.numberOf(id) ?? [])))
  if (others.length > FEW) {
    for await (const way of fromOne(adjacency, start, { numbers, backward }, options)) {
      yield toIds(adjacency, way)
    }
    return
  }
  for (const other of numbers) {
    const [from, to] = backward ? [other, start] : [start, other]
    for await (const way of betweenTwo(adjacency, from, to, options)) yield toIds(adjacency, way)
  }
}

function toIds(adjacency: Adjacency, way: readonly number[]): number[] {
  return way.map((item, place) => (place % 2 === 0 ? adjacency.idOf(item) : item))
}

async function* fromOne(
  adjacency: Adjacency,
  root: number,
  { numbers, backward }: { numbers: readonly number[]; backward: boolean },
  { all, max }: PathOptions
): AsyncIterable<number[]> {
  const wanted = new Set(numbers)
  const side = startSide(adjacency, root, { backward, all })
  while (wanted.size > 0 && side.frontier.length > 0 && side.depth < max) {
    await side.advance()
    for (const node of inOrder(
      adjacency,
      side.frontier.filter((number) => wanted.has(number))
    )) {
      wanted.delete(node)
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
