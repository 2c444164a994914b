/** Whose membership of zones is certified. */
import { type Kysely, sql } from 'kysely'
import type { ListQuery } from '../../contract/list-query.ts'
import type { Database } from '../../db/database.ts'
import { type ListColumns, type Page, selectPage } from '../../db/page.ts'
import { ZONE } from './queries.ts'
import { isIn, MEMBER_COLUMNS } from './queries-members.ts'

export const REVOKED = 1
export const MANUAL = 2
export const AUTOMATIC = 3

/** An object that a zone selects, with the best state that its selectors there have given it. */
export type CertificationRow = {
  id: number
  asset_group_tag_id: number
  node_primary_kind: string
  node_environment_id: string
  node_object_id: string
  node_name: string
  certified: number
  certified_by: string | null
  created_at: Date
}

const COLUMNS: ListColumns<'listCertifications'> = {
  ...MEMBER_COLUMNS,
  asset_group_tag_id: 'asset_group_tag_id',
  certified: 'certified',
  certified_by: 'certified_by',
  created_at: 'created_at'
}

const zones = (db: Kysely<Database>) =>
  db
    .selectFrom('asset_group_tags')
    .select('id')
    .where('type', '=', ZONE)
    .where('deleted_at', 'is', null)

export async function isZone(db: Kysely<Database>, id: number): Promise<boolean> {
  return (await zones(db).where('id', '=', id).executeTakeFirst()) !== undefined
}

const certifications = (db: Kysely<Database>) =>
  db
    .selectFrom('asset_group_tag_selector_nodes as selected')
    .innerJoin('asset_group_tag_selectors as selector', 'selector.id', 'selected.selector_id')
    .where('asset_group_tag_id', '=', sql<number>`any(array(${zones(db)}))`)
    .distinctOn(['node_id', 'asset_group_tag_id'])
    .orderBy('node_id')
    .orderBy('asset_group_tag_id')
    .orderBy('certified', 'desc')
    .orderBy('selected.created_at')
    .orderBy('selector_id')
    .select([
      'node_id as id',
      'asset_group_tag_id',
      'node_primary_kind',
      'node_environment_id',
      'node_object_id',
      'node_name',
      'node_name_folded',
      'node_object_id_folded',
      'node_primary_kind_folded',
      'certified',
      'certified_by',
      'selected.created_at'
    ])

export function pageOfCertifications(
  db: Kysely<Database>,
  environments: readonly string[] | undefined,
  list: ListQuery<'listCertifications'>
): Promise<Page<CertificationRow>> {
  const certified = db
    .selectFrom(certifications(db).as('certification'))
    .selectAll()
    .$if(environments !== undefined, (select) => select.where(isIn(environments ?? [])))
  const byId = [{ column: 'id', direction: 'asc' }] as const
  return selectPage(certified, list, COLUMNS, 'asset_group_tag_id', byId)
}

/**
 * Those of some nodes, in every zone or in one, which nobody else changes until the transaction ends. The analysis
 * writes many of these rows in an order of its own: whoever decides waits for all of it, not for row after row.
 */
export async function lockCertifications(
  trx: Kysely<Database>,
  nodeIds: readonly number[],
  zoneId: number | undefined
): Promise<CertificationRow[]> {
  await sql`lock table asset_group_tag_selector_nodes in share row exclusive mode`.execute(trx)
  return certifications(trx)
    .where('node_id', '=', sql<number>`any(${nodeIds}::bigint[])`)
    .$if(zoneId !== undefined, (select) => select.where('asset_group_tag_id', '=', Number(zoneId)))
    .execute()
}

/** What somebody decides holds for every selector of the zone, or of each, that selects the node. */
export async function writeDecision(
  trx: Kysely<Database>,
  nodeIds: readonly number[],
  zoneId: number | undefined,
  decision: { certified: typeof REVOKED | typeof MANUAL; certified_by: string }
): Promise<void> {
  await trx
    .updateTable('asset_group_tag_selector_nodes')
    .set({ ...decision, updated_at: sql<Date>`now()` })
    .where('node_id', '=', sql<number>`any(${nodeIds}::bigint[])`)
    .where('selector_id', 'in', (select) =>
      select
        .selectFrom('asset_group_tag_selectors')
        .select('id')
        .where('asset_group_tag_id', 'in', zones(trx))
        .$if(zoneId !== undefined, (only) => only.where('asset_group_tag_id', '=', Number(zoneId)))
    )
    .execute()
}
