/** Selectors of tags, with their seeds. */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { ListQuery } from '../../contract/list-query.ts'
import type { Database } from '../../db/database.ts'
import { type ListColumns, selectPage } from '../../db/page.ts'
import { ConflictError, NotFoundError } from '../../errors.ts'
import { requireTag, type TagRow } from './queries.ts'

export type Seed = { type: 1 | 2; value: string }

export type SelectorRow = Selectable<Database['asset_group_tag_selectors']> & { seeds: Seed[] }

/** What people decide about a selector. */
export type SelectorValues = {
  name: string
  description: string
  seeds: Seed[]
  auto_certify: number
  disabled: boolean
}

export type SelectorChange = { [Name in keyof SelectorValues]?: SelectorValues[Name] | undefined }

const SEEDS = sql<Seed[]>`(
  select coalesce(json_agg(json_build_object('type', type, 'value', value) order by number), '[]')
  from asset_group_tag_selector_seeds where selector_id = asset_group_tag_selectors.id)`

const COLUMNS: ListColumns<'listAssetGroupTagSelectors'> = {
  id: 'id',
  name: 'name',
  description: 'description',
  type: sql`(
    select max(type) from asset_group_tag_selector_seeds
    where selector_id = asset_group_tag_selectors.id)`,
  auto_certify: 'auto_certify',
  is_default: 'is_default',
  disabled: sql`(disabled_at is not null)`,
  disabled_at: 'disabled_at',
  disabled_by: 'disabled_by',
  created_at: 'created_at',
  created_by: 'created_by',
  updated_at: 'updated_at',
  updated_by: 'updated_by'
}

export const selectSelectors = (db: Kysely<Database>) =>
  db.selectFrom('asset_group_tag_selectors').selectAll().select(SEEDS.as('seeds'))

/** How much each selected in the last analysis, everywhere or in some environments. */
function memberCount(environments: readonly string[] | undefined) {
  const isWanted = environments
    ? sql`and node_environment_id = any(${environments}::text[])`
    : sql``
  return sql<number>`(
    select count(*)::int from asset_group_tag_selector_nodes
    where selector_id = asset_group_tag_selectors.id and disabled_at is null ${isWanted})`
}

/** @param counted where the members are counted, if they are; undefined environments are all */
export function pageOfSelectors(
  db: Kysely<Database>,
  tagId: number,
  counted: { environments: readonly string[] | undefined } | undefined,
  list: ListQuery<'listAssetGroupTagSelectors'>
) {
  const selectors = selectSelectors(db)
    .where('asset_group_tag_id', '=', tagId)
    .$if(counted !== undefined, (select) =>
      select.select(memberCount(counted?.environments).as('members'))
    )
  return selectPage(selectors, list, COLUMNS)
}

/** Throws where there is no such selector, or where it is another tag's. */
export async function requireSelector(
  db: Kysely<Database>,
  tag: TagRow,
  id: number
): Promise<SelectorRow> {
  const selector = await selectSelectors(db).where('id', '=', id).executeTakeFirst()
  if (selector?.asset_group_tag_id === tag.id) return selector
  const message = selector ? 'selector is not part of asset group tag' : 'resource not found'
  throw new NotFoundError('asset_group_tag_selector_id', message)
}

/** Those of a tag that selected a node in the last analysis. */
export const selectorsOfNode = (
  db: Kysely<Database>,
  tagId: number,
  nodeId: number
): Promise<SelectorRow[]> =>
  selectSelectors(db)
    .where('asset_group_tag_id', '=', tagId)
    .where('id', 'in', (select) =>
      select
        .selectFrom('asset_group_tag_selector_nodes')
        .select('selector_id')
        .where('node_id', '=', nodeId)
    )
    .orderBy('id')
    .execute()

/** Keeps the tag from being deleted until the transaction ends. Throws as requireTag does. */
export async function holdTag(trx: Transaction<Database>, id: number): Promise<TagRow> {
  await trx.selectFrom('asset_group_tags').select('id').where('id', '=', id).forShare().execute()
  // A statement of its own: only the next one sees what the wait for the lock was for.
  return requireTag(trx, id)
}

/**
 * Keeps tag and selector as they are until the transaction ends; the analysis may go on writing what the
 * selector selects. Throws as requireTag and requireSelector do.
 */
export async function lockSelector(
  trx: Transaction<Database>,
  path: { asset_group_tag_id: number; asset_group_tag_selector_id: number }
): Promise<{ tag: TagRow; selector: SelectorRow }> {
  const tag = await holdTag(trx, path.asset_group_tag_id)
  const id = path.asset_group_tag_selector_id
  await trx
    .selectFrom('asset_group_tag_selectors')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
  return { tag, selector: await requireSelector(trx, tag, id) }
}

/** Throws a ConflictError where the tag has another selector of this name. */
export async function insertSelector(
  trx: Transaction<Database>,
  tagId: number,
  by: string,
  { seeds, disabled, ...values }: SelectorValues
): Promise<SelectorRow> {
  const { id } = await trx
    .insertInto('asset_group_tag_selectors')
    .values({
      asset_group_tag_id: tagId,
      created_by: by,
      updated_by: by,
      ...values,
      ...(disabled ? disabling(by) : {})
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(explain)
  await insertSeeds(trx, id, seeds)
  return rowOf(trx, id)
}

/** Throws as insertSelector does. */
export async function changeSelector(
  trx: Transaction<Database>,
  id: number,
  by: string,
  { seeds, disabled, ...values }: SelectorChange
): Promise<SelectorRow> {
  const enabling = { disabled_at: null, disabled_by: null }
  await trx
    .updateTable('asset_group_tag_selectors')
    .set({
      ...values,
      ...(disabled === undefined ? {} : disabled ? disabling(by) : enabling),
      updated_at: sql<Date>`now()`,
      updated_by: by
    })
    .where('id', '=', id)
    .execute()
    .catch(explain)
  if (seeds) {
    await trx.deleteFrom('asset_group_tag_selector_seeds').where('selector_id', '=', id).execute()
    await insertSeeds(trx, id, seeds)
  }
  return rowOf(trx, id)
}

/** With its seeds and what it selects. */
export async function removeSelector(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('asset_group_tag_selectors').where('id', '=', id).execute()
}

const disabling = (by: string) => ({ disabled_at: sql<Date>`now()`, disabled_by: by })

const rowOf = (db: Kysely<Database>, id: number) =>
  selectSelectors(db).where('id', '=', id).executeTakeFirstOrThrow()

async function insertSeeds(
  trx: Transaction<Database>,
  selectorId: number,
  seeds: readonly Seed[]
): Promise<void> {
  await sql`
    insert into asset_group_tag_selector_seeds (selector_id, number, type, value)
    select ${selectorId}::integer, number, type, value
    from unnest(${seeds.map(({ type }) => type)}::smallint[], ${seeds.map(({ value }) => value)}::text[])
      with ordinality as seed (type, value, number)`.execute(trx)
}

function explain(error: { constraint?: string }): never {
  if (error.constraint !== 'asset_group_tag_selectors_asset_group_tag_id_name_key') throw error
  const message = 'asset group tag selector name must be unique'
  throw new ConflictError('name', message, { cause: error })
}
