/**
 * From whom a zone can be reached, and by which edges it is first entered. Nodes and environments are numbers from 0;
 * an edge is what an attacker can follow from its start to its end.
 */
import type { CompressedGraph } from '../../compressed-graph.ts'
import type { Pauses } from '../../pauses.ts'

type Neighbours = Pick<CompressedGraph['outgoing'], 'offsets' | 'neighbours'>
export type Edges = Record<'outgoing' | 'incoming', Neighbours>

/** By node. */
export type Zone = {
  /** 1 for a member. */
  members: Uint8Array
  /** 1 for whoever it is about whether they reach a member, none of whom is one. */
  principals: Uint8Array
  /** -1 for none. */
  environments: Int32Array
}

/** Of the members in one environment, the targets. */
export type Exposure = {
  /** Principals from whom a path leads to a target. */
  exposed: number
  /** Those of them that are of the same environment. */
  exposedHere: number
  /** Edges from outside to a member by which such a path first enters the zone. */
  chokeEdges: number
}

/** The search is made for as many environments at once as there are bits in a number. */
const WIDTH = 32

/** By environment. */
export async function exposureOf(
  edges: Edges,
  zone: Zone,
  environmentCount: number,
  pauses: Pauses
): Promise<Exposure[]> {
  const exposures = Array.from({ length: environmentCount }, () => ({
    exposed: 0,
    exposedHere: 0,
    chokeEdges: 0
  }))
  const within = await reachedOutside(edges.outgoing, zone, pauses)
  const inhabited = new Uint8Array(environmentCount)
  zone.members.forEach((isMember, node) => {
    const environment = zone.environments[node] as number
    if (isMember && environment >= 0) inhabited[environment] = 1
  })
  const numbers = exposures.map((_, number) => number).filter((number) => inhabited[number] === 1)
  for (let first = 0; first < numbers.length; first += WIDTH) {
    const searched = numbers.slice(first, first + WIDTH)
    const reaches = await whatReaches(edges.incoming, zone, searched, pauses)
    count(edges.incoming, zone, within, searched, reaches, exposures)
    if (pauses.isDue()) await pauses.take()
  }
  return exposures
}

/** 1 for every principal, and for what is reached from one without entering the zone. */
async function reachedOutside(
  { offsets, neighbours }: Neighbours,
  { members, principals }: Zone,
  pauses: Pauses
): Promise<Uint8Array> {
  const reached = principals.slice()
  const open: number[] = []
  principals.forEach((isPrincipal, node) => {
    if (isPrincipal) open.push(node)
  })
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const end = offsets[node + 1] as number
    for (let at = offsets[node] as number; at < end; at++) {
      const next = neighbours[at] as number
      if (reached[next] === 1 || members[next] === 1) continue
      reached[next] = 1
      open.push(next)
    }
    if (pauses.isDue()) await pauses.take()
  }
  return reached
}

/** For every node the environments of whose targets it is one, or has a path to one: a bit for each. */
async function whatReaches(
  { offsets, neighbours }: Neighbours,
  { members, environments }: Zone,
  searched: readonly number[],
  pauses: Pauses
): Promise<Int32Array> {
  const size = members.length
  const reaches = new Int32Array(size)
  // What a node has learned and not yet told those before it; while it has such news it waits in the queue, once.
  const news = new Int32Array(size)
  const queue = new Int32Array(size)
  let waiting = 0
  let head = 0
  const learn = (node: number, bits: number) => {
    const fresh = bits & ~(reaches[node] as number)
    if (fresh === 0) return
    reaches[node] = (reaches[node] as number) | fresh
    if (news[node] === 0) queue[(head + waiting++) % size] = node
    news[node] = (news[node] as number) | fresh
  }

  const bitOf = new Map(searched.map((environment, place) => [environment, 1 << place]))
  members.forEach((isMember, node) => {
    if (isMember) learn(node, bitOf.get(environments[node] as number) ?? 0)
  })
  while (waiting > 0) {
    const node = queue[head] as number
    head = (head + 1) % size
    waiting--
    const bits = news[node] as number
    news[node] = 0
    const end = offsets[node + 1] as number
    for (let at = offsets[node] as number; at < end; at++) learn(neighbours[at] as number, bits)
    if (pauses.isDue()) await pauses.take()
  }
  return reaches
}

function count(
  { offsets, neighbours }: Neighbours,
  { members, principals, environments }: Zone,
  within: Uint8Array,
  searched: readonly number[],
  reaches: Int32Array,
  exposures: readonly Exposure[]
): void {
  for (let node = 0; node < reaches.length; node++) {
    const bits = reaches[node] as number
    if (bits === 0) continue
    if (principals[node] === 1) {
      for (const environment of namedBy(bits, searched)) {
        const exposure = exposures[environment] as Exposure
        exposure.exposed++
        if (environments[node] === environment) exposure.exposedHere++
      }
    } else if (members[node] === 1) {
      let entries = 0
      const end = offsets[node + 1] as number
      for (let at = offsets[node] as number; at < end; at++) {
        entries += within[neighbours[at] as number] as number
      }
      for (const environment of namedBy(bits, searched)) {
        ;(exposures[environment] as Exposure).chokeEdges += entries
      }
    }
  }
}

function* namedBy(bits: number, searched: readonly number[]): Iterable<number> {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    yield searched[31 - Math.clz32(rest & -rest)] as number
  }
}
