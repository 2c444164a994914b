/** How long a caller wants to wait, and what is answered to that. */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import t from 'tap'
import type { Handlers, PublicContext } from '../../src/features/handler.ts'
import { handlers } from '../../src/generated/handlers.ts'
import { startApi } from '../support/api.ts'

t.test('what was asked for is applied with two decimals, and only then', async (t) => {
  const { call } = await startApi(t)
  for (const [prefer, applied] of [
    ['wait=1', 'wait=1.00'],
    ['wait=030', 'wait=30.00'],
    ['wait=86400', 'wait=86400.00']
  ] as const) {
    const { status, headers } = await call('getVersion', { headers: { prefer } })
    t.equal(status, 200)
    t.equal(headers['preference-applied'], applied)
  }
  const { headers } = await call('getVersion')
  t.equal(headers['preference-applied'], undefined, 'the default is nobody’s wish')
})

t.test(
  'what does not fit the contract is refused, also on an operation without a deadline',
  async (t) => {
    const { call } = await startApi(t)
    for (const prefer of ['', 'wait', 'wait=', 'wait=-2', 'wait=1.5', 'wait=1, wait=2', 'Wait=1']) {
      const { status, body } = await call('getVersion', { headers: { prefer } })
      t.equal(status, 400, prefer)
      t.match(body, { errors: [{ context: 'Prefer' }] })
    }
    t.equal((await call('getHealth', { headers: { prefer: 'wait=soon' } })).status, 200)
  }
)

t.test('no deadline at all only where the installation allows it', async (t) => {
  const refusing = await startApi(t)
  const { status, body } = await refusing.call('getVersion', { headers: { prefer: 'wait=-1' } })
  t.equal(status, 400)
  t.match(body, { errors: [{ context: 'Prefer', message: /does not allow/ }] })

  const allowing = await startApi(t, { env: { ALLOW_UNLIMITED_WAIT: 'true' } })
  const answer = await allowing.call('getVersion', { headers: { prefer: 'wait=-1' } })
  t.equal(answer.status, 200)
  t.equal(answer.headers['preference-applied'], 'wait=-1; bypass=enabled')
})

t.test('the default of the contract is in force: a signal that has a timer', async (t) => {
  const seen: boolean[] = []
  const timers = new Set<number>()
  const set = globalThis.setTimeout
  const getVersion = async (context: PublicContext) => {
    seen.push(context.signal.aborted)
    return handlers.getVersion(context as never, {} as never)
  }
  const { call } = await startApi(t, { handlers: { ...handlers, getVersion } as Handlers })
  t.teardown(() => {
    globalThis.setTimeout = set
  })
  globalThis.setTimeout = ((handler: () => void, ms: number) => {
    timers.add(ms)
    return set(handler, ms)
  }) as typeof setTimeout
  await call('getVersion')
  t.ok(timers.has(30_000))
  t.strictSame(seen, [false])
})

t.test('a change that was made when the deadline passed is told, not its lateness', async (t) => {
  const requestAnalysis = async ({ signal }: PublicContext) => {
    while (!signal.aborted) await setImmediate()
  }
  const { call } = await startApi(t, {
    handlers: { ...handlers, requestAnalysis } as unknown as Handlers
  })
  const { status } = await call('requestAnalysis', { headers: { prefer: 'wait=0' } })
  t.equal(status, 202)
})

t.test('504 for a read whose answer comes just after the deadline', async (t) => {
  const getVersion = async ({ signal }: PublicContext) => {
    while (!signal.aborted) await setImmediate()
    return handlers.getVersion({ config } as never, undefined as never)
  }
  const { call, config } = await startApi(t, {
    handlers: { ...handlers, getVersion } as unknown as Handlers
  })
  t.equal((await call('getVersion', { headers: { prefer: 'wait=0' } })).status, 504)
})

t.test('504 also where the handler never comes back', async (t) => {
  const getVersion = async () => new Promise(() => undefined)
  const { call } = await startApi(t, {
    handlers: { ...handlers, getVersion } as unknown as Handlers
  })
  const { status, body } = await call('getVersion', { headers: { prefer: 'wait=0' } })
  t.equal(status, 504)
  t.match(body, { errors: [{ context: 'request', message: 'request timed out' }] })
})

t.test(
  'a change that misses its deadline is undone as a whole, and recorded as failed',
  async (t) => {
    const requestAnalysis = async ({ db }: PublicContext) =>
      db.transaction().execute(async (trx) => {
        await sql`create table halfway ()`.execute(trx)
        await sql`select pg_sleep(3600)`.execute(trx)
      })
    const { call, db } = await startApi(t, {
      handlers: { ...handlers, requestAnalysis } as unknown as Handlers
    })
    const { status } = await call('requestAnalysis', { headers: { prefer: 'wait=1' } })
    t.equal(status, 504)
    const { rows } = await sql<{ found: string | null }>`
    select to_regclass('halfway') as found`.execute(db)
    t.equal(rows[0]?.found, null)
    const audit = await db.selectFrom('audit_logs').select('status').orderBy('id').execute()
    t.strictSame(
      audit.map((entry) => entry.status),
      ['intent', 'failure']
    )
  }
)
