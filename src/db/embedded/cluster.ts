/** The folder of one PostgreSQL installation: its data, password, port and log. */
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Binaries, programOf } from './binaries.ts'
import { makeWhole } from './draft.ts'
import { EmbeddedServerError, isTooFull } from './embedded-error.ts'
import { type Identity, run } from './run.ts'

export type Cluster = {
  folder: string
  /** What PostgreSQL calls PGDATA. */
  data: string
  log: string
  portFile: string
  password: string
}

export const SUPERUSER = 'postgres'
const NAME = 'postgres'
const INITDB_LIMIT_MS = 120_000

export const dataFolderOf = (dataDir: string) => join(dataDir, NAME, 'data')

/** Opens the cluster in `dataDir`, or makes one; two processes that make it at once get the same one. */
export async function openCluster(
  dataDir: string,
  binaries: Binaries,
  user: Identity | undefined,
  { sync }: { sync: boolean }
): Promise<Cluster> {
  const folder = join(dataDir, NAME)
  if (!(await stat(dataFolderOf(dataDir)).catch(() => undefined))) {
    await makeCluster(dataDir, binaries, user, sync)
  }
  await requireSameMajor(dataFolderOf(dataDir), binaries)
  const file = join(folder, 'password')
  const password = await readFile(file, 'utf8').catch((cause) => {
    throw new EmbeddedServerError(
      `cannot read the password of the database in ${file}: ${cause.message}; without it the data cannot be opened`,
      { cause }
    )
  })
  return {
    folder,
    data: dataFolderOf(dataDir),
    log: join(folder, 'server.log'),
    portFile: join(folder, 'port'),
    password: password.trim()
  }
}

async function makeCluster(
  dataDir: string,
  binaries: Binaries,
  user: Identity | undefined,
  sync: boolean
): Promise<void> {
  try {
    await makeWhole(join(dataDir, NAME), (draft) => initialize(draft, binaries, user, sync))
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause)
    const reason = isTooFull(text) ? `the disk is full (${text})` : text
    throw new EmbeddedServerError(`cannot make a database in ${dataDir}: ${reason}`, { cause })
  }
}

async function initialize(
  folder: string,
  binaries: Binaries,
  user: Identity | undefined,
  sync: boolean
): Promise<void> {
  const password = join(folder, 'password')
  const data = join(folder, 'data')
  // As root the folder stays ours, so that PostgreSQL's user cannot plant links for root to follow.
  await mkdir(folder)
  await chmod(folder, user ? 0o711 : 0o700)
  await mkdir(data, { mode: 0o700 })
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
  if (user) for (const path of [password, data]) await chown(path, user.uid, user.gid)
  const { status, output } = await run(
    programOf(binaries, 'initdb'),
    [
      ...['-D', data, '-U', SUPERUSER, '-E', 'UTF8', '-A', 'scram-sha-256'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      ...[`--pwfile=${password}`, ...(sync ? [] : ['--no-sync'])]
    ],
    user,
    INITDB_LIMIT_MS
  )
  if (status !== 0) {
    throw new Error(`initdb failed: ${output.trim().split('\n').slice(-8).join('\n')}`)
  }
}

async function requireSameMajor(data: string, binaries: Binaries): Promise<void> {
  const found = await readFile(join(data, 'PG_VERSION'), 'utf8').catch((cause) => {
    throw new EmbeddedServerError(`${data} is not a PostgreSQL data directory: ${cause.message}`, {
      cause
    })
  })
  if (Number.parseInt(found, 10) === binaries.major) return
  throw new EmbeddedServerError(
    `the data in ${data} was made by PostgreSQL ${found.trim()}, but PostgreSQL ${binaries.major} is installed; ` +
      `move it with pg_dump of version ${found.trim()}, or name another DATA_DIR`
  )
}
