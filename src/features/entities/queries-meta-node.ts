/** What the latest analysis found of zones. */
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'

export type ExposureRow = Selectable<Database['zone_exposures']>

export type AnalysedZone = { id: number; name: string; glyph: string | null }

export const findTag = (db: Kysely<Database>, id: number) =>
  db.selectFrom('asset_group_tags').selectAll().where('id', '=', id).executeTakeFirst()

/** The first position is its own for ever. */
export const findTierZero = (db: Kysely<Database>): Promise<AnalysedZone> =>
  db
    .selectFrom('asset_group_tags')
    .select(['id', 'name', 'glyph'])
    .where('position', '=', 1)
    .executeTakeFirstOrThrow()

/** Those of one environment. */
export async function knownExposures(
  db: Kysely<Database>,
  environment: string
): Promise<{ lastRun: Date | null; exposures: ExposureRow[] }> {
  const { last_analysis_run_at } = await db
    .selectFrom('datapipe_status')
    .select('last_analysis_run_at')
    .executeTakeFirstOrThrow()
  const exposures = await db
    .selectFrom('zone_exposures')
    .selectAll()
    .where('environment_id', '=', environment)
    .execute()
  return { lastRun: last_analysis_run_at, exposures }
}

/** The object id where the domain or tenant has no other name. */
export async function nameOf(graph: Kysely<Database>, objectId: string): Promise<string> {
  const node = await graph
    .selectFrom('nodes')
    .select('name')
    .where('object_id', '=', objectId)
    .executeTakeFirst()
  return node?.name ?? objectId
}
