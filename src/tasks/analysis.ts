/** Derives what follows from the graph, and ends the upload jobs that wait for it. */
import { type Kysely, sql } from 'kysely'
import type { AnalysisRequestType } from '../db/analysis-requests.ts'
import { bindDeadline, type Database } from '../db/database.ts'
import { analyse, type StepReport } from '../graph/analysis/analyse.ts'
import { withGraphClient } from './graph-client.ts'
import type { BackgroundTask, TaskLog } from './task.ts'

export const analysis: BackgroundTask = async (_payload, context) => {
  const { db, edition, log, signal } = context
  await withGraphClient(context, async (_client, deadline) => {
    const begun = await beginAnalysis(db)
    // The request was withdrawn, or carried out by a process that was killed right after.
    if (!begun) return
    let reports: StepReport[] | undefined
    try {
      reports = await analyse(bindDeadline(db, deadline), {
        now: new Date(),
        scope: begun.scope,
        edition,
        signal,
        log,
        onStep: (report) => log.info({ ...report }, 'analysis: step done')
      })
      // A step that was stopped with the process is not a failed one.
      signal.throwIfAborted()
    } catch (error) {
      await leaveStatus(db)
      throw error
    }
    await finishAnalysis(db, begun.jobIds, reports)
    await countValues(bindDeadline(db, deadline), begun.scope, log)
  })
}

/** PostgreSQL would do so by itself within minutes, and plan queries badly, or count members slowly, until then. */
async function countValues(
  db: Kysely<Database>,
  scope: AnalysisRequestType,
  log: TaskLog
): Promise<void> {
  try {
    await sql`analyze nodes ${scope === 'analysis' ? sql`, edges` : sql``}`.execute(db)
    await sql`vacuum (analyze) asset_group_tag_members, asset_group_tag_selector_nodes`.execute(db)
  } catch (error) {
    log.warn({ err: error }, 'analysis: the statistics of the graph are not up to date')
  }
}

/**
 * Takes the pending request, and what was begun before and not ended, and the jobs that this is for: those that
 * become ready later wait for the next analysis. Undefined where there is nothing to do.
 */
function beginAnalysis(
  db: Kysely<Database>
): Promise<{ scope: AnalysisRequestType; jobIds: number[] } | undefined> {
  return db.transaction().execute(async (trx) => {
    const requests = await trx.deleteFrom('analysis_requests').returning('request_type').execute()
    const jobs = await trx.selectFrom('ingest_jobs').select('id').where('status', '=', 7).execute()
    const { running_analysis: unfinished } = await trx
      .selectFrom('datapipe_status')
      .select('running_analysis')
      .executeTakeFirstOrThrow()
    if (requests.length === 0 && jobs.length === 0 && unfinished === null) return undefined
    const isWhole =
      jobs.length > 0 ||
      unfinished === 'analysis' ||
      requests.some(({ request_type }) => request_type === 'analysis')
    const scope = isWhole ? 'analysis' : 'tagging'
    await trx
      .updateTable('datapipe_status')
      .set({ status: 'analyzing', running_analysis: scope, updated_at: sql<Date>`now()` })
      .execute()
    return { scope, jobIds: jobs.map(({ id }) => id) }
  })
}

/** The analysis itself stays unfinished. */
async function leaveStatus(db: Kysely<Database>): Promise<void> {
  await sql`
    update datapipe_status
    set status = 'idle', last_analysis_run_at = now(), updated_at = now()`
    .execute(db)
    .catch(() => undefined)
}

function finishAnalysis(
  db: Kysely<Database>,
  jobIds: number[],
  reports: readonly StepReport[]
): Promise<void> {
  const failed = reports.filter(({ error }) => error !== undefined)
  const problem = failed.map(({ name, error }) => `${name} (${error})`).join(', ')
  return db.transaction().execute(async (trx) => {
    await sql`
      update ingest_jobs
      set status = case when failed_files > 0 or ${problem} <> '' then 8 else 2 end,
        status_message = status_message ||
          case when ${problem} <> '' then '; the analysis failed in ' || ${problem} else '' end,
        end_time = now(), updated_at = now()
      where status = 7 and id = any(${jobIds}::bigint[])`.execute(trx)
    await sql`
      update datapipe_status
      set status = 'idle', running_analysis = null, updated_at = now(), last_analysis_run_at = now(),
        last_complete_analysis_at = case
          when exists (select from analysis_steps where error is not null) then last_complete_analysis_at
          else now() end`.execute(trx)
  })
}
