import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import t from 'tap'
import { EmbeddedServerError, OwnedElsewhereError } from '../../src/db/embedded/embedded-error.ts'
import { isAlive } from '../../src/db/embedded/postmaster.ts'
import { startEmbedded } from '../../src/db/embedded/server.ts'
import {
  dataFolder,
  isStopped,
  postmasterPid,
  QUICK,
  query,
  spawnOwner,
  until
} from '../support/embedded.ts'

// Every subtest starts real servers; on a busy machine they need their time.
t.setTimeout(300_000)

const start = (dataDir: string, more: object = {}) => startEmbedded({ ...QUICK, dataDir, ...more })

t.test(
  'what was committed is there after a stop and a second start on the same port',
  async (t) => {
    const dataDir = await dataFolder(t)
    const first = await start(dataDir)
    t.match(first, { adopted: false, dataDir })
    await query(first.url, 'create table notes as select 7 as note')
    await first.stop()
    t.equal(await isStopped(dataDir), true, 'stop waits for the end of the server')

    const second = await start(dataDir)
    t.match(second, { adopted: false, url: first.url })
    t.strictSame(await query(second.url, 'select note from notes'), [{ note: 7 }])
    await Promise.all([second.stop(), second.stop()])
  }
)

t.test(
  'only the password opens it, only on loopback, and text is UTF-8 by code point',
  async (t) => {
    const dataDir = await dataFolder(t)
    const server = await start(dataDir)
    t.teardown(() => server.stop())
    const url = new URL(server.url)
    t.equal(url.hostname, '127.0.0.1')
    t.equal((await stat(join(dataDir, 'postgres/password'))).mode & 0o777, 0o600)
    t.equal((await stat(join(dataDir, 'postgres/data'))).mode & 0o777, 0o700)
    url.password = 'wrong'
    await t.rejects(query(url.href, 'select 1'), { code: '28P01' })
    t.strictSame(
      await query(
        server.url,
        `select current_setting('listen_addresses') as hosts,
              current_setting('unix_socket_directories') as sockets,
              current_setting('password_encryption') as passwords,
              current_setting('jit') as jit,
              pg_encoding_to_char(encoding) as encoding, datlocprovider::text as provider,
              datlocale as locale
       from pg_database where datname = current_database()`
      ),
      [
        {
          ...{ hosts: '127.0.0.1', sockets: '', passwords: 'scram-sha-256', jit: 'off' },
          ...{ encoding: 'UTF8', provider: 'b', locale: 'C.UTF-8' }
        }
      ]
    )
    const rules = await readFile(join(dataDir, 'postgres/data/pg_hba.conf'), 'utf8')
    const methods = rules.split('\n').filter((line) => /^(local|host)/.test(line))
    t.ok(methods.length > 0 && methods.every((line) => line.endsWith('scram-sha-256')))
  }
)

t.test('a start adopts the server of an owner that was killed', async (t) => {
  const dataDir = await dataFolder(t)
  const owner = spawnOwner(t, { dataDir })
  const url = await owner.event('url')
  await query(url, 'create table notes as select 7 as note')
  const pid = await postmasterPid(dataDir)
  await owner.killGroup()
  t.ok(isAlive(pid), 'the server outlives its owner and what hangs on its terminal')

  const server = await start(dataDir)
  t.match(server, { adopted: true, url })
  t.equal(await postmasterPid(dataDir), pid)
  t.strictSame(await query(server.url, 'select note from notes'), [{ note: 7 }])
  await server.stop()
  t.equal(await isStopped(dataDir), true, 'the new owner may stop it')
})

t.test('a start beside a live owner fails, names its process and leaves it alone', async (t) => {
  const dataDir = await dataFolder(t)
  const owner = spawnOwner(t, { dataDir })
  const url = await owner.event('url')
  const error = await start(dataDir).catch((error) => error)
  t.type(error, OwnedElsewhereError)
  t.match(error.message, `process ${owner.pid})`)
  t.match(error.message, dataDir)
  t.strictSame(await query(url, 'select 1 as one'), [{ one: 1 }])
  owner.send('stop')
  await owner.event('done')
})

t.test('of starts at the same moment one owns the data and the others name it', async (t) => {
  const dataDir = await dataFolder(t)
  const owners = [1, 2, 3].map(() => spawnOwner(t, { dataDir }))
  await until(() => owners.every(({ events }) => events.some((one) => one.url || one.error)))
  const winners = owners.filter(({ events }) => events.some((one) => one.url))
  t.equal(winners.length, 1, JSON.stringify(owners.map(({ events }) => events)))
  for (const loser of owners.filter((one) => one !== winners[0])) {
    t.match(await loser.event('error'), `process ${winners[0]?.pid})`)
  }
  winners[0]?.send('stop')
  await winners[0]?.event('done')
})

