import t from 'tap'
import { FLAGS, RULE, startScheduling } from './schedules.ts'

const { db, call, clientId, newEvent, jobOf, rowOf } = await startScheduling(t)

const update = (event_id: number, body: object) => call('updateEvent', { path: { event_id }, body })

t.test('200 takes over exactly what is sent, and keeps the client', async (t) => {
  const id = await newEvent({ ous: ['A'], ca_registry_collection: true })
  const rrule = 'DTSTART:20990301T000000Z\nRRULE:FREQ=MONTHLY'
  const { status, body } = await update(id, {
    client_id: '00000000-0000-4000-8000-000000000000',
    rrule,
    session_collection: true
  })
  t.equal(status, 200)
  t.same(body.data, { id, client_id: clientId, rrule, ...FLAGS, ous: [], domains: [] })
  t.same((await rowOf(id))?.next_scheduled_at, new Date('2099-03-01T00:00:00Z'))
})

t.test('200 changes nothing where what was read is sent back', async (t) => {
  const id = await newEvent({ domains: ['S-1-5-21-1', 'S-1-5-21-2'] })
  // Due, but not seen by the background yet.
  const due = new Date('2026-01-05T02:00:00Z')
  await db
    .updateTable('client_events')
    .set({ next_scheduled_at: due })
    .where('id', '=', id)
    .execute()
  const { body: read } = await call('getEvent', { path: { event_id: id } })
  const { status, body } = await update(id, read.data)
  t.equal(status, 200)
  t.same(body, read)
  t.same((await rowOf(id))?.next_scheduled_at, due)
})

t.test('200 for an event whose rule has ended and stays', async (t) => {
  const id = await newEvent()
  const rrule = 'DTSTART:20200105T020000Z\nRRULE:FREQ=DAILY;COUNT=1'
  await db
    .updateTable('client_events')
    .set({ rrule, next_scheduled_at: null })
    .where('id', '=', id)
    .execute()
  t.equal((await update(id, { rrule, ad_structure_collection: true })).status, 200)
  t.match(await rowOf(id), { next_scheduled_at: null, ad_structure_collection: true })
})

t.test('200 changes the jobs that nobody has begun, and no others', async (t) => {
  const id = await newEvent()
  const ready = await jobOf(id, { execution_time: new Date('2026-01-05T02:00:00Z') })
  const begun = await jobOf(id, { execution_time: new Date('2026-01-12T02:00:00Z') })
  await db.updateTable('client_jobs').set({ status: 1 }).where('id', '=', begun.id).execute()
  await update(id, { rrule: RULE, cert_services_collection: true, domains: ['S-1-5-21-1'] })
  const jobs = await db
    .selectFrom('client_jobs')
    .select(['id', 'session_collection', 'cert_services_collection', 'domains'])
    .where('event_id', '=', id)
    .orderBy('id')
    .execute()
  t.same(jobs, [
    {
      id: ready.id,
      session_collection: false,
      cert_services_collection: true,
      domains: ['S-1-5-21-1']
    },
    { id: begun.id, session_collection: true, cert_services_collection: false, domains: [] }
  ])
})

t.test('400 leaves the event as it was', async (t) => {
  const id = await newEvent()
  const before = await rowOf(id)
  for (const [context, body] of [
    ['rrule', { session_collection: true }],
    ['rrule', { rrule: 'FREQ=DAILY', session_collection: true }],
    ['body', { rrule: RULE }],
    ['body', { rrule: RULE, ...FLAGS, ous: ['A'], all_trusted_domains: true }]
  ] as const) {
    const answer = await update(id, body)
    t.equal(answer.status, 400, JSON.stringify(body))
    t.equal(answer.body.errors[0].context, context)
  }
  t.same(await rowOf(id), before)
})

t.test('404 for an event that does not exist', async (t) => {
  t.equal((await update(2_147_483_647, { rrule: RULE, ...FLAGS })).status, 404)
})
