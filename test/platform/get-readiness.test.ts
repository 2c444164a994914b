import { sql } from 'kysely'
import t from 'tap'
import { connectClient } from '../../src/db/database.ts'
import { WORKER_LOCK } from '../../src/db/worker-lock.ts'
import { startApi } from '../support/api.ts'
import { asAdmin, testDatabase } from '../support/database.ts'

/** Holds what a worker process holds while it lives. */
const startWorker = async (url: string) => {
  const client = await connectClient(url, 'worker')
  await client.query('select pg_advisory_lock($1, 1)', [WORKER_LOCK])
  return client
}

t.test('200 while the database is migrated and a worker lives', async (t) => {
  const { call, url } = await startApi(t)
  const worker = await startWorker(url)
  const { status, body } = await call('getReadiness', { as: 'nobody' })
  t.equal(status, 200)
  t.strictSame(body, {
    status: 'ok',
    checks: { database: 'ok', migrations: 'ok', worker: 'ok' }
  })
  await worker.end()
})

t.test('503 once the last worker has gone', async (t) => {
  const { call, url } = await startApi(t)
  const [first, second] = [await startWorker(url), await connectClient(url, 'worker')]
  await second.query('select pg_advisory_lock($1, 2)', [WORKER_LOCK])
  await first.end()
  t.equal((await call('getReadiness')).status, 200, 'one of two is enough')
  await second.query('select pg_advisory_unlock_all()')
  const { status, headers, body } = await call('getReadiness')
  t.equal(status, 503)
  t.match(body, { errors: [{ context: 'worker' }] })
  t.match(headers['retry-after'], /^[1-9]\d*$/)
  await second.end()
})

t.test('503 while the only worker is one of another database, or only waits', async (t) => {
  const { call } = await startApi(t)
  const other = await startWorker((await testDatabase(t)).url)
  const { status, body } = await call('getReadiness')
  t.equal(status, 503)
  t.match(body, { errors: [{ context: 'worker' }] })
  await other.end()
})

t.test('503 that names the migrations that are missing', async (t) => {
  const { call, db, url } = await startApi(t)
  const worker = await startWorker(url)
  await sql`delete from migrations where name like '0002%' or name like '0004%'`.execute(db)
  const { status, body } = await call('getReadiness')
  t.equal(status, 503)
  t.match(body, { errors: [{ context: 'migrations', message: /0002_\w+, 0004_\w+$/ }] })
  await worker.end()
})

t.test('503 without a database', async (t) => {
  const { call, url } = await startApi(t)
  t.equal((await call('getReadiness', { as: 'nobody' })).status, 503)
  const name = new URL(url).pathname.slice(1)
  await asAdmin(`drop database ${name} with (force)`)
  const { status, body } = await call('getReadiness', { as: 'nobody' })
  t.equal(status, 503)
  t.notMatch(JSON.stringify(body), new RegExp(name), 'without a word about where it is')
})
