/** Rows of upload jobs. */
import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../src/db/database.ts'

export function aJob(db: Kysely<Database>, row: Partial<Insertable<Database['ingest_jobs']>> = {}) {
  return db
    .insertInto('ingest_jobs')
    .values({ status: 1, ...row })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function aFile(db: Kysely<Database>, jobId: number) {
  return db
    .insertInto('ingest_files')
    .values({
      job_id: jobId,
      name: 'a.json',
      content_type: 'application/json',
      stored_at: new Date()
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
