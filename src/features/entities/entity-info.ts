/** What the operations that answer one entity have in common. */
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { NotFoundError } from '../../errors.ts'
import { type Entity, findEntity } from '../../graph/entities/entity.ts'
import { countRelated } from '../../graph/entities/related.ts'
import type { Relation } from '../../graph/entities/relation.ts'
import { type EntityKind, type RelationName, relations } from '../../graph/entities/relations.ts'
import { entityView } from './views.ts'

/** `counts` wins where both are sent; the contract gives `count` its default. */
export type CountsQuery = { count?: string; counts?: string } | undefined

export const wantsCounts = (query: CountsQuery): boolean =>
  /^t/i.test(query?.counts ?? query?.count ?? '')

export async function existingEntity(
  db: Kysely<Database>,
  kind: EntityKind,
  objectId: string
): Promise<Entity> {
  const entity = await findEntity(db, kind, objectId)
  if (!entity) throw new NotFoundError('object_id', 'node not found')
  return entity
}

export async function entityInfo<Kind extends EntityKind>(
  db: Kysely<Database>,
  kind: Kind,
  objectId: string,
  query: CountsQuery
) {
  const entity = await existingEntity(db, kind, objectId)
  // The table is indexed by a type parameter, so its keys have to be said again.
  const lists = relations[kind] as Readonly<Record<RelationName<Kind>, Relation>>
  const counts = wantsCounts(query) ? await countRelated(db, entity, lists) : {}
  return { data: { ...counts, ...entityView(entity) } }
}
