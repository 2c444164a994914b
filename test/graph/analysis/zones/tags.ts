/** Tags and selectors for a test of the analysis, written down and read back. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../src/db/database.ts'
import type { Edition } from '../../../../src/graph/analysis/step.ts'
import { tagging } from '../../../../src/graph/analysis/zones/tagging.ts'
import { NOW } from '../graph.ts'

export const TIER_ZERO = 1
export const OWNED = 2

export type Selector = {
  name?: string
  objects?: readonly string[]
  queries?: readonly string[]
  autoCertify?: number
  isDisabled?: boolean
}

export const runTagging = (db: Kysely<Database>, edition: Edition = 'enterprise') =>
  tagging.evaluate({ db, now: NOW, edition, statementTimeoutMs: 60_000, signal: undefined })

/** As after the first migration: the two built-in tags, here without selectors. */
export async function resetTags(db: Kysely<Database>): Promise<void> {
  await sql`truncate asset_group_tag_selectors, asset_group_tag_members, asset_group_history cascade`.execute(
    db
  )
  await sql`delete from asset_group_tags where id > ${OWNED}`.execute(db)
  await sql`
    delete from kinds where name like 'Tag\\_%' and id not in (select kind_id from asset_group_tags)`.execute(
    db
  )
  await sql`update asset_group_tags set require_certify = false where type = 1`.execute(db)
}

type Tag = { type: 1 | 2; name: string; position?: number; requireCertify?: boolean }

export async function aTag(db: Kysely<Database>, tag: Tag): Promise<number> {
  const isZone = tag.type === 1
  const { rows } = await sql<{ id: number }>`
    with kind as (
      insert into kinds (id, name) overriding system value
      values (nextval('tag_kind_ids'), ${`Tag_${tag.name}`}) returning id
    )
    insert into asset_group_tags (type, kind_id, name, created_by, updated_by, position, require_certify, analysis_enabled)
    select ${tag.type}, id, ${tag.name}, 'SYSTEM', 'SYSTEM', ${isZone ? (tag.position ?? 2) : null}::integer,
      ${isZone ? (tag.requireCertify ?? false) : null}::boolean, ${isZone ? true : null}::boolean
    from kind returning id`.execute(db)
  return rows[0]?.id ?? 0
}

export async function aSelector(
  db: Kysely<Database>,
  tagId: number,
  { name, objects = [], queries = [], autoCertify = 0, isDisabled = false }: Selector
): Promise<number> {
  const { id } = await db
    .insertInto('asset_group_tag_selectors')
    .values({
      asset_group_tag_id: tagId,
      name: name ?? sql<string>`gen_random_uuid()`,
      created_by: 'SYSTEM',
      updated_by: 'SYSTEM',
      auto_certify: autoCertify,
      disabled_at: isDisabled ? new Date() : null
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const seeds = [
    ...objects.map((value) => ({ type: 1, value })),
    ...queries.map((value) => ({ type: 2, value }))
  ]
  for (const [number, seed] of seeds.entries()) {
    await db
      .insertInto('asset_group_tag_selector_seeds')
      .values({ selector_id: id, number, ...seed })
      .execute()
  }
  return id
}

/** 'object id source', in order. */
export async function membersOf(db: Kysely<Database>, tagId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('asset_group_tag_members')
    .select(['node_object_id', 'source'])
    .where('asset_group_tag_id', '=', tagId)
    .execute()
  return rows.map((row) => `${row.node_object_id} ${row.source}`).sort()
}

/** 'object id source certified', in order. */
export async function selectedBy(db: Kysely<Database>, selectorId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('asset_group_tag_selector_nodes')
    .select(['node_object_id', 'source', 'certified'])
    .where('selector_id', '=', selectorId)
    .execute()
  return rows.map((row) => `${row.node_object_id} ${row.source} ${row.certified}`).sort()
}

/** What somebody decided: 1 revoked, 2 certified. */
export async function decide(
  db: Kysely<Database>,
  selectorId: number,
  objectId: string,
  certified: number
): Promise<void> {
  await db
    .updateTable('asset_group_tag_selector_nodes')
    .set({ certified, certified_by: 'somebody' })
    .where('selector_id', '=', selectorId)
    .where('node_object_id', '=', objectId)
    .execute()
}

/** Object id -> the tags whose kind the node carries, and its words in system_tags. */
export async function taggedNodes(db: Kysely<Database>): Promise<Record<string, string>> {
  const { rows } = await sql<{ object_id: string; kinds: string[]; words: string | null }>`
    select object_id,
      (select string_agg(word, ' ' order by word) from regexp_split_to_table(properties ->> 'system_tags', ' ') as word)
        as words,
      array(select coalesce(name, 'nameless') from unnest(kind_ids) as u (id) left join kinds k on k.id = u.id
        where name is null or name like 'Tag\\_%' order by 1) as kinds
    from nodes`.execute(db)
  return Object.fromEntries(
    rows.flatMap(({ object_id, kinds, words }) =>
      kinds.length > 0 || words ? [[object_id, [...kinds, words ?? ''].join(' ').trim()]] : []
    )
  )
}

/** Every row that tagging may write, with the transaction that wrote it. */
export async function everyRow(db: Kysely<Database>): Promise<unknown> {
  const { rows } = await sql`
    select
      (select json_agg(json_build_array(xmin::text, n) order by id) from nodes n) as nodes,
      (select json_agg(json_build_array(xmin::text, r) order by selector_id, node_id)
        from asset_group_tag_selector_nodes r) as selected,
      (select json_agg(json_build_array(xmin::text, m) order by asset_group_tag_id, node_id)
        from asset_group_tag_members m) as members,
      (select json_agg(h order by id) from asset_group_history h) as history`.execute(db)
  return rows[0]
}
