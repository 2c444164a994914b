/**
 * The PostgreSQL of the tests: one server per project folder, started by whoever needs it first and
 * stopped by whoever leaves last. TEST_DATABASE_URL names another one, which is only used.
 */
import { createHash } from 'node:crypto'
import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { EmbeddedServerError, OwnedElsewhereError } from '../../src/db/embedded/embedded-error.ts'
import { isAlive } from '../../src/db/embedded/postmaster.ts'
import { type EmbeddedServer, startEmbedded } from '../../src/db/embedded/server.ts'

const PROJECT = resolve(import.meta.dirname, '../..')
const KEY = createHash('sha256').update(PROJECT).digest('hex').slice(0, 8)
const FOLDER = join(tmpdir(), `graph-analysis-test-${process.getuid?.() ?? 0}-${KEY}`)
const URL_FILE = join(FOLDER, 'url')
const KEEPERS = join(FOLDER, 'keepers')
const START_LIMIT_MS = 60_000

/** Starts the name of every database that the tests of this folder make. */
export const PREFIX = `graph_analysis_${KEY}`

/** Everybody who uses the server shares this lock; who gets it alone may stop the server. */
const IN_USE = [7412, 2]

export type Session = { url: string; client: pg.Client; leave(): Promise<void> }

export async function joinServer(): Promise<Session> {
  const limit = Date.now() + START_LIMIT_MS
  for (;;) {
    const session = await findServer()
    if (session) return session
    try {
      const server = await start()
      await writeFile(URL_FILE, server.url, { mode: 0o600 })
      await server.release()
    } catch (error) {
      // Another test file starts or stops it at this moment.
      if (!(error instanceof OwnedElsewhereError) || Date.now() > limit) throw error
      await sleep(100)
    }
  }
}

/** Undefined when no server of ours runs. */
export async function findServer(): Promise<Session | undefined> {
  const foreign = process.env.TEST_DATABASE_URL
  const url = foreign ?? (await readFile(URL_FILE, 'utf8').catch(() => undefined))
  if (!url) return undefined
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1, $2)', IN_USE)
    return { url, client, leave: () => leave(client, foreign !== undefined) }
  } catch (error) {
    await client.end().catch(() => undefined)
    if (foreign) throw error
    return undefined
  }
}

async function leave(client: pg.Client, isForeign: boolean): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_shared($1, $2)', IN_USE)
    if (isForeign || (await hasKeepers())) return
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as alone', IN_USE)
    if (rows[0].alone) await (await start()).stop()
  } catch (error) {
    if (!(error instanceof OwnedElsewhereError)) throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function start(): Promise<EmbeddedServer> {
  await mkdir(FOLDER, { mode: 0o711 }).catch(() => undefined)
  if ((await lstat(FOLDER)).uid !== process.getuid?.()) {
    throw new EmbeddedServerError(`${FOLDER} belongs to another user`)
  }
  return startEmbedded({
    dataDir: FOLDER,
    dataDirNamed: true,
    projectRoot: PROJECT,
    log: { info: () => undefined, warn: console.error },
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      wal_level: 'minimal'
    }
  })
}

/** The server stays up between two test files while the process that runs them lives. */
export async function keepServer(pid: number): Promise<void> {
  await mkdir(KEEPERS, { recursive: true })
  await writeFile(join(KEEPERS, String(pid)), '')
}

export async function stopKeeping(pid: number): Promise<void> {
  await rm(join(KEEPERS, String(pid)), { force: true })
}

async function hasKeepers(): Promise<boolean> {
  const pids = await readdir(KEEPERS).catch(() => [])
  return pids.some((pid) => isAlive(Number(pid)))
}
