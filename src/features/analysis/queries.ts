/** The pending request for analysis, and what ingest and analysis are doing. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export function findRequest(db: Kysely<Database>) {
  return db.selectFrom('analysis_requests').selectAll().executeTakeFirst()
}

/**
 * Withdraws the pending request. Jobs whose files wait for that analysis end here, as partially complete.
 * @returns false where no request is pending
 */
export function withdrawRequest(db: Kysely<Database>, message: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const withdrawn = await trx.deleteFrom('analysis_requests').returning('singleton').execute()
    if (withdrawn.length === 0) return false
    await sql`
      update ingest_jobs
      set status = 8, status_message = status_message || ${`; ${message}`}, end_time = now(), updated_at = now()
      where status = 7 and not exists (select from datapipe_status where running_analysis is not null)`.execute(
      trx
    )
    return true
  })
}

export function findStatus(db: Kysely<Database>) {
  return db.selectFrom('datapipe_status').selectAll().executeTakeFirstOrThrow()
}

export function findSteps(db: Kysely<Database>) {
  return db
    .selectFrom('analysis_steps')
    .selectAll()
    .orderBy('finished_at')
    .orderBy('name')
    .execute()
}
