/** Every query over asset_group_tags, and over the graph kinds that their members carry. */
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { ListQuery } from '../../contract/list-query.ts'
import { UUID } from '../../contract/uuid.ts'
import type { Database } from '../../db/database.ts'
import { type ListColumns, selectWhole } from '../../db/page.ts'
import { ConflictError, NotFoundError } from '../../errors.ts'

export type TagRow = Selectable<Database['asset_group_tags']>

export const ZONE = 1
export const LABEL = 2
export const OWNED = 3

const COLUMNS: ListColumns<'listAssetGroupTags'> = {
  type: 'type',
  name: 'name',
  description: 'description',
  created_at: 'created_at',
  created_by: 'created_by',
  updated_at: 'updated_at',
  updated_by: 'updated_by',
  deleted_at: 'deleted_at',
  deleted_by: 'deleted_by',
  require_certify: 'require_certify',
  analysis_enabled: 'analysis_enabled'
}

const RANKED = [
  { column: 'type', direction: 'asc' },
  { column: 'position', direction: 'asc' }
] as const

/** Deleted tags are left out unless the list asks when, or by whom. */
export function allTags(
  db: Kysely<Database>,
  list: ListQuery<'listAssetGroupTags'>
): Promise<TagRow[]> {
  const asksForDeleted = list.filters.some(({ name }) => /^deleted_/.test(name))
  const tags = db
    .selectFrom('asset_group_tags')
    .selectAll()
    .$if(!asksForDeleted, (query) => query.where('deleted_at', 'is', null))
  return selectWhole(tags, list, COLUMNS, 'id', RANKED)
}

/** Throws where there is no such tag, or none any more. */
export async function requireTag(db: Kysely<Database>, id: number): Promise<TagRow> {
  const tag = await db
    .selectFrom('asset_group_tags')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!tag) throw new NotFoundError('asset_group_tag_id', 'resource not found')
  return tag
}

