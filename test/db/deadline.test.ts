/** Deadlines against a server of the test's own, over TCP and over a Unix socket. */
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import t, { type Test } from 'tap'
import { bindDeadline, type Database, openDatabase } from '../../src/db/database.ts'
import { Deadline } from '../../src/db/deadline.ts'
import { startEmbedded } from '../../src/db/embedded/server.ts'
import { TimeoutError } from '../../src/errors.ts'
import { dataFolder, QUICK, until } from '../support/embedded.ts'

t.setTimeout(300_000)

const dataDir = await dataFolder(t)
const sockets = join(dataDir, 'sockets')
await mkdir(sockets)
await chmod(sockets, 0o777)
const server = await startEmbedded({
  ...QUICK,
  dataDir,
  settings: { ...QUICK.settings, unix_socket_directories: sockets }
})
t.teardown(() => server.stop())

const { port, password } = new URL(server.url)
const WAYS = {
  TCP: server.url,
  'a Unix socket': `postgres://postgres:${password}@${encodeURIComponent(sockets)}:${port}/postgres`
}

function open(t: Test, url = server.url, poolSize = 4): Kysely<Database> {
  const db = openDatabase(url, { poolSize })
  t.teardown(() => db.destroy())
  return db
}

async function sleeping(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where state = 'active' and query like '%pg_sleep(%' and pid <> pg_backend_pid()`.execute(db)
  return rows[0]?.count ?? 0
}

const nap = (db: Kysely<Database>, seconds = 3600) => sql`select pg_sleep(${seconds})`.execute(db)

for (const [way, url] of Object.entries(WAYS)) {
  t.test(`a deadline that passes stops the SQL over ${way}`, async (t) => {
    const db = open(t, url)
    await t.rejects(nap(bindDeadline(db, new Deadline(0.05))), TimeoutError)
    t.equal(await sleeping(db), 0)
  })
}

t.test('expire stops every statement under way and refuses later ones', async (t) => {
  const db = open(t)
  const deadline = new Deadline(undefined)
  const bound = bindDeadline(db, deadline)
  const naps = Promise.allSettled([nap(bound), nap(bound), nap(bound)])
  await until(async () => (await sleeping(db)) === 3)
  deadline.expire()
  for (const outcome of await naps) {
    t.type((outcome as PromiseRejectedResult).reason, TimeoutError)
  }
  t.equal(await sleeping(db), 0)
  await t.rejects(sql`select 1`.execute(bound), TimeoutError)
})

t.test('a statement that catches its cancel is stopped by the next one', async (t) => {
  const db = open(t)
  const deadline = new Deadline(undefined)
  const stubborn = sql`
    do $$ begin
      for n in 1 .. 3 loop
        begin perform pg_sleep(3600); exception when query_canceled then null; end;
      end loop;
    end $$`.execute(bindDeadline(db, deadline))
  await until(async () => (await sleeping(db)) === 1)
  deadline.expire()
  await stubborn
  t.equal(await sleeping(db), 0)
})

t.test('waiting for a connection of the pool ends at the deadline as well', async (t) => {
  const db = open(t, server.url, 1)
  let letGo: (() => void) | undefined
  const held = db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx)
    await new Promise<void>((resolve) => {
      letGo = resolve
    })
  })
  await until(() => letGo !== undefined)
  const deadline = new Deadline(undefined)
  const waiting = sql`select 1`.execute(bindDeadline(db, deadline))
  deadline.expire()
  await t.rejects(waiting, TimeoutError)
  letGo?.()
  await held
  // The connection that came too late went back: the pool of one still serves.
  t.strictSame((await sql`select 1 as one`.execute(db)).rows, [{ one: 1 }])
})

t.test(
  'a transaction that misses the deadline leaves nothing, and its connection clean',
  async (t) => {
    const db = open(t, server.url, 1)
    await sql`create table notes (note integer)`.execute(db)
    for (let round = 0; round < 25; round++) {
      const deadline = new Deadline(undefined)
      const late = bindDeadline(db, deadline)
        .transaction()
        .execute(async (trx) => {
          await sql`insert into notes values (${round})`.execute(trx)
          setTimeout(() => deadline.expire(), round % 5)
          await nap(trx)
        })
      await t.rejects(late, TimeoutError)
      t.strictSame((await sql`select * from notes`.execute(db)).rows, [], `round ${round}`)
    }
  }
)

t.test('a cancel never hits the next user of the connection', async (t) => {
  const db = open(t, server.url, 2)
  let hits = 0
  const hammer = async (first: number) => {
    for (let round = first; round < 400; round += 4) {
      const deadline = new Deadline(undefined)
      const napping = nap(bindDeadline(db, deadline), (round % 7) / 1000).catch(() => undefined)
      await sleep(round % 6)
      deadline.expire()
      const next = sql`select pg_sleep(0.002)`.execute(db).catch(() => hits++)
      await Promise.all([napping, next])
    }
  }
  await Promise.all([0, 1, 2, 3].map(hammer))
  t.equal(hits, 0)
})

t.test('a deadline that is cleared, or far away, never passes', async (t) => {
  const db = open(t)
  const cleared = new Deadline(0)
  cleared.clear()
  await sql`select pg_sleep(0.02)`.execute(bindDeadline(db, cleared))
  t.equal(cleared.expired, false)
  const far = new Deadline(1e20)
  await sql`select pg_sleep(0.02)`.execute(bindDeadline(db, far))
  t.equal(far.expired, false, 'a timer would overflow and fire at once')
})
