/** What this area asks of the nodes themselves; what is related to one is asked in src/graph/entities. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ListQuery } from '../../contract/list-query.ts'
import type { Database } from '../../db/database.ts'
import { escapeLike, type ListColumns, selectPage } from '../../db/page.ts'
import { kindNames } from '../../graph/entities/entity.ts'
import type { RelatedNode } from '../../graph/entities/related.ts'

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

export async function availableDomains(
  db: Kysely<Database>,
  list: ListQuery<'listAvailableDomains'>
) {
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
  const all = { ...list, skip: 0, limit: EVERYTHING }
  const byName = [{ column: shownName, direction: 'asc' }] as const
  const { rows } = await selectPage(domains, all, AVAILABLE_COLUMNS, 'n.id', byName)
  return rows
}

/** The list is not paged. */
const EVERYTHING = 2_147_483_647

export type FoundNode = RelatedNode & { properties: Record<string, unknown> }

type Search = { text: string; kind: string | undefined; skip: number; limit: number }

/** Nodes by name or object id: the exact ones, then those that begin with the text, then the others. */
export async function searchNodes(
  db: Kysely<Database>,
  { text, kind, skip, limit }: Search
): Promise<FoundNode[]> {
  const matches = (pattern: (one: string) => string) => {
    const patterns = spellings(text).map((one) => pattern(escapeLike(one)))
    return sql`(n.name ilike any(${patterns}::text[]) or n.object_id ilike any(${patterns}::text[]))`
  }
  const ofKind: RawBuilder<unknown> =
    kind === undefined
      ? sql`true`
      : sql`n.kind_ids && array(select id from kinds where name = ${kind})`
  const { rows } = await sql<FoundNode>`
    select f.object_id as "objectId", f.name, f.properties, ${kindNames('f.kind_ids')} as kinds
    from (
      select n.*, row_number() over (
        order by
          case when ${matches((one) => one)} then 0 when ${matches((one) => `${one}%`)} then 1 else 2 end,
          coalesce(n.name, ''), n.id
      ) as place
      from nodes n
      where ${matches((one) => `%${one}%`)} and ${ofKind}
      order by place offset ${skip} limit ${limit}
    ) f
    order by f.place`.execute(db)
  return rows
}

/** Comparing by code point folds ASCII only; collectors write names in upper case. */
function spellings(text: string): string[] {
  return [...new Set([text, text.toUpperCase(), text.toLowerCase()])]
}
