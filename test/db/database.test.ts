/** A database that goes away and comes back, under a server that goes on. */
import { type Kysely, sql } from 'kysely'
import t, { type Test } from 'tap'
import { unusedServices } from '../../scripts/unused-services.ts'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { connectClient, type Database, openDatabase } from '../../src/db/database.ts'
import { startEmbedded } from '../../src/db/embedded/server.ts'
import { migrate } from '../../src/db/migrate.ts'
import { UnavailableError } from '../../src/errors.ts'
import { testDatabase } from '../support/database.ts'
import { dataFolder, QUICK } from '../support/embedded.ts'

t.setTimeout(300_000)

function open(t: Test, url: string, poolSize = 4): Kysely<Database> {
  const db = openDatabase(url, { poolSize })
  t.teardown(() => db.destroy())
  return db
}

t.test(
  'bigint comes as a number, also in arrays, and a timestamp with its milliseconds',
  async (t) => {
    const db = open(t, (await testDatabase(t)).url)
    const at = new Date('2026-01-02T03:04:05.678Z')
    const { rows } = await sql`
    select 9007199254740991::bigint as big, array[1, 2]::bigint[] as bigs, ${at}::timestamptz as at,
      null::bigint as none`.execute(db)
    t.strictSame(rows, [{ big: Number.MAX_SAFE_INTEGER, bigs: [1, 2], at, none: null }])
  }
)

t.test('a connection that is cut off fails as unavailable, and the pool replaces it', async (t) => {
  const db = open(t, (await testDatabase(t)).url, 1)
  for (let round = 0; round < 3; round++) {
    await t.rejects(
      sql`select pg_terminate_backend(pg_backend_pid())`.execute(db),
      UnavailableError
    )
    t.strictSame((await sql`select 1 as one`.execute(db)).rows, [{ one: 1 }])
  }
})

t.test('a transaction that is cut off fails as unavailable, and leaves nothing', async (t) => {
  const db = open(t, (await testDatabase(t)).url, 1)
  await sql`create table notes (note integer)`.execute(db)
  const cut = db.transaction().execute(async (trx) => {
    await sql`insert into notes values (1)`.execute(trx)
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx)
  })
  await t.rejects(cut, UnavailableError)
  t.strictSame((await sql`select * from notes`.execute(db)).rows, [])
})

t.test('idle connections that the server ends are reported, not fatal', async (t) => {
  const { url } = await testDatabase(t)
  const errors: Error[] = []
  const db = openDatabase(url, { poolSize: 2, onError: (error) => errors.push(error) })
  t.teardown(() => db.destroy())
  await sql`select 1`.execute(db)
  const admin = await connectClient(url, 'admin')
  await admin.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await admin.end()
  await sql`select 1`.execute(db).catch((error) => t.type(error, UnavailableError))
  t.strictSame((await sql`select 1 as one`.execute(db)).rows, [{ one: 1 }])
})

t.test(
  'a server that stops and starts again is found again without a restart of the app',
  async (t) => {
    const dataDir = await dataFolder(t)
    const start = () => startEmbedded({ ...QUICK, dataDir })
    const first = await start()
    const db = open(t, first.url)
    await migrate(db)
    const app = await buildApp({
      db,
      services: unusedServices(readConfig({ RATE_LIMIT: '0' })),
      authenticate: async () => {
        throw new Error('nobody signs in here')
      }
    })
    t.teardown(() => app.close())
    const ready = async () => {
      const { statusCode, headers, body } = await app.inject('/ready')
      t.match(headers['retry-after'], /^\d+$/)
      return [statusCode, JSON.parse(body).errors[0].context]
    }
    // There is no worker here: readiness gets as far as asking for one.
    t.strictSame(await ready(), [503, 'worker'])

    await first.stop()
    t.strictSame(await ready(), [503, 'database'])
    t.strictSame(await ready(), [503, 'database'])
    await t.rejects(sql`select 1`.execute(db), UnavailableError)
    t.equal((await app.inject('/health')).statusCode, 200, 'the process itself is well')

    const second = await start()
    t.teardown(() => second.stop())
    t.equal(second.url, first.url)
    t.strictSame(await ready(), [503, 'worker'])
  }
)
