import t from 'tap'
import { startCollecting } from './collecting.ts'

const { call, db } = await startCollecting(t)
const create = (body: object) => call('createClient', { body })

t.test('200 answers a client with a token that signs', async (t) => {
  const { status, body } = await create({ name: 'berlin', type: 'sharphound' })
  t.equal(status, 200)
  const { id, token, created_at, updated_at, ...rest } = body.data
  t.equal(created_at, updated_at)
  t.strictSame(rest, {
    name: 'berlin',
    type: 'sharphound',
    domain_controller: null,
    ip_address: '',
    hostname: '',
    configured_user: '',
    version: '',
    user_sid: '',
    last_checkin: null,
    current_job_id: null,
    current_job: null,
    completed_job_count: 0,
    events: []
  })
  const signed = await call('reportClientState', { body: {}, signer: token })
  t.equal(signed.status, 200)
  t.equal(signed.body.data.id, id)
})

t.test('200 the key is shown once, kept encrypted and in no log', async (t) => {
  const { token, id } = (await create({ name: 'hamburg', type: 'azurehound' })).body.data
  t.ok(Buffer.from(token.key, 'base64').length >= 32)
  const shown = JSON.stringify([
    (await call('getClient', { path: { client_id: id } })).body,
    await db.selectFrom('auth_tokens').selectAll().execute(),
    await db.selectFrom('audit_logs').selectAll().execute()
  ])
  t.ok(shown.includes(token.id) && shown.includes('CreateClient'))
  t.notOk(shown.includes(token.key))
  t.strictSame((await call('listTokens')).body.data.tokens, [], 'it is no token of a user')
})

t.test('200 takes the domain controller in each of its spellings', async (t) => {
  const of = async (domain_controller: unknown) =>
    (await create({ name: 'x', type: 'openhound', domain_controller })).body.data.domain_controller
  t.equal(await of('DC01'), 'DC01')
  t.equal(await of({ string: 'DC01', valid: true }), 'DC01')
  t.equal(await of({ string: 'DC01', valid: false }), null)
  t.equal(await of(null), null)
})

t.test(
  '200 with events, which each answer shows, and none of them where one is wrong',
  async (t) => {
    const rrule = 'DTSTART:20260105T020000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO'
    const event = { rrule, session_collection: true, ous: ['OU1'] }
    const events = [event, { rrule, ad_structure_collection: true, all_trusted_domains: true }]
    const { id, events: made } = (await create({ name: 'ulm', type: 'sharphound', events })).body
      .data
    t.match(made, [
      { client_id: id, rrule, session_collection: true, ous: [{ objectid: 'OU1' }], domains: [] },
      { client_id: id, session_collection: false, all_trusted_domains: true }
    ])
    t.equal(made.length, 2)
    const listed = (await call('listClients')).body.data
    const eventsOf = (name: string) =>
      listed.find((one: { name: string }) => one.name === name).events
    t.same(eventsOf('ulm'), made)
    t.same(eventsOf('berlin'), [])
    t.equal((await call('listEvents', { query: { client_id: id } })).body.count, 2)
    const wrong: [object, RegExp][] = [
      [{ session_collection: true }, /rrule/],
      [{ ...event, rrule: 'FREQ=NEVER' }, /rrule/],
      [{ rrule }, /body/]
    ]
    for (const [bad, context] of wrong) {
      const answer = await create({ name: 'bonn', type: 'sharphound', events: [event, bad] })
      t.match(answer, { status: 400, body: { errors: [{ context }] } })
    }
    t.equal((await call('listClients', { query: { name: 'eq:bonn' } })).body.count, 0)
  }
)

t.test('400 without a name, and for a type that does not exist', async (t) => {
  const wrong: [object, string][] = [
    [{ type: 'sharphound' }, 'name'],
    [{ name: '', type: 'sharphound' }, 'name'],
    [{ name: 'x' }, 'type'],
    [{ name: 'x', type: 'bluehound' }, 'type']
  ]
  for (const [body, context] of wrong) {
    t.match(await create(body), { status: 400, body: { errors: [{ context }] } })
  }
})
