/** How nodes and edges of the graph look in the answers of this area. */
import type { OperationAnswer } from '../../contract/operation.ts'
import type { Entity } from '../../graph/entities/entity.ts'
import type { RelatedNode } from '../../graph/entities/related.ts'
import type { GraphNode } from '../../graph/items.ts'
import { primaryKind } from '../../graph/kinds.ts'
import { isTierZero } from '../../graph/marks.ts'

type Related = OperationAnswer<'listPublishedToCas'>
type NodePage = Extract<Related, { data: unknown[] }>

export function entityView({ kinds, properties }: Entity) {
  const mark = isTierZero(kinds, properties) ? { isTierZero: true } : {}
  return { kinds, props: { ...properties, ...mark } }
}

export function nodeView({ objectId, name, kinds }: RelatedNode): NodePage['data'][number] {
  return { objectID: objectId, name: name ?? '', label: primaryKind(kinds), kinds }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

export function searchResultView({ objectId, name, kinds, properties }: GraphNode) {
  return {
    objectid: objectId,
    type: primaryKind(kinds),
    name: name ?? '',
    distinguishedname: text(properties.distinguishedname),
    system_tags: text(properties.system_tags)
  }
}
