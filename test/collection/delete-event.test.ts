import t from 'tap'
import { startScheduling } from './schedules.ts'

const { db, call, newEvent, jobOf } = await startScheduling(t)

t.test('200 takes the jobs that nobody has begun along, and keeps the others', async (t) => {
  const id = await newEvent()
  const other = await newEvent()
  const ready = await jobOf(id, { execution_time: new Date('2026-01-05T02:00:00Z') })
  const begun = await jobOf(id, { execution_time: new Date('2026-01-12T02:00:00Z') })
  const others = await jobOf(other)
  await db.updateTable('client_jobs').set({ status: 1 }).where('id', '=', begun.id).execute()

  t.equal((await call('deleteEvent', { path: { event_id: id } })).status, 200)
  t.equal((await call('getEvent', { path: { event_id: id } })).status, 404)
  const jobs = await db.selectFrom('client_jobs').select(['id', 'event_id']).orderBy('id').execute()
  t.same(jobs, [
    { id: begun.id, event_id: null },
    { id: others.id, event_id: other }
  ])
  t.notOk(jobs.some((job) => job.id === ready.id))
})

t.test('404 for an event that does not exist', async (t) => {
  t.equal((await call('deleteEvent', { path: { event_id: 2_147_483_647 } })).status, 404)
})

t.test('400 for what is no id', async (t) => {
  t.equal((await call('deleteEvent', { path: { event_id: 'x' } })).status, 400)
})
