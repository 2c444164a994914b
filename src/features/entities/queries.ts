/** What this area asks of the nodes themselves; what is related to one is asked in src/graph/entities. */
import { type Kysely, sql } from 'kysely'
import type { ListQuery } from '../../contract/list-query.ts'
import type { Database } from '../../db/database.ts'
import { type ListColumns, selectWhole } from '../../db/page.ts'

/** @returns the mark as it is now, or undefined where no such domain is known */
export async function setCollected(
  db: Kysely<Database>,
  objectId: string,
  collected: boolean
): Promise<boolean | undefined> {
  const { rows } = await sql<{ collected: boolean }>`
    update nodes set properties = properties || jsonb_build_object('collected', ${collected}::boolean)
    where object_id = ${objectId}
      and kind_ids @> array(select id from kinds where name = 'Domain')
      and exists (select from kinds where name = 'Domain')
    returning (properties ->> 'collected')::boolean as collected`.execute(db)
  return rows[0]?.collected
}

const isCollected = sql<boolean>`coalesce(n.properties -> 'collected' = 'true'::jsonb, false)`
const shownName = sql<string>`coalesce(n.name, '')`

const AVAILABLE_COLUMNS: ListColumns<'listAvailableDomains'> = {
  objectid: 'n.object_id',
  name: shownName,
  collected: isCollected
}

export function availableDomains(db: Kysely<Database>, list: ListQuery<'listAvailableDomains'>) {
  const domains = db
    .selectFrom('nodes as n')
    .select([
      'n.object_id as objectId',
      shownName.as('name'),
      isCollected.as('collected'),
      sql<boolean>`n.kind_ids && array(select id from kinds where name = 'AZTenant')`.as('isTenant')
    ])
    .where(
      sql<boolean>`n.kind_ids && array(select id from kinds where name in ('Domain', 'AZTenant'))`
    )
  const byName = [{ column: shownName, direction: 'asc' }] as const
  return selectWhole(domains, list, AVAILABLE_COLUMNS, 'n.id', byName)
}
