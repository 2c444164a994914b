/**
 * Upload jobs, their files and chunks, those that deliver a client's collection aside. Statuses are those
 * of the contract's FileUploadJobStatus.
 */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

const RUNNING = 1
const COMPLETE = 2
export const INGESTING = 6

export function insertJob(db: Kysely<Database>, user: { id: string; email: string | null }) {
  return db
    .insertInto('ingest_jobs')
    .values({ user_id: user.id, user_email_address: user.email })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const selectJobs = (db: Kysely<Database>) =>
  db.selectFrom('ingest_jobs').selectAll().where('client_job_id', 'is', null)

export async function jobExists(db: Kysely<Database>, id: number): Promise<boolean> {
  return (await selectJobs(db).where('id', '=', id).executeTakeFirst()) !== undefined
}

export function findResults(db: Kysely<Database>, jobId: number) {
  return db
    .selectFrom('ingest_results')
    .selectAll()
    .where('job_id', '=', jobId)
    .orderBy('id')
    .execute()
}

/**
 * Ends a running job: with files it waits to be ingested, without any it is complete. Undefined where
 * no such job is running.
 */
export function endJob(
  db: Kysely<Database>,
  id: number,
  messages: { files: string; none: string }
) {
  return db
    .updateTable('ingest_jobs')
    .set({
      status: sql<number>`case when total_files > 0 then ${INGESTING}::int else ${COMPLETE}::int end`,
      status_message: sql<string>`case when total_files > 0 then ${messages.files} else ${messages.none} end`,
      end_time: sql<Date>`case when total_files = 0 then now() end`,
      updated_at: sql<Date>`now()`
    })
    .where('id', '=', id)
    .where('client_job_id', 'is', null)
    .where('status', '=', RUNNING)
    .returning('status')
    .executeTakeFirst()
}

/** Undefined where no such job is running. */
export function beginFile(
  db: Kysely<Database>,
  file: { jobId: number; name: string; contentType: string }
) {
  return db
    .insertInto('ingest_files')
    .columns(['job_id', 'name', 'content_type'])
    .expression((eb) =>
      eb
        .selectFrom('ingest_jobs')
        .select((select) => [
          'id',
          select.val(file.name).as('name'),
          select.val(file.contentType).as('content_type')
        ])
        .where('id', '=', file.jobId)
        .where('client_job_id', 'is', null)
        .where('status', '=', RUNNING)
    )
    .returning('id')
    .executeTakeFirst()
}

/** Tells that somebody still works on the job. False where it is no longer running. */
export async function touchJob(db: Kysely<Database>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ingest_jobs')
    .set({ updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', RUNNING)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** The file belongs to the job from now on. False where the job is no longer running. */
export async function keepFile(
  db: Kysely<Database>,
  file: { id: number; jobId: number; size: number }
): Promise<boolean> {
  const { rows } = await sql`
    with job as (
      update ingest_jobs
      set total_files = total_files + 1, last_ingest = now(), updated_at = now()
      where id = ${file.jobId} and status = ${RUNNING}
      returning id
    )
    update ingest_files set stored_at = now(), size = ${file.size}
    from job where ingest_files.id = ${file.id}
    returning ingest_files.id`.execute(db)
  return rows.length > 0
}

export async function dropFile(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('ingest_files').where('id', '=', id).execute()
}
