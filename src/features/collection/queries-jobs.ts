/**
 * Jobs of clients. A status changes by the statements below alone, and by the background: the database holds
 * the table of transitions, these name the status from which they start.
 */
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ListQuery } from '../../contract/list-query.ts'
import type { Database } from '../../db/database.ts'
import { type ListColumns, selectPage } from '../../db/page.ts'

export const READY = 0
export const RUNNING = 1
export const CANCELED = 3
export const FAILED = 5
const INGESTING = 6

type NewJob = Insertable<Database['client_jobs']>
type ResultRow = Selectable<Database['client_job_results']>
/** Times of results come through JSON. */
export type JobRow = Selectable<Database['client_jobs']> & {
  client_name: string
  results: (Omit<ResultRow, 'created_at' | 'updated_at'> &
    Record<'created_at' | 'updated_at', string>)[]
}

export const selectJobs = (db: Kysely<Database>) =>
  db
    .selectFrom('client_jobs')
    .innerJoin('clients', 'clients.id', 'client_jobs.client_id')
    .selectAll('client_jobs')
    .select((eb) => [
      'clients.name as client_name',
      jsonArrayFrom(
        eb
          .selectFrom('client_job_results')
          .selectAll('client_job_results')
          .whereRef('client_job_results.job_id', '=', 'client_jobs.id')
          .orderBy('client_job_results.domain_name')
      ).as('results')
    ])

/** Undefined where the event has made a job for this time already, or the client does not exist. */
export async function insertJob(db: Kysely<Database>, job: NewJob): Promise<number | undefined> {
  const made = await db
    .insertInto('client_jobs')
    .values(job)
    .onConflict((conflict) =>
      conflict.constraint('client_jobs_event_id_execution_time_key').doNothing()
    )
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export const findJob = (db: Kysely<Database>, id: number): Promise<JobRow | undefined> =>
  selectJobs(db).where('client_jobs.id', '=', id).executeTakeFirst()

export const findRunningJob = (
  db: Kysely<Database>,
  clientId: string
): Promise<JobRow | undefined> =>
  selectJobs(db)
    .where('client_jobs.client_id', '=', clientId)
    .where('client_jobs.status', '=', RUNNING)
    .executeTakeFirst()

/** Those that the client may start now, the oldest first. */
export const findDueJobs = (db: Kysely<Database>, clientId: string): Promise<JobRow[]> =>
  selectJobs(db)
    .where('client_jobs.client_id', '=', clientId)
    .where('client_jobs.status', '=', READY)
    .where('client_jobs.execution_time', '<=', sql<Date>`now()`)
    .orderBy('client_jobs.execution_time')
    .orderBy('client_jobs.id')
    .execute()

const COLUMNS: ListColumns<'listJobs'> = {
  id: 'client_jobs.id',
  client_id: 'client_jobs.client_id',
  event_id: 'client_jobs.event_id',
  status: 'client_jobs.status',
  execution_time: 'client_jobs.execution_time',
  start_time: 'client_jobs.start_time',
  end_time: 'client_jobs.end_time',
  created_at: 'client_jobs.created_at',
  updated_at: 'client_jobs.updated_at'
}

export type JobList =
  | ListQuery<'listJobs'>
  | ListQuery<'listFinishedJobs'>
  | ListQuery<'listClientCompletedJobs'>

/** @param which only those that clients have done with, or all; only those of one client, or of all */
export function pageOfJobs(
  db: Kysely<Database>,
  list: JobList,
  { finished, clientId }: { finished: boolean; clientId?: string }
) {
  const jobs = selectJobs(db)
    .$if(finished, (query) => query.where('client_jobs.status', '>', RUNNING))
    .$if(clientId !== undefined, (query) =>
      query.where('client_jobs.client_id', '=', clientId as string)
    )
  return selectPage(jobs, list as ListQuery<'listJobs'>, COLUMNS, 'client_jobs.id')
}

/** False where it is not the client's, not ready or not due. Fails where the client runs another one. */
export async function startJob(
  trx: Transaction<Database>,
  job: { id: number; clientId: string }
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('client_jobs')
    .set({
      status: RUNNING,
      start_time: sql<Date>`now()`,
      last_activity: sql<Date>`now()`,
      updated_at: sql<Date>`now()`
    })
    .where('id', '=', job.id)
    .where('client_id', '=', job.clientId)
    .where('status', '=', READY)
    .where('execution_time', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx.insertInto('ingest_jobs').values({ client_job_id: job.id }).execute()
  return true
}

/** Shows that its client still works on the job that it runs. */
export async function touchRunningJob(db: Kysely<Database>, clientId: string): Promise<void> {
  await db
    .updateTable('client_jobs')
    .set({ last_activity: sql<Date>`now()` })
    .where('client_id', '=', clientId)
    .where('status', '=', RUNNING)
    .execute()
}

type Ending = { from: readonly number[]; to: number; message: string }

/** False where the job has none of the statuses from which this may happen. */
async function endWork(
  trx: Transaction<Database>,
  id: number,
  { from, to, message }: Ending
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('client_jobs')
    .set({
      status: to,
      status_message: message,
      end_time: sql<Date>`now()`,
      updated_at: sql<Date>`now()`
    })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the job as it is told; what was delivered is dropped. False where the job has none of these statuses. */
export async function dropJob(
  trx: Transaction<Database>,
  id: number,
  ending: Ending
): Promise<boolean> {
  if (!(await endWork(trx, id, ending))) return false
  await trx.deleteFrom('ingest_jobs').where('client_job_id', '=', id).execute()
  return true
}

/** Hands over what a running job delivered and returns the id of its ingest; undefined where it does not run. */
export async function beginIngest(
  trx: Transaction<Database>,
  id: number,
  message: string
): Promise<number | undefined> {
  if (!(await endWork(trx, id, { from: [RUNNING], to: INGESTING, message }))) return undefined
  const ingest = await trx
    .updateTable('ingest_jobs')
    .set({ status: INGESTING, status_message: 'waiting to be read', updated_at: sql<Date>`now()` })
    .where('client_job_id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow()
  return ingest.id
}

export const findLog = (db: Kysely<Database>, jobId: number) =>
  db
    .selectFrom('client_job_logs')
    .select(['message', 'created_at'])
    .where('job_id', '=', jobId)
    .orderBy('id')
    .execute()

/** Nothing is written where the client runs no job. */
export async function logError(
  db: Kysely<Database>,
  clientId: string,
  message: string
): Promise<void> {
  await db
    .insertInto('client_job_logs')
    .columns(['job_id', 'message'])
    .expression((eb) =>
      eb
        .selectFrom('client_jobs')
        .select((select) => ['id', select.val(message).as('message')])
        .where('client_id', '=', clientId)
        .where('status', '=', RUNNING)
    )
    .execute()
}
