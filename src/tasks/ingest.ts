/** Reads the files of an upload job into the graph. The job's status changes in the same transaction. */
import { sql } from 'kysely'
import { type FileResult, loadFiles } from '../graph/ingest/load.ts'
import { setDatapipeStatus } from './datapipe-status.ts'
import { withGraphClient } from './graph-client.ts'
import { recordOutcome } from './ingest-outcome.ts'
import { showProgress } from './ingest-progress.ts'
import { storedFiles } from './stored-files.ts'
import { type BackgroundTask, messageOf, type TaskContext } from './task.ts'

export const ingest: BackgroundTask = async (payload, context) => {
  const { jobId } = payload as { jobId: number }
  const { db, log } = context
  try {
    await withGraphClient(context, async (client) => {
      // Whoever was killed after the commit has nothing left to do.
      if (!(await beginIngest(context, jobId))) return
      await setDatapipeStatus(db, 'ingesting')
      const progress = showProgress(db, jobId, log)
      const damaged: FileResult[] = []
      async function* sources() {
        yield* storedFiles(context, jobId, damaged)
        progress.merging()
      }
      try {
        await loadFiles(client, sources(), {
          now: new Date(),
          archive: context.archive,
          signal: context.signal,
          onProgress: progress.update,
          async beforeCommit(results) {
            await progress.stop()
            await recordOutcome(client, jobId, [...results, ...damaged])
          }
        })
      } finally {
        await progress.stop()
        await setDatapipeStatus(db, 'idle')
      }
      log.info({ jobId }, 'ingest: the files are in the graph')
    })
  } catch (error) {
    await noteFailure(context, jobId, error)
    throw error
  }
}

/** False where the job is not ingesting. */
async function beginIngest({ db }: TaskContext, jobId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ingest_jobs')
    .set({
      status_message: 'reading the files',
      files_done: 0,
      objects_done: 0,
      objects_per_second: 0,
      updated_at: sql<Date>`now()`
    })
    .where('id', '=', jobId)
    .where('status', '=', 6)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** After the last attempt the upkeep fails the job, as it does when the process is killed each time. */
async function noteFailure(context: TaskContext, jobId: number, error: unknown): Promise<void> {
  const { db, signal, attempt, maxAttempts } = context
  const message = signal.aborted
    ? 'the server was stopped while it read the files; it begins again when it is back'
    : `attempt ${attempt} of ${maxAttempts} failed: ${messageOf(error)}`
  await db
    .updateTable('ingest_jobs')
    .set({ status_message: message, updated_at: sql<Date>`now()` })
    .where('id', '=', jobId)
    .where('status', '=', 6)
    .execute()
    .catch(() => undefined)
}
