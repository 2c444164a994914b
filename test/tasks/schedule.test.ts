import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { createDueJobs } from '../../src/tasks/schedule.ts'
import { startScheduling } from '../collection/schedules.ts'
import { collectLog } from './background.ts'

const { db, url, newEvent, rowOf } = await startScheduling(t)

const HOUR_MS = 3_600_000
const HOURLY = 'DTSTART:20260105T000000Z\nRRULE:FREQ=HOURLY'

const setDue = (id: number, next_scheduled_at: Date | null, rrule = HOURLY) =>
  db.updateTable('client_events').set({ next_scheduled_at, rrule }).where('id', '=', id).execute()
const jobsOf = (id: number) =>
  db.selectFrom('client_jobs').selectAll().where('event_id', '=', id).execute()

t.test(
  'several workers make one job per occurrence, and one of all that were missed',
  async (t) => {
    const missed = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 72 * HOUR_MS)
    const ids: number[] = []
    for (let i = 0; i < 8; i += 1) ids.push(await newEvent({ domains: [`D${i}`] }))
    for (const id of ids) await setDue(id, missed)
    const { log, lines } = collectLog()
    const others = [openDatabase(url), openDatabase(url), openDatabase(url)]
    await Promise.all(others.map((other) => createDueJobs(other, log)))
    await Promise.all(others.map((other) => other.destroy()))
    for (const [i, id] of ids.entries()) {
      const jobs = await jobsOf(id)
      t.match(jobs, [{ status: 0, session_collection: true, domains: [`D${i}`] }])
      t.equal(jobs.length, 1)
      t.same(jobs[0]?.execution_time, missed)
      const next = (await rowOf(id))?.next_scheduled_at?.getTime() ?? 0
      t.ok(next > Date.now() && next <= Date.now() + HOUR_MS, 'the next hour')
      t.equal(next % HOUR_MS, 0)
    }
    t.same(lines, [])
  }
)

t.test('an event that another worker holds is passed over, not waited for', async (t) => {
  const held = await newEvent()
  const free = await newEvent()
  for (const id of [held, free]) await setDue(id, new Date('2026-01-05T00:00:00Z'))
  const { log } = collectLog()
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('client_events').where('id', '=', held).select('id').forUpdate().execute()
    const other = openDatabase(url)
    const done = createDueJobs(other, log).then(() => 'done')
    const outcome = await Promise.race([done, sleep(5_000, 'waits', { ref: false })])
    t.equal(outcome, 'done')
    t.equal((await jobsOf(free)).length, 1)
    t.same(await jobsOf(held), [])
    void done.finally(() => other.destroy())
  })
  await createDueJobs(db, log)
  t.equal((await jobsOf(held)).length, 1)
})

t.test('an occurrence that has its job makes no second one', async (t) => {
  const id = await newEvent()
  const { log, lines } = collectLog()
  for (let time = 0; time < 2; time += 1) {
    await setDue(id, new Date('2026-01-05T00:00:00Z'))
    await createDueJobs(db, log)
  }
  t.equal((await jobsOf(id)).length, 1)
  t.ok(((await rowOf(id))?.next_scheduled_at?.getTime() ?? 0) > Date.now())
  t.same(lines, [])
})

t.test('what is not due makes no job, and the last occurrence is the last', async (t) => {
  const later = await newEvent()
  const ending = await newEvent()
  await setDue(ending, new Date('2026-01-05T00:00:00Z'), `${HOURLY};COUNT=1`)
  const { log } = collectLog()
  await createDueJobs(db, log)
  await createDueJobs(db, log)
  t.same(await jobsOf(later), [])
  t.equal((await jobsOf(ending)).length, 1)
  t.equal((await rowOf(ending))?.next_scheduled_at, null)
})

t.test('a rule that can no longer be read ends its event alone', async (t) => {
  const broken = await newEvent()
  const sound = await newEvent()
  await setDue(broken, new Date('2026-01-05T00:00:00Z'), 'FREQ=DAILY')
  await setDue(sound, new Date('2026-01-06T00:00:00Z'))
  const { log, lines } = collectLog()
  await createDueJobs(db, log)
  t.match(lines, [{ level: 'error', fields: { eventId: broken } }])
  t.equal((await rowOf(broken))?.next_scheduled_at, null)
  t.equal((await jobsOf(sound)).length, 1)
})
