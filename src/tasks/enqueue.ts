/** Puts tasks into the queue; graphile-worker keeps it in the schema graphile_worker. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Enqueue } from '../features/handler.ts'

/** Between two attempts pass 3, 7, 20, 55 and 148 seconds. */
export const MAX_ATTEMPTS = 6

/** Tasks that write much of the graph share a queue: one of them runs at a time, in all processes. */
export const GRAPH_QUEUE = 'graph'

/** The key of a job's ingest is this and the job's id. */
export const INGEST_KEY = 'ingest-'
export const ANALYSIS_KEY = 'analysis'

export function openQueue(db: Kysely<Database>): Enqueue {
  return async (task, payload, { key = null, queue = null } = {}) => {
    await sql`select graphile_worker.add_job(
      ${task}::text, payload => ${JSON.stringify(payload)}::json, queue_name => ${queue}::text,
      max_attempts => ${MAX_ATTEMPTS}::int, job_key => ${key}::text)`.execute(db)
  }
}
