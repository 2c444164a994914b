/** What tags and their selectors have selected, as the last analysis left it. */
import { type AliasedExpression, type Kysely, sql } from 'kysely'
import type { ListQuery } from '../../contract/list-query.ts'
import type { Database } from '../../db/database.ts'
import { type ListColumns, type Page, selectKeys } from '../../db/page.ts'
import { ConflictError, NotFoundError } from '../../errors.ts'
import { requireTag, type TagRow } from './queries.ts'
import { requireSelector, type SelectorRow, selectorsOfNode } from './queries-selectors.ts'

export type SelectedRow = {
  node_id: number
  source: number
  node_primary_kind: string
  node_environment_id: string
  node_object_id: string
  node_name: string
}

/** Properties are null for a node that is gone since the last analysis. */
export type MemberRow = SelectedRow & { properties: unknown }

export type MemberList = ListQuery<'listAssetGroupTagMembers'>

export const MEMBER_COLUMNS = {
  primary_kind: { column: 'node_primary_kind', folded: 'node_primary_kind_folded' },
  name: { column: 'node_name', folded: 'node_name_folded' },
  object_id: { column: 'node_object_id', folded: 'node_object_id_folded' }
}

const COLUMNS: ListColumns<'listAssetGroupTagMembers'> = {
  ...MEMBER_COLUMNS,
  id: 'node_id',
  objectid: 'node_object_id'
}

/** What a page or a count is taken of. */
export type Members = AliasedExpression<SelectedRow, 'member'>

export const membersOfTag = (db: Kysely<Database>, tagId: number): Members =>
  db
    .selectFrom('asset_group_tag_members')
    .selectAll()
    .where('asset_group_tag_id', '=', tagId)
    .as('member')

export const membersOfSelector = (db: Kysely<Database>, selectorId: number): Members =>
  db
    .selectFrom('asset_group_tag_selector_nodes')
    .selectAll()
    .where('selector_id', '=', selectorId)
    .as('member')

export const isIn = (environments: readonly string[]) =>
  sql<boolean>`node_environment_id = any(${environments}::text[])`

/** The page is found by ids, which indexes have, and only then are its rows read. */
export function pageOfMembers(
  db: Kysely<Database>,
  members: Members,
  environments: readonly string[] | undefined,
  list: MemberList
): Promise<Page<MemberRow>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const wanted = snapshot
        .selectFrom(members)
        .select('node_id')
        .$if(environments !== undefined, (select) => select.where(isIn(environments ?? [])))
      const { count, keys } = await selectKeys(snapshot, wanted, list, COLUMNS, 'node_id')
      const found = await readMembers(snapshot, members, keys)
      const memberOf = new Map(found.map((member) => [member.node_id, member]))
      return { count, rows: keys.flatMap((id) => memberOf.get(id) ?? []) }
    })
}

function readMembers(
  db: Kysely<Database>,
  members: Members,
  ids: readonly number[]
): Promise<MemberRow[]> {
  return db
    .selectFrom(members)
    .leftJoin('nodes', 'nodes.id', 'member.node_id')
    .select([
      'node_id',
      'source',
      'node_primary_kind',
      'node_environment_id',
      'node_object_id',
      'node_name',
      'nodes.properties'
    ])
    .where('node_id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
}

/** How many there are of each kind that has any. */
export async function countByKind(
  db: Kysely<Database>,
  members: Members,
  environments: readonly string[] | undefined
): Promise<{ kind: string; count: number }[]> {
  const isWanted = environments === undefined ? sql`true` : isIn(environments)
  const { rows } = await sql<{ kind: string; count: number }>`
    select node_primary_kind as kind, count(*) as count
    from ${members} where ${isWanted}
    group by node_primary_kind order by node_primary_kind`.execute(db)
  return rows
}

/** Throws where the tag neither selects the node nor has it as a member. */
export async function requireMember(
  db: Kysely<Database>,
  tag: TagRow,
  nodeId: number
): Promise<MemberRow & { selectors: SelectorRow[] }> {
  const ofSelectors = db
    .selectFrom('asset_group_tag_selector_nodes as selected')
    .innerJoin('asset_group_tag_selectors as selector', 'selector.id', 'selected.selector_id')
    .where('asset_group_tag_id', '=', tag.id)
    .selectAll('selected')
    .as('member')
  const found = [
    ...(await readMembers(db, membersOfTag(db, tag.id), [nodeId])),
    ...(await readMembers(db, ofSelectors, [nodeId]))
  ]
  const [member] = found.sort((one, other) => one.source - other.source)
  if (!member) throw new NotFoundError('member_id', 'resource not found')
  return { ...member, selectors: await selectorsOfNode(db, tag.id, nodeId) }
}

/** Throws as requireTag and requireSelector do, and where the selector selects nothing since it is disabled. */
export async function requireEnabledSelector(
  db: Kysely<Database>,
  path: { asset_group_tag_id: number; asset_group_tag_selector_id: number }
): Promise<SelectorRow> {
  const tag = await requireTag(db, path.asset_group_tag_id)
  const selector = await requireSelector(db, tag, path.asset_group_tag_selector_id)
  if (selector.disabled_at === null) return selector
  throw new ConflictError('asset_group_tag_selector_id', 'selector is disabled')
}
