/** The real server in a process of its own, with its embedded PostgreSQL in a given folder. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { dataFolderOf, SUPERUSER } from '../../src/db/embedded/cluster.ts'
import { readPostmaster } from '../../src/db/embedded/postmaster.ts'

export const ADMINISTRATOR = { name: 'admin', secret: 'Only-for-the-bench-1' }

/** Milliseconds. */
export type LoopDelay = { p50: number; p99: number; max: number }

export type ServerProcess = {
  pid: number
  postmaster: number
  address: string
  databaseUrl: string
  /** From the start of the process to the first GET /ready that is answered with 200. */
  readyMs: number
  /** How late the event loop was since this was last asked. */
  loopDelay(): Promise<LoopDelay>
  stop(): Promise<void>
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PROBE = new URL('./loop-delay-probe.js', import.meta.url).href
const START_LIMIT_MS = 120_000

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** @param folder holds the data, the log and what the probe writes; the same one continues with its data */
export async function startServerProcess(folder: string): Promise<ServerProcess> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const dataDir = join(folder, 'data')
  const probeFile = join(folder, 'loop-delay.json')
  const logFile = join(folder, 'server.log')
  const log = await open(logFile, 'a')
  const begun = performance.now()
  const child = spawn(process.execPath, ['--import', PROBE, join(ROOT, 'dist/src/main.js')], {
    cwd: ROOT,
    stdio: ['ignore', log.fd, log.fd],
    env: {
      ...withoutSettings(process.env),
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PRINCIPAL: ADMINISTRATOR.name,
      ADMIN_SECRET: ADMINISTRATOR.secret,
      // The limiter counts as it always does, and never refuses.
      RATE_LIMIT: '1000000',
      LOG_LEVEL: 'warn',
      BENCH_PROBE_FILE: probeFile
    }
  })
  const exited = once(child, 'exit')
  await log.close()

  // A bench that is broken off leaves no server behind.
  const endWithUs = () => child.kill('SIGTERM')
  process.once('exit', endWithUs)

  async function stop() {
    child.kill('SIGTERM')
    await exited
    process.removeListener('exit', endWithUs)
  }

  try {
    while (!(await isReady(address))) {
      if (child.exitCode !== null || performance.now() - begun > START_LIMIT_MS) {
        throw new Error(`the server does not start:\n${await readFile(logFile, 'utf8')}`)
      }
      await sleep(5)
    }
    const readyMs = performance.now() - begun
    const postmaster = await readPostmaster(dataFolderOf(dataDir))
    if (!postmaster || child.pid === undefined) throw new Error('the server has gone away')
    const password = await readFile(join(dataDir, 'postgres', 'password'), 'utf8')
    return {
      pid: child.pid,
      postmaster: postmaster.pid,
      address,
      databaseUrl: `postgres://${SUPERUSER}:${password.trim()}@127.0.0.1:${postmaster.port}/postgres`,
      readyMs,
      async loopDelay() {
        await rm(probeFile, { force: true })
        child.kill('SIGUSR2')
        while (!existsSync(probeFile)) await sleep(5)
        return JSON.parse(await readFile(probeFile, 'utf8')) as LoopDelay
      },
      stop
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Whatever the shell has set for another server must not reach this one. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TZ', 'USER']
  return Object.fromEntries(Object.entries(env).filter(([name]) => kept.includes(name)))
}

async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/ready`)
    await response.arrayBuffer()
    return response.status === 200
  } catch {
    // Nobody listens yet.
    return false
  }
}
