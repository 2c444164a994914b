/** Batches of a running job: files of its ingest, each counted once however often it comes. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { RUNNING } from './queries-jobs.ts'

type Batch = { id: number; ingestId: number }

/** Undefined where the client runs no job. */
export async function beginBatch(
  db: Kysely<Database>,
  clientId: string,
  contentType: string
): Promise<Batch | undefined> {
  const { rows } = await sql<Batch>`
    insert into ingest_files (job_id, name, content_type)
    select ingest_jobs.id, 'batch.json', ${contentType}
    from ingest_jobs join client_jobs on client_jobs.id = client_job_id
    where client_id = ${clientId} and client_jobs.status = ${RUNNING}
    returning id, job_id as "ingestId"`.execute(db)
  return rows[0]
}

/** What became of it: kept, known from before, or too late since the job no longer runs. */
export async function keepBatch(
  db: Kysely<Database>,
  { id, ingestId }: Batch,
  { size, digest }: { size: number; digest: string }
): Promise<'kept' | 'known' | 'late'> {
  const active = sql`
    with job as (
      update client_jobs set last_ingest = now(), last_activity = now(), updated_at = now()
      from ingest_jobs
      where ingest_jobs.id = ${ingestId} and client_jobs.id = client_job_id
        and client_jobs.status = ${RUNNING}
      returning client_jobs.id
    )`
  try {
    const { rows } = await sql`
      ${active}, ingest as (
        update ingest_jobs set total_files = total_files + 1, last_ingest = now(), updated_at = now()
        from job where ingest_jobs.client_job_id = job.id
        returning ingest_jobs.id
      )
      update ingest_files
      set stored_at = now(), size = ${size}, digest = ${digest}, name = 'batch-' || ingest_files.id || '.json'
      from ingest where ingest_files.id = ${id}
      returning ingest_files.id`.execute(db)
    return rows.length > 0 ? 'kept' : 'late'
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'ingest_files_job_id_digest_key')
      throw error
    const { rows } = await sql`${active} select from job`.execute(db)
    return rows.length > 0 ? 'known' : 'late'
  }
}

export async function dropBatch(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('ingest_files').where('id', '=', id).execute()
}
