import { sql } from 'kysely'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { requestDueAnalysis } from '../../src/tasks/schedule.ts'
import { startBackground, until } from './background.ts'

const HOUR_MS = 3_600_000
const HOURLY = 'DTSTART:20260105T000000Z\nRRULE:FREQ=HOURLY'
const MISSED = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 72 * HOUR_MS)

const { db, url, work, call } = await startBackground(t, { env: { ANALYSIS_SCHEDULE: HOURLY } })

const stateOf = () => db.selectFrom('datapipe_status').selectAll().executeTakeFirstOrThrow()
const requests = () => db.selectFrom('analysis_requests').selectAll().execute()
const setDue = (at: Date) =>
  db.updateTable('datapipe_status').set({ next_scheduled_analysis_at: at }).execute()

async function waiting(): Promise<number> {
  const { rows } =
    await sql`select from graphile_worker.jobs where task_identifier = 'analysis'`.execute(db)
  return rows.length
}

t.test('a new schedule is due at its next occurrence and asks for nothing before', async (t) => {
  for (let time = 0; time < 2; time += 1) {
    await requestDueAnalysis(db, HOURLY)
    const next = (await stateOf()).next_scheduled_analysis_at?.getTime() ?? 0
    t.ok(next > Date.now() && next <= Date.now() + HOUR_MS)
    t.equal(next % HOUR_MS, 0)
  }
  t.strictSame(await requests(), [])
  t.equal(await waiting(), 0)
})

t.test('several workers ask once for all occurrences that were missed', async (t) => {
  await setDue(MISSED)
  const others = [openDatabase(url), openDatabase(url), openDatabase(url), openDatabase(url)]
  await Promise.all(others.map((other) => requestDueAnalysis(other, HOURLY)))
  t.match(await requests(), [{ requested_by: 'schedule', request_type: 'analysis' }])
  t.equal(await waiting(), 1)
  t.ok(((await stateOf()).next_scheduled_analysis_at?.getTime() ?? 0) > Date.now())
  await db.deleteFrom('analysis_requests').execute()
  await Promise.all(others.map((other) => requestDueAnalysis(other, HOURLY)))
  t.strictSame(await requests(), [], 'the occurrence has had its request')
  await Promise.all(others.map((other) => other.destroy()))
})

t.test('the missed occurrence of another schedule is not made up for', async (t) => {
  await setDue(MISSED)
  await requestDueAnalysis(db, `${HOURLY};INTERVAL=2`)
  t.strictSame(await requests(), [])
  t.ok(((await stateOf()).next_scheduled_analysis_at?.getTime() ?? 0) > Date.now())
})

t.test('after the last occurrence, and without a schedule, nothing is due', async (t) => {
  const twice = 'DTSTART:20260105T000000Z\nRRULE:FREQ=HOURLY;COUNT=2'
  await requestDueAnalysis(db, twice)
  t.equal((await stateOf()).next_scheduled_analysis_at, null)
  await setDue(MISSED)
  await requestDueAnalysis(db, twice)
  t.equal((await requests()).length, 1)
  t.equal((await stateOf()).next_scheduled_analysis_at, null)
  await requestDueAnalysis(db, HOURLY)
  await requestDueAnalysis(db, undefined)
  t.match(await stateOf(), { analysis_schedule: null, next_scheduled_analysis_at: null })
})

t.test('a worker makes up for the analysis that was due while none was there', async (t) => {
  await db.deleteFrom('analysis_requests').execute()
  await requestDueAnalysis(db, HOURLY)
  await setDue(MISSED)
  work()
  await until(async () => (await stateOf()).last_complete_analysis_at !== null, 'the analysis')
  t.match((await call('getDatapipeStatus')).body.data, { status: 'idle' })
  t.strictSame(await requests(), [])
})
