/** Shows how far an ingest is, in the job's row and in the log, at most once a second. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { TaskLog } from './task.ts'

const INTERVAL_MS = 1000

export type Progress = {
  update(files: number, objects: number): void
  /** All files have been read. */
  merging(): void
  /** Nothing is written any more once this is fulfilled. */
  stop(): Promise<void>
}

export function showProgress(db: Kysely<Database>, jobId: number, log: TaskLog): Progress {
  let now = { files: 0, objects: 0 }
  let message = 'reading the files'
  let before = { objects: 0, time: performance.now() }
  let rate = 0
  let writing: Promise<void> | undefined
  let stopped = false
  let due = false

  async function write() {
    const time = performance.now()
    const { files, objects } = now
    if (objects > before.objects) {
      rate = Math.round(((objects - before.objects) * 1000) / (time - before.time))
    }
    before = { objects, time }
    log.info({ jobId, files, objects, objectsPerSecond: rate }, `ingest: ${message}`)
    await sql`
      update ingest_jobs
      set files_done = ${files}, objects_done = ${objects}, objects_per_second = ${rate},
        total_files = greatest(total_files, ${files}), status_message = ${message},
        updated_at = now()
      where id = ${jobId} and status = 6`.execute(db)
  }

  function writeNow() {
    if (stopped) return
    due = false
    // What cannot be shown must not stop the ingest.
    writing ??= write()
      .catch((error) => log.warn({ err: error, jobId }, 'progress could not be shown'))
      .finally(() => {
        writing = undefined
      })
  }

  return {
    update(files, objects) {
      now = { files, objects }
      if (due || performance.now() - before.time >= INTERVAL_MS) writeNow()
    },
    merging() {
      message = 'writing what was read to the graph'
      // The last count comes right after.
      due = true
    },
    async stop() {
      stopped = true
      await writing
    }
  }
}
