/** What the operations that list related nodes have in common. */
import type { Kysely } from 'kysely'
import type { OperationAnswer } from '../../contract/operation.ts'
import type { Database } from '../../db/database.ts'
import { NotFoundError } from '../../errors.ts'
import { type PageRequest, pageOfRelated } from '../../graph/entities/related.ts'
import { graphOfRelated } from '../../graph/entities/related-graph.ts'
import type { Relation } from '../../graph/entities/relation.ts'
import { type EntityKind, type RelationName, relations } from '../../graph/entities/relations.ts'
import { graphItems } from '../../graph/items.ts'
import { existingEntity } from './entity-info.ts'
import { nodeView } from './views.ts'

export async function relatedNodes<Kind extends EntityKind>(
  db: Kysely<Database>,
  kind: Kind,
  { object_id: objectId, related }: { object_id: string; related: RelationName<Kind> },
  query: { type?: 'list' | 'graph' } | undefined,
  list: PageRequest
): Promise<OperationAnswer<'listPublishedToCas'>> {
  const entity = await existingEntity(db, kind, objectId)
  const relation = (relations[kind] as Record<RelationName<Kind>, Relation>)[related]
  if (relation.notDerivedYet) {
    throw new NotFoundError('related', `the edges that make up ${related} are not derived yet`)
  }
  if (query?.type === 'graph') {
    return graphItems(await graphOfRelated(db, entity, relation))
  }
  const { count, nodes } = await pageOfRelated(db, entity, relation, list)
  return { count, skip: list.skip, limit: list.limit, data: nodes.map(nodeView) }
}
