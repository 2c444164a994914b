/** Starts the worker process, starts it again when it ends, and stops it. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'
import type { TaskLog } from './tasks/task.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

const GRACE_MS = 20_000
/** What a worker needs to stop the tasks that outlast the grace period. */
const STOP_MS = 10_000
const FIRST_RESTART_MS = 100
const LAST_RESTART_MS = 10_000

// The same file type as this one: compiled beside compiled, TypeScript beside TypeScript.
const WORKER = fileURLToPath(new URL(`./worker${extname(import.meta.filename)}`, import.meta.url))

export type WorkerOptions = {
  /** A way to the database that leads through no pooler. */
  url: string
  config: Pick<
    Config,
    'edition' | 'analysisSchedule' | 'uploadLimit' | 'uploadMaxRatio' | 'uploadMaxEntries'
  >
  log: TaskLog
  graceMs?: number
}

export type BackgroundWorker = {
  /** The process that runs now, if one does. */
  pid(): number | undefined
  /** Lets the tasks that run come to their end for a while, then interrupts them: they run again later. */
  stop(): Promise<void>
}

export function startWorker({
  url,
  config,
  log,
  graceMs = GRACE_MS
}: WorkerOptions): BackgroundWorker {
  const { edition, analysisSchedule, uploadMaxEntries, uploadMaxRatio, uploadLimit } = config
  const archive = {
    maxEntries: uploadMaxEntries,
    maxRatio: uploadMaxRatio,
    maxTotalBytes: uploadLimit
  }
  let child: ChildProcess | undefined
  let stopped: Promise<void> | undefined
  let restart: NodeJS.Timeout | undefined
  let delay = FIRST_RESTART_MS

  function start() {
    const startedAt = Date.now()
    const started = fork(WORKER, { serialization: 'advanced' })
    child = started
    started.on('message', ({ level, fields, message }: FromWorker) => log[level](fields, message))
    started.on('error', (error) => log.error({ err: error }, 'the worker process failed'))
    started.once('exit', (code, signal) => {
      child = undefined
      if (stopped) return
      // One that worked for a while deserves a quick restart.
      if (Date.now() - startedAt > 2 * LAST_RESTART_MS) delay = FIRST_RESTART_MS
      log.warn({ code, signal, restartInMs: delay }, 'the worker process ended')
      restart = setTimeout(start, delay)
      delay = Math.min(delay * 2, LAST_RESTART_MS)
    })
    send(started, { start: { url, edition, archive, analysisSchedule, graceMs } })
  }

  async function stop() {
    clearTimeout(restart)
    if (!child) return
    const ending = child
    const exited = once(ending, 'exit')
    send(ending, { stop: true })
    const timer = setTimeout(() => ending.kill('SIGKILL'), graceMs + STOP_MS)
    await exited
    clearTimeout(timer)
  }

  start()
  return {
    pid: () => child?.pid,
    stop() {
      stopped ??= stop()
      return stopped
    }
  }
}

/** A process that has just ended is no error: its exit is seen to. */
function send(child: ChildProcess, message: ToWorker): void {
  child.send(message, () => undefined)
}
