/** Starts, finds and stops the postmaster of a cluster. It outlives us: the next start adopts it. */
import { spawn } from 'node:child_process'
import { constants } from 'node:fs'
import { open, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Binaries, programOf } from './binaries.ts'
import type { Cluster } from './cluster.ts'
import { codeOf, EmbeddedServerError, isTooFull } from './embedded-error.ts'
import { isAlive, type Postmaster, readPostmaster, stateOf } from './postmaster.ts'
import { CLEAN_ENVIRONMENT, type Identity } from './run.ts'
import type { ServerSettings } from './settings.ts'
import type { Log } from './user.ts'

/** Time without any sign of life; a server that replays its log after a crash says so and gets longer. */
const START_LIMIT_MS = 60_000
const RECOVERY_LIMIT_MS = 30 * 60_000
const STOP_LIMIT_MS = 60_000
const LOG_LIMIT_BYTES = 16 * 1024 ** 2

type Start = {
  cluster: Cluster
  binaries: Binaries
  user: Identity | undefined
  settings: ServerSettings
  log: Log
}

export async function logTail(cluster: Cluster, from = 0): Promise<string> {
  const text = await readFile(cluster.log).catch(() => Buffer.alloc(0))
  const lines = text.subarray(from).toString().trim().split('\n').slice(-8)
  return `last lines of ${cluster.log}:\n${lines.join('\n')}`
}

/** A postmaster that accepts connections, started when none runs; `started` tells whether by this call. */
export async function ensureRunning(start: Start): Promise<Postmaster & { started: boolean }> {
  const { cluster, log } = start
  const begun = Date.now()
  let failure = ''
  let nextNotice = begun + 10_000
  let startedPid: number | undefined
  for (;;) {
    const state = await stateOf(cluster.data)
    if (state.running && state.postmaster.status === 'ready') {
      return { ...state.postmaster, started: state.postmaster.pid === startedPid }
    }
    const waited = Date.now() - begun
    if (waited > (state.running ? RECOVERY_LIMIT_MS : START_LIMIT_MS)) {
      throw new EmbeddedServerError(
        `PostgreSQL was not ready within ${waited / 1000} s; ${failure || (await logTail(cluster))}`
      )
    }
    if (state.running) {
      if (Date.now() > nextNotice) {
        log.info(`PostgreSQL (process ${state.postmaster.pid}) is ${state.postmaster.status} ...`)
        nextNotice += 10_000
      }
      await sleep(10)
      continue
    }
    const outcome = await startPostmaster(start, state.strangerPid)
    if (typeof outcome === 'number') {
      startedPid = outcome
      continue
    }
    failure = outcome
    await sleep(200)
  }
}

/** Ends when the postmaster has claimed the data (its process id) or exits with a fault that may pass (its text). */
async function startPostmaster(
  start: Start,
  strangerPid: number | undefined
): Promise<number | string> {
  const { cluster, binaries, user, settings } = start
  const port = await choosePort(cluster)
  await keepLogSmall(cluster)
  const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW
  const file = await open(cluster.log, flags, 0o600).catch((cause) => {
    throw new EmbeddedServerError(`cannot write ${cluster.log}: ${cause.message}`, { cause })
  })
  if (user) await file.chown(user.uid, user.gid)
  const from = (await file.stat()).size
  const options = Object.entries({ ...settings, port }).flatMap(([k, v]) => ['-c', `${k}=${v}`])
  const child = spawn(programOf(binaries, 'postgres'), ['-D', cluster.data, ...options], {
    cwd: '/',
    // PostgreSQL takes any live process of its user for the postmaster named in a left-over
    // postmaster.pid, save this one. It still refuses while the old shared memory is in use.
    env: strangerPid
      ? { ...CLEAN_ENVIRONMENT, PG_GRANDPARENT_PID: String(strangerPid) }
      : CLEAN_ENVIRONMENT,
    stdio: ['ignore', file.fd, file.fd],
    // A session of its own, out of reach of the terminal's Ctrl-C and of our own end.
    detached: true,
    ...user
  })
  let ended: string | undefined
  child.on('error', (error) => (ended = String(error)))
  child.on('exit', (status, signal) => (ended = `PostgreSQL ended with ${signal ?? status}`))
  child.unref()
  try {
    const limit = Date.now() + START_LIMIT_MS
    while (ended === undefined) {
      if (child.pid && (await readPostmaster(cluster.data))?.pid === child.pid) {
        await writeFile(cluster.portFile, String(port), { mode: 0o600 })
        return child.pid
      }
      if (Date.now() > limit) {
        child.kill('SIGKILL')
        throw new EmbeddedServerError(`PostgreSQL does not start; ${await logTail(cluster, from)}`)
      }
      await sleep(10)
    }
  } finally {
    await file.close()
  }
  const tail = await logTail(cluster, from)
  if (isTooFull(tail)) {
    throw new EmbeddedServerError(`the disk of ${cluster.folder} is full; ${tail}`)
  }
  const mayPass =
    /lock file .* already exists|shared memory block .* still in use|Address already in use/
  if (!mayPass.test(tail)) throw new EmbeddedServerError(`${ended}; ${tail}`)
  return `${ended}; ${tail}`
}

/** The port of the last start if it is free, so that clients that know it keep working; else any free one. */
async function choosePort(cluster: Cluster): Promise<number> {
  const last = Number(await readFile(cluster.portFile, 'utf8').catch(() => '0'))
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      const server = createServer().on('error', reject)
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
      })
    })
  return listen(last > 0 && last < 65_536 ? last : 0).catch(() => listen(0))
}

async function keepLogSmall({ log }: Cluster): Promise<void> {
  const found = await stat(log).catch(() => undefined)
  if (found && found.size > LOG_LIMIT_BYTES) await rename(log, `${log}.1`)
}

/** Fast shutdown: open transactions are rolled back, what was committed is kept. Waits for the end. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const state = await stateOf(cluster.data)
  if (!state.running) return
  const { pid } = state.postmaster
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return
    throw new EmbeddedServerError(`cannot stop PostgreSQL (process ${pid}): ${error}`)
  }
  const limit = Date.now() + STOP_LIMIT_MS
  // The file goes last; the process may stay listed as a zombie when nobody waits for it.
  while ((await readPostmaster(cluster.data))?.pid === pid && isAlive(pid)) {
    if (Date.now() > limit) {
      throw new EmbeddedServerError(
        `PostgreSQL (process ${pid}) did not stop within ${STOP_LIMIT_MS / 1000} s; ${await logTail(cluster)}`
      )
    }
    await sleep(10)
  }
}
