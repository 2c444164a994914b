/**
 * Puts right what a killed process, a lost connection or an idle client left behind. Every worker does
 * this at its start and from time to time; each statement may run in several processes at once.
 */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { forgetAttempts } from '../db/sign-in-attempts.ts'
import { WORKER_LOCK } from '../db/worker-lock.ts'
import { ANALYSIS_KEY, GRAPH_QUEUE, INGEST_KEY, MAX_ATTEMPTS } from './enqueue.ts'

/** A running job on which nobody has worked for so long times out. */
const IDLE = "interval '20 minutes'"

export async function keepUp(db: Kysely<Database>): Promise<void> {
  await releaseDeadPools(db)
  await failExhausted(db)
  await requeueLost(db)
  await timeOutIdleJobs(db)
  await timeOutSilentClients(db)
  await dropAbandonedUploads(db)
  await settleStatus(db)
  await forgetAttempts(db)
}

/** Tasks of processes that hold no lock any more; left alone they would stay taken for four hours. */
async function releaseDeadPools(db: Kysely<Database>): Promise<void> {
  await sql`
    with pools as (
      select locked_by as id from graphile_worker._private_jobs where locked_by is not null
      union
      select locked_by from graphile_worker._private_job_queues where locked_by is not null
    )
    select graphile_worker.force_unlock_workers(array(
      select id from pools where not exists (
        select from pg_locks
        where locktype = 'advisory' and granted and objsubid = 2
          and database = (select oid from pg_database where datname = current_database())
          and classid = ${WORKER_LOCK} and objid = (hashtext(pools.id)::bigint & 4294967295)
      )
    ))`.execute(db)
}

/** Jobs whose task failed, or was killed, as often as it is tried. */
async function failExhausted(db: Kysely<Database>): Promise<void> {
  await sql`
    with dead as (
      select id, key, coalesce(last_error, 'the server ended each time before it was done') as reason
      from graphile_worker._private_jobs
      where locked_at is null and attempts >= max_attempts
        and task_id in (
          select id from graphile_worker._private_tasks where identifier in ('ingest', 'analysis'))
    ),
    failed as (
      update ingest_jobs
      set status = 5, end_time = now(), updated_at = now(),
        status_message = case when status = 6
          then 'the files could not be read: ' || reason
          else status_message || '; the analysis failed: ' || reason end
      from dead
      where (status = 6 and key = ${sql.lit(INGEST_KEY)} || ingest_jobs.id) or (status = 7 and key = ${sql.lit(ANALYSIS_KEY)})
      returning ingest_jobs.id
    ),
    chunks as (
      delete from ingest_chunks
      where file_id in (
        select ingest_files.id from ingest_files join failed on failed.id = ingest_files.job_id)
    ),
    request as (
      delete from analysis_requests where exists (select from dead where key = ${sql.lit(ANALYSIS_KEY)})
    ),
    unfinished as (
      update datapipe_status set running_analysis = null
      where exists (select from dead where key = ${sql.lit(ANALYSIS_KEY)})
    )
    select graphile_worker.complete_jobs(array(select id from dead))`.execute(db)
}

/** What a status says must be done, and no task does. */
async function requeueLost(db: Kysely<Database>): Promise<void> {
  await sql`
    select graphile_worker.add_job('ingest', payload => json_build_object('jobId', id),
      queue_name => ${sql.lit(GRAPH_QUEUE)}, max_attempts => ${MAX_ATTEMPTS}::int, job_key => ${sql.lit(INGEST_KEY)} || id)
    from ingest_jobs
    where status = 6 and not exists (
      select from graphile_worker._private_jobs where key = ${sql.lit(INGEST_KEY)} || ingest_jobs.id)`.execute(
    db
  )
  const analysisTasks = sql`
    select from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = 'analysis'`
  await sql`
    insert into analysis_requests (requested_by)
    select 'ingest'
    where exists (select from ingest_jobs where status = 7)
      and not exists (${analysisTasks} and (job.key = ${sql.lit(ANALYSIS_KEY)} or job.locked_at is not null))
    on conflict do nothing`.execute(db)
  await sql`
    select graphile_worker.add_job('analysis', payload => '{}', queue_name => ${sql.lit(GRAPH_QUEUE)},
      max_attempts => ${MAX_ATTEMPTS}::int, job_key => ${sql.lit(ANALYSIS_KEY)})
    where (exists (select from analysis_requests)
        or exists (select from datapipe_status where running_analysis is not null))
      and not exists (${analysisTasks} and job.key = ${sql.lit(ANALYSIS_KEY)})`.execute(db)
}

async function timeOutIdleJobs(db: Kysely<Database>): Promise<void> {
  await sql`
    with idle as (
      update ingest_jobs
      set status = 4, end_time = now(), updated_at = now(),
        status_message = 'Ingest timeout: No ingest activity observed for 20 minutes'
      where status = 1 and client_job_id is null and updated_at < now() - ${sql.raw(IDLE)}
      returning id
    )
    delete from ingest_files where job_id in (select id from idle)`.execute(db)
}

/** What the client delivered of an unfinished collection is dropped with its job's ingest. */
async function timeOutSilentClients(db: Kysely<Database>): Promise<void> {
  await sql`
    with silent as (
      update client_jobs
      set status = 4, end_time = now(), updated_at = now(),
        status_message = 'Ingest timeout: No ingest activity observed for 20 minutes'
      where status = 1 and last_activity < now() - ${sql.raw(IDLE)}
      returning id
    )
    delete from ingest_jobs where client_job_id in (select id from silent)`.execute(db)
}

/** Uploads that a killed server had not finished; one that still goes on touches its running job. */
async function dropAbandonedUploads(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from ingest_files using ingest_jobs
    where ingest_jobs.id = job_id and stored_at is null
      and ingest_files.created_at < now() - ${sql.raw(IDLE)}
      and ingest_jobs.updated_at < now() - ${sql.raw(IDLE)}`.execute(db)
}

async function settleStatus(db: Kysely<Database>): Promise<void> {
  await sql`
    update datapipe_status set status = 'idle', updated_at = now()
    where status <> 'idle' and not exists (
      select from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
      where task.identifier in ('ingest', 'analysis') and job.locked_at is not null)`.execute(db)
}
