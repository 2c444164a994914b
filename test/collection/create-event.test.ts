import t from 'tap'
import { FLAGS, NOBODY, RULE, startScheduling } from './schedules.ts'

const { call, clientId, rowOf } = await startScheduling(t)

const create = (event: object) =>
  call('createEvent', { body: { client_id: clientId, rrule: RULE, ...FLAGS, ...event } })

t.test('200 makes an event that is due at the next occurrence', async (t) => {
  const rrule = 'DTSTART;TZID=America/New_York:20990701T090000\nRRULE:FREQ=YEARLY'
  const { status, body } = await call('createEvent', {
    body: { client_id: clientId.toUpperCase(), rrule, dc_registry_collection: true }
  })
  t.equal(status, 200)
  const { id } = body.data
  t.same(body.data, {
    id,
    client_id: clientId,
    rrule,
    ...FLAGS,
    session_collection: false,
    dc_registry_collection: true,
    ous: [],
    domains: []
  })
  // Nine in New York in summer.
  t.same((await rowOf(id))?.next_scheduled_at, new Date('2099-07-01T13:00:00Z'))
})

t.test('200 takes OUs as text and as objects', async (t) => {
  const { body } = await create({ ous: ['A', { objectid: 'B', name: 'ignored' }] })
  t.match(body.data.ous, [{ objectid: 'A' }, { objectid: 'B', name: '', exists: false }])
})

t.test('400 names the part of the rule and the reason', async (t) => {
  const rules: Record<string, RegExp> = {
    'RRULE:FREQ=DAILY': /^DTSTART is missing$/,
    'DTSTART:20260105T020000\nRRULE:FREQ=DAILY': /^DTSTART names no time zone/,
    'DTSTART:20260105T020000Z\nRRULE:FREQ=MINUTELY': /^FREQ must be one of/,
    'DTSTART:20260105T020000Z\nRRULE:FREQ=DAILY;BYHOUR=24': /^BYHOUR: 24 is not from 0 to 23$/,
    'DTSTART:20260105T020000Z\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30':
      /^rrule has no next occurrence$/,
    'DTSTART:20200105T020000Z\nRRULE:FREQ=DAILY;UNTIL=20210101T000000Z':
      /^rrule has no next occurrence$/
  }
  for (const [rrule, message] of Object.entries(rules)) {
    const { status, body } = await create({ rrule })
    t.equal(status, 400, rrule)
    t.equal(body.errors[0].context, 'rrule')
    t.match(body.errors[0].message, message)
  }
})

t.test('400 where nothing is collected, or in two places at once', async (t) => {
  for (const event of [
    { session_collection: false, all_trusted_domains: true },
    { ous: ['A'], domains: ['B'] },
    { all_trusted_domains: true, domains: ['B'] }
  ]) {
    t.equal((await create(event)).status, 400, JSON.stringify(event))
  }
})

t.test('400 for a client who does not exist', async (t) => {
  const { status, body } = await create({ client_id: NOBODY })
  t.equal(status, 400)
  t.equal(body.errors[0].context, 'client_id')
})
