/** What this area asks of the graph apart from Cypher. */
import { type Kysely, sql } from 'kysely'
import type { ListQuery } from '../../contract/list-query.ts'
import type { Database } from '../../db/database.ts'
import { conditionsOf, type ListColumns } from '../../db/page.ts'
import { EDGE_KINDS, NODE_KINDS } from '../../graph/kinds.ts'

const KIND_COLUMNS: ListColumns<'listKinds'> = { type: 'known.type' }

/** A kind that is neither built in, nor in use now, nor that of a tag has the type null. */
export async function kindsOfGraph(
  db: Kysely<Database>,
  list: ListQuery<'listKinds'>
): Promise<string[]> {
  const conditions = conditionsOf(list.filters, KIND_COLUMNS)
  const { rows } = await sql<{ name: string }>`
    select distinct known.name
    from (
      select unnest(${NODE_KINDS}::text[]) collate "C" as name, 'node' as type
      union all
      select unnest(${EDGE_KINDS}::text[]) collate "C", 'edge'
      union all
      select k.name, used.type
      from kinds k
      left join lateral (
        select 'node' as type where exists (
          select from nodes n where n.kind_ids @> array[k.id]
        ) or exists (select from asset_group_tags t where t.kind_id = k.id)
        union all
        select 'edge' where exists (select from edges e where e.kind_id = k.id)
      ) as used on true
      where k.name <> all(${[...NODE_KINDS, ...EDGE_KINDS]}::text[])
    ) as known
    where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by known.name`.execute(db)
  return rows.map(({ name }) => name)
}

/** @param objectId compared exactly */
export async function findNodeId(
  db: Kysely<Database>,
  objectId: string
): Promise<number | undefined> {
  const found = await db
    .selectFrom('nodes')
    .select('id')
    .where('object_id', '=', objectId)
    .executeTakeFirst()
  return found?.id
}

/** Those that are neither built in nor in use as kinds of edges. */
export async function unknownEdgeKinds(
  db: Kysely<Database>,
  names: readonly string[]
): Promise<string[]> {
  const others = names.filter((name) => !EDGE_KINDS.includes(name))
  const { rows } = await sql<{ name: string }>`
    select name from kinds k
    where name = any(${others}::text[])
      and exists (select from edges e where e.kind_id = k.id)`.execute(db)
  const used = new Set(rows.map(({ name }) => name))
  return others.filter((name) => !used.has(name))
}
