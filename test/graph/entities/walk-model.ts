/** What a relation means, said a second time: sets and loops over a graph in memory instead of SQL. */
import type { Relation } from '../../../src/graph/entities/relation.ts'

export type ModelNode = { id: string; kinds: string[]; domain?: string | undefined; tags?: string }
export type ModelEdge = { start: string; kind: string; end: string }
export type ModelGraph = { nodes: ModelNode[]; edges: ModelEdge[] }

type Set_ = ReadonlySet<string>

export function relatedTo(graph: ModelGraph, entity: ModelNode, relation: Relation): string[] {
  const domain = entity.domain ?? entity.id
  const starts = relation.from
    ? graph.nodes.filter((one) => one.domain === domain && one.kinds.includes(relation.from ?? ''))
    : [entity]
  let reached: Set_ = new Set(starts.map(({ id }) => id))
  for (const { edges, times, leaving } of relation.hops ?? []) {
    const step = (from: Set_) => neighbours(graph, from, edges, relation.direction ?? 'out')
    if (leaving) reached = outside(graph, domain, step(reached))
    else if (times === 'once') reached = step(reached)
    else reached = closure(times === 'any-number' ? reached : step(reached), step)
  }
  return graph.nodes
    .filter((one) => reached.has(one.id) && one.id !== entity.id)
    .filter(({ kinds }) => relation.kind === undefined || kinds.includes(relation.kind))
    .filter((one) => !relation.otherDomain || (one.domain ?? domain) !== domain)
    .filter(
      ({ kinds, tags = '' }) =>
        !relation.tierZero || kinds.includes('Tag_Tier_Zero') || tags.includes('admin_tier_0')
    )
    .map(({ id }) => id)
    .sort()
}

function outside(graph: ModelGraph, domain: string, reached: Set_): Set_ {
  const inside = new Set(graph.nodes.filter((one) => one.domain === domain).map(({ id }) => id))
  return new Set([...reached].filter((id) => !inside.has(id)))
}

function neighbours(
  graph: ModelGraph,
  from: Set_,
  kinds: readonly string[],
  direction: string
): Set_ {
  const ends = graph.edges
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ start, end }) => (direction === 'out' ? [start, end] : [end, start]))
  return new Set(ends.flatMap(([near = '', far = '']) => (from.has(near) ? [far] : [])))
}

function closure(first: Set_, step: (from: Set_) => Set_): Set_ {
  const all = new Set(first)
  for (let latest = first; latest.size > 0; ) {
    latest = new Set([...step(latest)].filter((id) => !all.has(id)))
    for (const id of latest) all.add(id)
  }
  return all
}