t.test('release leaves the server to the next start', async (t) => {
  const dataDir = await dataFolder(t)
  const first = await start(dataDir)
  await first.release()
  const second = await start(dataDir)
  t.match(second, { adopted: true, url: first.url })
  await second.stop()
})

t.test('the owner learns of a killed server, and the next start recovers its data', async (t) => {
  const dataDir = await dataFolder(t)
  const owner = spawnOwner(t, { dataDir })
  await query(await owner.event('url'), 'create table notes as select 7 as note')
  process.kill(await postmasterPid(dataDir), 'SIGKILL')
  t.match(await owner.event('lost'), 'server.log')
  await owner.kill()

  const server = await start(dataDir)
  t.match(server, { adopted: false })
  t.strictSame(await query(server.url, 'select note from notes'), [{ note: 7 }])
  await server.stop()
})

t.test('the owner takes the lock again when only its connection breaks', async (t) => {
  const dataDir = await dataFolder(t)
  const server = await start(dataDir)
  t.teardown(() => server.stop())
  let lost: Error | undefined
  server.lost.then((error) => {
    lost = error
  })
  const name = `application_name = 'owner pid=${process.pid}'`
  const holders = `select pid from pg_locks join pg_stat_activity using (pid) where ${name} and granted and locktype = 'advisory'`
  const [before] = await query(server.url, holders)
  await query(server.url, `select pg_terminate_backend(pid) from pg_stat_activity where ${name}`)
  await until(async () => {
    const [now] = await query(server.url, holders)
    return now !== undefined && now.pid !== before?.pid
  })
  t.equal(lost, undefined)
})

t.test('a left-over postmaster.pid that names a stranger does not stop a start', async (t) => {
  const dataDir = await dataFolder(t)
  await (await start(dataDir)).stop()
  const data = join(dataDir, 'postgres/data')
  const { uid, gid } = await stat(data)
  const stranger = spawn('sleep', ['600'], { uid, gid })
  t.teardown(() => stranger.kill())
  const lines = [stranger.pid, data, 1, 5432, '', '127.0.0.1', '', 'ready', '']
  await writeFile(join(data, 'postmaster.pid'), lines.join('\n'))

  const server = await start(dataDir)
  t.match(server, { adopted: false })
  t.ok(isAlive(stranger.pid ?? 0))
  t.not(await postmasterPid(dataDir), stranger.pid)
  await server.stop()
})

t.test('a port that somebody else took meanwhile is given up for another', async (t) => {
  const dataDir = await dataFolder(t)
  const first = await start(dataDir)
  await first.stop()
  const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
  await once(squatter, 'listening')
  t.teardown(() => squatter.close())
  const second = await start(dataDir)
  t.not(new URL(second.url).port, new URL(first.url).port)
  t.strictSame(await query(second.url, 'select 1 as one'), [{ one: 1 }])
  await second.stop()
})

t.test('data of another major version is refused with both versions', async (t) => {
  const dataDir = await dataFolder(t)
  const data = join(dataDir, 'postgres/data')
  await (await start(dataDir)).stop()
  const installed = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  await writeFile(join(data, 'PG_VERSION'), '15\n')
  await t.rejects(start(dataDir), {
    name: 'EmbeddedServerError',
    message: new RegExp(`PostgreSQL 15, but PostgreSQL ${installed} `)
  })
})

t.test('a password that does not fit the data is named, and no server is left', async (t) => {
  const dataDir = await dataFolder(t)
  await (await start(dataDir)).stop()
  await writeFile(join(dataDir, 'postgres/password'), 'wrong')
  await t.rejects(start(dataDir), { message: /the password kept in .* does not open its database/ })
  t.ok(await isStopped(dataDir))
})

t.test('a start that fails repeats what the server said', async (t) => {
  const dataDir = await dataFolder(t)
  const error = await start(dataDir, {
    settings: { fsync: 'off', shared_buffers: 'plenty' }
  }).catch((error) => error)
  t.type(error, EmbeddedServerError)
  t.match(error.message, 'shared_buffers')
  t.match(error.message, 'server.log')
})

t.test('a start that died while it made the database is no hindrance', async (t) => {
  const dataDir = await dataFolder(t)
  await mkdir(join(dataDir, 'postgres.12345.abcdef.tmp/data'), { recursive: true })
  const server = await start(dataDir)
  t.strictSame(await query(server.url, 'select 1 as one'), [{ one: 1 }])
  await server.stop()
})
