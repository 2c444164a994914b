/** Decides in which folder the data lives: as root, one that PostgreSQL's unprivileged user can reach. */
import { createHash } from 'node:crypto'
import { chmod, lstat, mkdir, realpath, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { dataFolderOf } from './cluster.ts'
import { EmbeddedServerError, isTooFull } from './embedded-error.ts'
import {
  canEnter,
  chooseServerUser,
  isRoot,
  type Log,
  readAccounts,
  type ServerUser
} from './user.ts'

export const REACHABLE_FOLDERS = [
  '/var/lib/graph-analysis-server',
  join(tmpdir(), 'graph-analysis-server')
]

export type Placement = {
  dataDir: string
  /** The account to run as; undefined: our own. */
  user: ServerUser | undefined
  /** Where copied binaries go. */
  copyInto: () => Promise<string>
}

type Wish = {
  dataDir: string
  dataDirNamed: boolean
  projectRoot: string
  reachableFolders: string[]
  log: Log
}

export async function placeData(wish: Wish): Promise<Placement> {
  const wanted = resolve(wish.projectRoot, wish.dataDir)
  if (!isRoot()) {
    const owner = await ownerOf(wanted)
    if (owner !== undefined && owner !== process.getuid?.()) {
      throw new EmbeddedServerError(
        `the data in ${wanted} belongs to user ${await nameOf(owner)}; ` +
          'start as that user or as root, or name another DATA_DIR'
      )
    }
    const dataDir = await makeFolder(wanted, 0o700)
    return { dataDir, user: undefined, copyInto: async () => dataDir }
  }

  const copyInto = (user: ServerUser) => () => openReachable(wish.reachableFolders, user)
  const moved = wish.dataDirNamed ? [] : elsewhere(wish)
  // Data that exists wins over any rule, or a changed mode would look like lost data.
  for (const dataDir of [wanted, ...moved]) {
    const owner = await ownerOf(dataDir)
    if (owner === undefined) continue
    const user = await userOf(owner, dataDir)
    await requireEntry(user, dataDir)
    if (dataDir !== wanted) wish.log.info(`the data is in ${dataDir}`)
    return { dataDir: await realpath(dataDir), user, copyInto: copyInto(user) }
  }

  const user = await chooseServerUser(wish.log)
  if (!user) {
    throw new EmbeddedServerError(
      'PostgreSQL refuses to run as root and no other user could be found or made; ' +
        'start as an ordinary user, or set DATABASE_URL'
    )
  }
  if (wish.dataDirNamed || (await canEnter(user, await nearestExisting(wanted)))) {
    const dataDir = await makeFolder(wanted, 0o711)
    await requireEntry(user, dataDir)
    return { dataDir, user, copyInto: copyInto(user) }
  }
  const folder = await openReachable(wish.reachableFolders, user)
  const dataDir = await makeFolder(join(folder, keyOf(wish)), 0o711)
  wish.log.warn(
    `PostgreSQL runs as user ${user.name}, which cannot reach ${wanted}; ` +
      `the data is in ${dataDir} (name a DATA_DIR to choose the place)`
  )
  return { dataDir, user, copyInto: copyInto(user) }
}

/** One folder for each place that could not be reached: a project may have several. */
const keyOf = ({ projectRoot, dataDir }: Wish) => {
  const wanted = createHash('sha256').update(resolve(projectRoot, dataDir)).digest('hex')
  return `${basename(projectRoot)}-${wanted.slice(0, 12)}`
}

const elsewhere = (wish: Wish) => wish.reachableFolders.map((folder) => join(folder, keyOf(wish)))

async function ownerOf(dataDir: string): Promise<number | undefined> {
  return stat(dataFolderOf(dataDir)).then(
    ({ uid }) => uid,
    () => undefined
  )
}

async function nameOf(uid: number): Promise<string> {
  return (await readAccounts()).find((account) => account.uid === uid)?.name ?? String(uid)
}

async function userOf(uid: number, dataDir: string): Promise<ServerUser> {
  const data = dataFolderOf(dataDir)
  if (uid === 0) {
    throw new EmbeddedServerError(
      `the data in ${data} belongs to root, under which PostgreSQL refuses to run; ` +
        `give ${dirname(data)} to another user (chown -R postgres)`
    )
  }
  const { gid } = await stat(data)
  return { uid, gid, name: await nameOf(uid) }
}

async function nearestExisting(folder: string): Promise<string> {
  if (await stat(folder).catch(() => undefined)) return folder
  return dirname(folder) === folder ? folder : nearestExisting(dirname(folder))
}

async function requireEntry(user: ServerUser, dataDir: string): Promise<void> {
  if (await canEnter(user, dataDir)) return
  let closed = dataDir
  for (let at = dataDir; dirname(at) !== at; at = dirname(at)) {
    if (await canEnter(user, dirname(at))) break
    closed = dirname(at)
  }
  throw new EmbeddedServerError(
    `PostgreSQL runs as user ${user.name}, which cannot enter ${closed} on the way to the data directory ` +
      `${dataDir}; allow it (chmod o+x ${closed}) or name another DATA_DIR`
  )
}

/** Makes missing folders with that mode whatever the umask, and returns the real path. */
async function makeFolder(folder: string, mode: number): Promise<string> {
  try {
    const first = await mkdir(folder, { recursive: true, mode })
    for (let at = folder; first && at.length >= first.length; at = dirname(at))
      await chmod(at, mode)
    return await realpath(folder)
  } catch (cause) {
    const reason = isTooFull(String(cause)) ? 'the disk is full' : String(cause)
    throw new EmbeddedServerError(`cannot make the data directory ${folder}: ${reason}`, { cause })
  }
}

/** The first of the folders that is ours alone to write (one of them is below /tmp) and open to the user. */
async function openReachable(folders: string[], user: ServerUser): Promise<string> {
  for (const folder of folders) {
    await mkdir(folder, { mode: 0o755 }).then(
      () => chmod(folder, 0o755),
      () => undefined
    )
    const found = await lstat(folder).catch(() => undefined)
    const ours = found?.isDirectory() && found.uid === process.getuid?.() && !(found.mode & 0o022)
    if (ours && (await canEnter(user, folder))) return folder
  }
  throw new EmbeddedServerError(
    `user ${user.name} can reach none of ${folders.join(', ')}; start as an ordinary user, or set DATABASE_URL`
  )
}
