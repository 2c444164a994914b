/** How nodes and edges of the graph look in the answers of this area. */
import type { OperationAnswer } from '../../contract/operation.ts'
import type { Entity } from '../../graph/entities/entity.ts'
import type { RelatedNode } from '../../graph/entities/related.ts'
import type { GraphEdge, GraphNode } from '../../graph/entities/related-graph.ts'
import { isTierZero } from '../../graph/entities/tier-zero.ts'
import { primaryKind } from '../../graph/kinds.ts'
import type { FoundNode } from './queries.ts'

type Related = OperationAnswer<'listPublishedToCas'>
type NodePage = Extract<Related, { data: unknown[] }>
type GraphItems = Exclude<Related, NodePage>

export function entityView({ kinds, properties }: Entity) {
  const mark = isTierZero(kinds, properties) ? { isTierZero: true } : {}
  return { kinds, props: { ...properties, ...mark } }
}

export function nodeView({ objectId, name, kinds }: RelatedNode): NodePage['data'][number] {
  return { objectID: objectId, name: name ?? '', label: primaryKind(kinds), kinds }
}

export function graphView(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): GraphItems {
  return Object.fromEntries([
    ...nodes.map(({ id, objectId, name, kinds, properties }) => [
      String(id),
      {
        label: name ?? '',
        kind: primaryKind(kinds),
        kinds,
        objectId,
        isTierZero: isTierZero(kinds, properties),
        properties
      }
    ]),
    ...edges.map(({ id, startId, endId, kind, lastSeen, properties }) => [
      `rel_${id}`,
      {
        source: String(startId),
        target: String(endId),
        label: kind,
        kind,
        lastSeen: lastSeen.toISOString(),
        properties
      }
    ])
  ])
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

export function searchResultView({ objectId, name, kinds, properties }: FoundNode) {
  return {
    objectid: objectId,
    type: primaryKind(kinds),
    name: name ?? '',
    distinguishedname: text(properties.distinguishedname),
    system_tags: text(properties.system_tags)
  }
}
