import { chmod, chown, mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from 'tap'
import { dataFolderOf } from '../../src/db/embedded/cluster.ts'
import { run } from '../../src/db/embedded/run.ts'
import { startEmbedded } from '../../src/db/embedded/server.ts'
import { isRoot, readAccounts } from '../../src/db/embedded/user.ts'
import { dataFolder, QUICK, query, spawnOwner } from '../support/embedded.ts'

const asRoot = isRoot() ? {} : { skip: 'needs root' }
const nobody = (await readAccounts()).find(({ name }) => name === 'nobody') ?? { uid: 1, gid: 1 }

t.setTimeout(120_000)

t.test('started by root, PostgreSQL runs as another user', asRoot, async (t) => {
  const dataDir = await dataFolder(t)
  const server = await startEmbedded({ ...QUICK, dataDir })
  t.not((await stat(dataFolderOf(dataDir))).uid, 0)
  t.equal((await stat(join(dataDir, 'postgres'))).uid, 0, 'the folder around it stays root’s')
  await server.stop()
})

t.test(
  'a missing data directory is made open to that user whatever the umask',
  asRoot,
  async (t) => {
    const folder = await dataFolder(t)
    const former = process.umask(0o077)
    t.teardown(() => process.umask(former))
    const dataDir = join(folder, 'a/b')
    const server = await startEmbedded({ ...QUICK, dataDir })
    t.equal(server.dataDir, dataDir)
    await server.stop()
  }
)

t.test(
  'a named data directory that it cannot enter is an error naming the folder',
  asRoot,
  async (t) => {
    const folder = await dataFolder(t)
    const closed = join(folder, 'closed')
    await mkdir(join(closed, 'deep'), { recursive: true })
    await chmod(closed, 0o700)
    const dataDir = join(closed, 'deep/data')
    await t.rejects(startEmbedded({ ...QUICK, dataDir }), {
      name: 'EmbeddedServerError',
      message: new RegExp(`cannot enter ${closed} .*${dataDir}.*DATA_DIR`)
    })
  }
)

t.test(
  'the default data of a project in a closed folder goes elsewhere, says where, and is found again',
  asRoot,
  async (t) => {
    const folder = await dataFolder(t)
    const projectRoot = join(folder, 'project')
    const reachable = join(folder, 'reachable')
    await mkdir(projectRoot)
    await chmod(projectRoot, 0o700)
    const warnings: string[] = []
    const options = {
      ...QUICK,
      ...{ projectRoot, dataDir: '.data', dataDirNamed: false, reachableFolders: [reachable] },
      log: { info: () => undefined, warn: (text: string) => void warnings.push(text) }
    }
    const first = await startEmbedded(options)
    t.ok(first.dataDir.startsWith(`${reachable}/`))
    t.ok(
      warnings.some((text) => text.includes(first.dataDir)),
      'the place is printed'
    )
    await t.rejects(stat(join(projectRoot, '.data')), { code: 'ENOENT' })
    await query(first.url, 'create table notes as select 7 as note')
    await first.stop()

    await chmod(projectRoot, 0o755)
    const second = await startEmbedded(options)
    t.equal(second.dataDir, first.dataDir, 'also when the folder was opened meanwhile')
    t.strictSame(await query(second.url, 'select note from notes'), [{ note: 7 }])
    await second.stop()

    const other = join(folder, 'elsewhere/project')
    await mkdir(other, { recursive: true })
    await chmod(other, 0o700)
    const third = await startEmbedded({ ...options, projectRoot: other })
    t.not(third.dataDir, first.dataDir, 'projects of one name do not share data')
    await third.stop()
  }
)

t.test('a folder that others may write is not trusted with data', asRoot, async (t) => {
  const folder = await dataFolder(t)
  const projectRoot = join(folder, 'project')
  const planted = join(folder, 'planted')
  for (const one of [projectRoot, planted]) await mkdir(one)
  await chmod(projectRoot, 0o700)
  await chown(planted, nobody.uid, nobody.gid)
  const options = {
    projectRoot,
    dataDir: '.data',
    dataDirNamed: false,
    reachableFolders: [planted]
  }
  await t.rejects(startEmbedded({ ...QUICK, ...options }), { message: new RegExp(planted) })
  await chown(planted, 0, 0)
  await chmod(planted, 0o777)
  await t.rejects(startEmbedded({ ...QUICK, ...options }), { message: new RegExp(planted) })
})

t.test(
  'an ordinary user starts, stops and starts again; root then uses the same data as that user',
  asRoot,
  async (t) => {
    const home = await dataFolder(t)
    await chown(home, nobody.uid, nobody.gid)
    const dataDir = join(home, 'data')
    const identity = { uid: nobody.uid, gid: nobody.gid, env: { HOME: home, TMPDIR: home } }
    for (const statement of ['create table notes as select 7 as note', 'select note from notes']) {
      const owner = spawnOwner(t, { dataDir }, identity)
      await query(await owner.event('url'), statement)
      owner.send('stop')
      await owner.event('done')
      await owner.kill()
    }
    t.equal((await stat(dataDir)).mode & 0o777, 0o700)
    const server = await startEmbedded({ ...QUICK, dataDir })
    t.strictSame(await query(server.url, 'select note from notes'), [{ note: 7 }])
    t.equal((await stat(dataFolderOf(dataDir))).uid, nobody.uid)
    await server.stop()

    const again = spawnOwner(t, { dataDir }, identity)
    t.ok(await again.event('url'), 'and root took nothing away')
    again.send('stop')
    await again.event('done')
  }
)

t.test(
  'a folder that an ordinary user may not write, and data of another user, are named',
  asRoot,
  async (t) => {
    const folder = await dataFolder(t)
    const home = join(folder, 'home')
    await mkdir(home)
    await chown(home, nobody.uid, nobody.gid)
    await chmod(folder, 0o755)
    const identity = { uid: nobody.uid, gid: nobody.gid, env: { HOME: home, TMPDIR: home } }
    const closed = spawnOwner(t, { dataDir: join(folder, 'data') }, identity)
    t.match(await closed.event('error'), new RegExp(`cannot make .*${folder}/data.*EACCES`))

    const dataDir = join(folder, 'theirs')
    await (await startEmbedded({ ...QUICK, dataDir })).stop()
    const other = spawnOwner(t, { dataDir }, identity)
    t.match(await other.event('error'), new RegExp(`data in ${dataDir} belongs to user \\w+`))
  }
)

t.test('data given to root is refused with the way out', asRoot, async (t) => {
  const dataDir = await dataFolder(t)
  await (await startEmbedded({ ...QUICK, dataDir })).stop()
  await chown(dataFolderOf(dataDir), 0, 0)
  await t.rejects(startEmbedded({ ...QUICK, dataDir }), { message: /belongs to root.*chown/ })
})

t.test('a full disk is called so, and nothing half made is left', asRoot, async (t) => {
  const folder = await dataFolder(t)
  const mount = await run(
    '/bin/mount',
    ['-t', 'tmpfs', '-o', 'size=12m,mode=755', 'none', folder],
    undefined
  )
  if (mount.status !== 0) return void t.plan(0, 'cannot mount a small file system here')
  t.teardown(() => run('/bin/umount', [folder], undefined))
  await writeFile(join(folder, 'own file'), 'kept')
  await t.rejects(startEmbedded({ ...QUICK, dataDir: folder }), { message: /the disk is full/ })
  await t.rejects(stat(join(folder, 'postgres')), { code: 'ENOENT' })
})
