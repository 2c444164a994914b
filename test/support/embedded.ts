/** Folders and processes for tests of the embedded server, all of them gone when the test ends. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { dataFolderOf } from '../../src/db/embedded/cluster.ts'
import { readPostmaster, stateOf } from '../../src/db/embedded/postmaster.ts'

type Owner = { teardown(handler: () => Promise<unknown>): unknown }

const PROJECT = resolve(import.meta.dirname, '../..')

/** What a test starts with: quick, and quiet. */
export const QUICK = {
  dataDirNamed: true,
  projectRoot: PROJECT,
  log: { info: () => undefined, warn: () => undefined },
  settings: { fsync: 'off', shared_buffers: '32MB' }
}

/** Open to the user that PostgreSQL runs as; a server that a failed test left on it is stopped first. */
export async function dataFolder(t: Owner): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'graph-analysis-embedded-')))
  await chmod(folder, 0o711)
  t.teardown(async () => {
    const left = await stateOf(dataFolderOf(folder))
    if (left.running) {
      process.kill(left.postmaster.pid, 'SIGQUIT')
      await until(async () => !(await stateOf(dataFolderOf(folder))).running)
    }
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/** Waits for a condition; the limit only ends a test that would hang. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const limit = Date.now() + 30_000
  while (!(await condition())) {
    if (Date.now() > limit) throw new Error('waited in vain')
    await sleep(20)
  }
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

export async function postmasterPid(dataDir: string): Promise<number> {
  const found = await readPostmaster(dataFolderOf(dataDir))
  if (!found) throw new Error(`no server runs on ${dataDir}`)
  return found.pid
}

export async function isStopped(dataDir: string): Promise<boolean> {
  return (await readPostmaster(dataFolderOf(dataDir))) === undefined
}

export type OwnerEvent = {
  url?: string
  dataDir?: string
  adopted?: boolean
  error?: string
  lost?: string
  warning?: string
  info?: string
  done?: string
}

/** An owner in a process of its own, as another user if wanted. */
export function spawnOwner(
  t: Owner,
  options: object,
  identity: { uid?: number; gid?: number; env?: NodeJS.ProcessEnv } = {}
) {
  const script = join(import.meta.dirname, 'embedded-owner.ts')
  const { log: _, ...plain } = { ...QUICK, ...options }
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(plain)], {
    cwd: PROJECT,
    stdio: ['pipe', 'pipe', 'inherit'],
    // The leader of a process group, so that a test can signal the whole of it as a terminal does.
    detached: true,
    ...identity
  })
  const events: OwnerEvent[] = []
  createInterface({ input: child.stdout }).on('line', (line) => events.push(JSON.parse(line)))
  const exited = once(child, 'exit')
  t.teardown(async () => {
    child.kill('SIGKILL')
    await exited
  })
  return {
    pid: child.pid ?? 0,
    events,
    exited,
    killGroup: async () => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
      await exited
    },
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
    send: (line: string) => void child.stdin.write(`${line}\n`),
    /** The first event with that key, waited for. */
    async event<K extends keyof OwnerEvent>(key: K): Promise<NonNullable<OwnerEvent[K]>> {
      const find = () => events.find((event) => event[key] !== undefined)?.[key]
      await until(() => find() !== undefined || child.exitCode !== null)
      const found = find()
      if (found === undefined) throw new Error(`no ${key} but ${JSON.stringify(events)}`)
      return found
    }
  }
}
