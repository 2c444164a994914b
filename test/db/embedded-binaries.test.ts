import { chmod, cp, lstat, mkdir, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from 'tap'
import {
  type Binaries,
  findBinaries,
  programOf,
  repairSymlinks,
  runnableBinaries
} from '../../src/db/embedded/binaries.ts'
import { run } from '../../src/db/embedded/run.ts'
import { isRoot, readAccounts } from '../../src/db/embedded/user.ts'
import { dataFolder } from '../support/embedded.ts'

const asRoot = isRoot() ? {} : { skip: 'needs root' }
const nobody = (await readAccounts()).find(({ name }) => name === 'nobody')
const installed = await findBinaries()
const links: { target: string }[] = (
  await import(join(installed.folder, 'pg-symlinks.json'), { with: { type: 'json' } })
).default

t.setTimeout(120_000)

async function copyOf(folder: string): Promise<Binaries> {
  await cp(installed.folder, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return { ...installed, folder: join(folder, 'native') }
}

async function removeLinks({ folder }: Binaries) {
  for (const { target } of links) await rm(join(folder, '..', target))
}

const isRunnable = async (binaries: Binaries, user?: { uid: number; gid: number }) =>
  (await run(programOf(binaries, 'postgres'), ['--version'], user)).status === 0

t.test('a platform without binaries is named together with DATABASE_URL', async (t) => {
  await t.rejects(findBinaries('sunos-x64'), { message: /sunos-x64.*DATABASE_URL/ })
})

t.test('binaries whose links npm did not make are repaired in place', async (t) => {
  const copy = await copyOf(await dataFolder(t))
  await removeLinks(copy)
  t.notOk(await isRunnable(copy), 'without links they do not run')
  const usable = await runnableBinaries(copy, undefined, () =>
    Promise.reject(new Error('no copy is needed'))
  )
  t.equal(usable.folder, copy.folder)
  t.ok(await isRunnable(copy))
  for (const { target } of links) {
    const link = join(copy.folder, '..', target)
    t.ok((await lstat(link)).isSymbolicLink())
    t.notMatch(await readlink(link), '/', 'relative, so that the folder can be moved')
  }
  await repairSymlinks(copy.folder)
})

t.test('binaries made for another C library lead to DATABASE_URL', async (t) => {
  const folder = await dataFolder(t)
  await mkdir(join(folder, 'bin'))
  // A loader that is not there is what a glibc program finds on a musl system.
  await writeFile(join(folder, 'bin/postgres'), '#!/lib/ld-absent.so.2\n', { mode: 0o755 })
  await t.rejects(
    runnableBinaries({ ...installed, folder }, undefined, async () => folder),
    { message: /glibc.*musl.*DATABASE_URL/ }
  )
})

t.test('binaries in a folder closed to the user are copied once per version', asRoot, async (t) => {
  const folder = await dataFolder(t)
  const closed = join(folder, 'closed')
  const open = join(folder, 'open')
  await mkdir(closed)
  await chmod(closed, 0o700)
  const copy = await copyOf(closed)
  await removeLinks(copy)
  t.notOk(await isRunnable(copy, nobody))

  const both = await Promise.all([
    runnableBinaries(copy, nobody, async () => open),
    runnableBinaries(copy, nobody, async () => open)
  ])
  for (const one of both) t.equal(one.folder, join(open, `postgresql-${installed.version}`))
  t.strictSame(await readdir(open), [`postgresql-${installed.version}`], 'no draft is left')
  t.ok(await isRunnable(both[0], nobody))
  const { ino } = await stat(both[0].folder)
  await runnableBinaries(copy, nobody, async () => open)
  t.equal((await stat(both[0].folder)).ino, ino, 'the copy is used again')
  t.equal((await stat(programOf(both[0], 'postgres'))).mode & 0o022, 0, 'nobody else may change it')
})
