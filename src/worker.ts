/**
 * The process that runs background tasks; a child of the server, which sends it a `start` message. It
 * ends when it loses its parent, or the connection whose advisory locks tell that it lives.
 */
import { rm } from 'node:fs/promises'
import { type JobHelpers, type Runner, run, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { connectClient, openDatabase } from './db/database.ts'
import { WORKER_LOCK } from './db/worker-lock.ts'
import { analysis } from './tasks/analysis.ts'
import { ingest } from './tasks/ingest.ts'
import { prepareQueue } from './tasks/prepare-queue.ts'
import { queueLogger } from './tasks/queue-logger.ts'
import { createDueJobs, requestDueAnalysis } from './tasks/schedule.ts'
import type { BackgroundTask, TaskLog } from './tasks/task.ts'
import { openTemporaryFolder } from './tasks/temporary-folder.ts'
import { keepUp } from './tasks/upkeep.ts'
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts'

const UPKEEP_MS = 10_000
const HEARTBEAT_MS = 30_000
const CONCURRENCY = 2
/** New tasks are announced, but one that waits for its queue to become free is only found by asking. */
const POLL_MS = 250

const TASKS: Record<string, BackgroundTask> = { ingest, analysis }

const tell = (level: FromWorker['level']) => (fields: object, message: string) => {
  // Once the parent is gone nobody listens; the process ends then anyway.
  if (process.connected) process.send?.({ level, fields, message } satisfies FromWorker, ignore)
}
const ignore = () => undefined
const log: TaskLog = { info: tell('info'), warn: tell('warn'), error: tell('error') }

function die(reason: string, error?: unknown): void {
  log.error(error === undefined ? {} : { err: error }, `worker ends: ${reason}`)
  // A moment for the message to leave; nothing that runs meanwhile can be relied upon to end by itself.
  setTimeout(() => process.exit(1), 50)
}

async function start(settings: WorkerSettings) {
  const { url, edition, archive, analysisSchedule, graceMs } = settings
  await prepareQueue(url, log)
  const alive = await connectClient(url, 'graph-analysis-server worker')
  let stopping = false
  alive.on('error', (error) => die('its connection to the database broke', error))
  alive.on('end', () => stopping || die('its connection to the database was closed'))
  const db = openDatabase(url, { poolSize: 4, applicationName: 'graph-analysis-server worker' })
  const folder = await openTemporaryFolder()
  /** Tasks that were stopped with the process, and their attempts without the one that was cut short. */
  const interrupted = new Map<string, number>()
  let poolId = ''

  const runTask =
    (task: BackgroundTask) =>
    async (payload: unknown, { abortSignal, job }: JobHelpers) => {
      const { attempts: attempt, max_attempts: maxAttempts } = job
      const signal = abortSignal as AbortSignal
      try {
        await task(payload, {
          ...{ url, db, log, edition, archive, folder, signal, attempt, maxAttempts }
        })
      } catch (error) {
        if (signal.aborted) interrupted.set(job.id, attempt - 1)
        throw error
      }
    }

  const runner = await run({
    connectionString: url,
    maxPoolSize: CONCURRENCY + 2,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    gracefulShutdownAbortTimeout: graceMs,
    noHandleSignals: true,
    parsedCronItems: [],
    logger: queueLogger(log),
    taskList: Object.fromEntries(
      Object.entries(TASKS).map(([name, task]) => [name, runTask(task)])
    ) as TaskList,
    preset: {
      plugins: [
        {
          name: 'worker-lock',
          version: '1.0.0',
          worker: {
            hooks: {
              // Before the pool takes its first task: without the lock it counts as dead.
              startWorker: async (_context, { worker }) => {
                poolId = worker.workerPool.id
                await alive.query('select pg_advisory_lock($1, hashtext($2))', [
                  WORKER_LOCK,
                  poolId
                ])
              }
            }
          }
        }
      ]
    }
  })
  runner.promise.catch((error) => die('the queue failed', error))

  const upkeep = repeatUpkeep(db, analysisSchedule)
  runner.events.on('job:failed', upkeep.now)
  const heartbeat = setInterval(() => {
    const late = setTimeout(() => die('the database no longer answers'), HEARTBEAT_MS)
    alive.query('select 1').then(() => clearTimeout(late), ignore)
  }, HEARTBEAT_MS)
  log.info({ pid: process.pid }, 'worker is ready')

  return async function stop() {
    if (stopping) return
    stopping = true
    clearInterval(heartbeat)
    await stopRunner(runner)
    await upkeep.stop()
    // The pool does not wait until its tasks are marked as ended.
    await sql`select graphile_worker.force_unlock_workers(array[${poolId}::text])`.execute(db)
    for (const [id, attempts] of interrupted) {
      await sql`select graphile_worker.reschedule_jobs(
        array[${id}::bigint], run_at => now(), attempts => ${attempts}::int)`.execute(db)
    }
    await alive.end()
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
    process.exit(0)
  }
}

async function stopRunner(runner: Runner): Promise<void> {
  try {
    await runner.stop()
  } catch (error) {
    log.warn({ err: error }, 'the queue did not stop in order')
  }
}

function repeatUpkeep(db: ReturnType<typeof openDatabase>, analysisSchedule: string | undefined) {
  let running: Promise<void> | undefined
  function now() {
    running ??= keepUp(db)
      .catch((error) => log.error({ err: error }, 'upkeep failed'))
      .then(() => createDueJobs(db, log))
      .then(() => requestDueAnalysis(db, analysisSchedule))
      .catch((error) => log.error({ err: error }, 'schedules were not looked at'))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(now, UPKEEP_MS)
  now()
  return {
    now,
    async stop() {
      clearInterval(timer)
      await running
    }
  }
}

// The parent is told first, and decides.
process.on('SIGINT', ignore)
process.on('disconnect', () => process.exit(1))
process.on('uncaughtException', (error) => die('an error was not handled', error))
let stop: (() => Promise<void>) | undefined
let stopAsked = false
async function receive(message: ToWorker) {
  if ('start' in message) {
    stop = await start(message.start)
    if (stopAsked) await stop()
  } else {
    stopAsked = true
    await stop?.()
  }
}
process.on('message', (message: ToWorker) => {
  receive(message).catch((error) => die('it cannot work', error))
})
process.on('SIGTERM', () => void receive({ stop: true }))
