/** Finds the one node that a list or an answer is about. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { lookUp } from '../../db/look-up.ts'

export type Entity = {
  id: number
  objectId: string
  /** Null for a node that no file said the domain, tenant or environment of. */
  environmentId: string | null
  kinds: string[]
  properties: Record<string, unknown>
}

/** The names of a node's kinds, in the order in which they are stored. */
export const kindNames = (kindIds: string): RawBuilder<string[]> => sql<string[]>`array(
  select k.name from unnest(${sql.ref(kindIds)}) with ordinality as u (id, place)
  join kinds k on k.id = u.id order by u.place)`

const findNode = lookUp((db, objectId: string) =>
  sql<Entity>`
    select n.id, n.object_id as "objectId", n.environment_id as "environmentId", n.properties,
      ${kindNames('n.kind_ids')} as kinds
    from nodes n where n.object_id = ${objectId}`.compile(db)
)

/** @param objectId compared exactly */
export async function findEntity(
  db: Kysely<Database>,
  kind: string,
  objectId: string
): Promise<Entity | undefined> {
  const entity = await findNode(db, objectId)
  return entity?.kinds.includes(kind) ? entity : undefined
}