/** The e-mail addresses of the users among those who did something, by their ids. */
export async function emailsOf(
  db: Kysely<Database>,
  userIds: readonly string[]
): Promise<Map<string, string>> {
  const ids = userIds.filter((id) => UUID.test(id))
  const users = await db
    .selectFrom('users')
    .select(['id', 'email_address'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('email_address', 'is not', null)
    .execute()
  return new Map(users.map(({ id, email_address }) => [id, String(email_address)]))
}

/**
 * Changes to tags wait for each other, since names, icons and ranks are a matter of all tags together. It is no
 * lock of a row: what an analysis writes refers to the rows of tags, and keeps those for as long as it runs.
 */
export async function lockTags(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('asset group tags', 0))`.execute(trx)
}

export async function countZones(trx: Kysely<Database>): Promise<number> {
  const { zones } = await trx
    .selectFrom('asset_group_tags')
    .select(({ fn }) => fn.count<number>('position').as('zones'))
    .executeTakeFirstOrThrow()
  return zones
}

type Shift = { from: number; to: number; by: 1 | -1 }

/** Moves the zones of these ranks by one, to make room or to close a gap, and returns them. */
export function shiftZones(
  trx: Kysely<Database>,
  { from, to, by }: Shift,
  userId: string
): Promise<TagRow[]> {
  return trx
    .updateTable('asset_group_tags')
    .set({ position: sql<number>`position + ${by}::integer`, ...stamp(userId) })
    .where('position', '>=', from)
    .where('position', '<=', to)
    .returningAll()
    .execute()
}

/** The kind that the members of a tag carry. */
export const kindOf = (name: string): string => `Tag_${name.replaceAll(' ', '_')}`

/** Looked at before anything is written: an insert that fails uses up one of the 16,384 ids of such kinds. */
export async function requireFreeName(
  trx: Kysely<Database>,
  name: string,
  tagId?: number
): Promise<void> {
  const holder = await trx
    .selectFrom('kinds')
    .leftJoin('asset_group_tags as tag', 'tag.kind_id', 'kinds.id')
    .select(['tag.id', 'tag.name'])
    .where('kinds.name', '=', kindOf(name))
    .executeTakeFirst()
  if (!holder || (tagId !== undefined && holder.id === tagId)) return
  if (holder.name === name) {
    throw new ConflictError('name', 'asset group tag name must be unique')
  }
  throw takenKind(name, holder.name)
}

export async function requireFreeGlyph(trx: Kysely<Database>, glyph: string): Promise<void> {
  const holder = await trx
    .selectFrom('asset_group_tags')
    .select('id')
    .where('glyph', '=', glyph)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (holder) throw new ConflictError('glyph', 'asset group tag glyph must be unique')
}

function takenKind(name: string, holder: string | null, options?: ErrorOptions): ConflictError {
  const reason = holder === null ? 'exists already' : `is that of the tag ${holder}`
  return new ConflictError('name', `the graph kind ${kindOf(name)} ${reason}`, options)
}

const SEQUENCE_ENDED = '2200H'

/** A file that is being read may bring a kind of that name at the same moment. */
const explainKind = (name: string) => (error: Error & { constraint?: string; code?: string }) => {
  if (error.constraint === 'kinds_name_key') throw takenKind(name, null, { cause: error })
  if (error.code !== SEQUENCE_ENDED) throw error
  throw new ConflictError('name', 'no graph kind is left for another tag', { cause: error })
}

export async function insertTag(
  trx: Kysely<Database>,
  tag: Omit<Insertable<Database['asset_group_tags']>, 'kind_id'>
): Promise<TagRow> {
  const { rows } = await sql<{ id: number }>`
    insert into kinds (id, name) overriding system value
    values (nextval('tag_kind_ids'), ${kindOf(tag.name)})
    returning id`
    .execute(trx)
    .catch(explainKind(tag.name))
  return trx
    .insertInto('asset_group_tags')
    .values({ ...tag, kind_id: Number(rows[0]?.id) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A change of the name is one of the kind, too: whoever carries it carries the renamed one. */
export async function updateTag(
  trx: Kysely<Database>,
  { id, kind_id }: TagRow,
  change: Updateable<Database['asset_group_tags']>,
  userId: string
): Promise<TagRow> {
  const { name } = change
  if (name !== undefined) {
    await trx
      .updateTable('kinds')
      .set({ name: kindOf(name) })
      .where('id', '=', kind_id)
      .execute()
      .catch(explainKind(name))
  }
  return trx
    .updateTable('asset_group_tags')
    .set({ ...change, ...stamp(userId) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The row stays for the history; the name, the icon and the kind are free again. */
export async function markDeleted(
  trx: Kysely<Database>,
  { id, kind_id }: TagRow,
  userId: string
): Promise<void> {
  await trx
    .updateTable('asset_group_tags')
    .set({ deleted_at: new Date(), deleted_by: userId, position: null })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('kinds').where('id', '=', kind_id).execute()
}

const stamp = (userId: string) => ({ updated_at: new Date(), updated_by: userId })

export type TagCounts = {
  selectors: number
  custom_selectors: number
  default_selectors: number
  disabled_selectors: number
  members: number
}

/** How many selectors and members tags have, by their ids. */
export async function countsOf(
  db: Kysely<Database>,
  tagIds: readonly number[]
): Promise<Map<number, TagCounts>> {
  const { rows } = await sql<TagCounts & { id: number }>`
    select tag.id, coalesce(selectors, 0) as selectors, coalesce(custom, 0) as custom_selectors,
      coalesce(selectors - custom, 0) as default_selectors, coalesce(disabled, 0) as disabled_selectors,
      (select count(*) from asset_group_tag_members where asset_group_tag_id = tag.id) as members
    from unnest(${tagIds}::integer[]) as tag (id)
    left join (
      select asset_group_tag_id as id, count(*) as selectors,
        count(*) filter (where not is_default) as custom, count(disabled_at) as disabled
      from asset_group_tag_selectors group by asset_group_tag_id
    ) as counted using (id)`.execute(db)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}
