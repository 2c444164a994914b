import t from 'tap'
import { NOBODY, startCollecting, ZERO_TIME } from './collecting.ts'

const { call, callAs, newClient } = await startCollecting(t)
const FLAGS = [
  'session_collection',
  'local_group_collection',
  'ad_structure_collection',
  'cert_services_collection',
  'ca_registry_collection',
  'dc_registry_collection'
]
const NONE = Object.fromEntries([...FLAGS, 'all_trusted_domains'].map((flag) => [flag, false]))

t.test('200 answers a job of its own that is due at once', async (t) => {
  const client = await newClient({ name: 'collector-berlin' })
  const { status, body } = await call('createClientJob', {
    path: { client_id: client.id.toUpperCase() },
    body: { session_collection: true, domain_controller: 'DC01', unknown: 7 }
  })
  t.equal(status, 200)
  const { id, created_at, updated_at, ...rest } = body.data
  t.equal(created_at, updated_at)
  const absent = { time: ZERO_TIME, valid: false }
  t.strictSame(rest, {
    ...NONE,
    deleted_at: absent,
    client_id: client.id,
    client_name: 'collector-berlin',
    event_id: { int32: 0, valid: false },
    status: 0,
    statusMessage: '',
    start_time: ZERO_TIME,
    end_time: ZERO_TIME,
    log_path: { string: '', valid: false },
    session_collection: true,
    domain_controller: { string: 'DC01', valid: true },
    event_title: '',
    last_ingest: ZERO_TIME,
    ous: [],
    domains: [],
    domain_results: []
  })
  const due = await callAs(client, 'listAvailableJobs')
  t.match(due.body.data, [{ id, domain_controller: 'DC01' }])
})

t.test('200 reads the domain controller and objects in each of their spellings', async (t) => {
  const client = await newClient()
  const create = async (more: object) =>
    (
      await call('createClientJob', {
        path: { client_id: client.id },
        body: { dc_registry_collection: true, ...more }
      })
    ).body.data
  for (const domain_controller of [null, { string: 'DC01', valid: false }, undefined]) {
    const job = await create({ domain_controller })
    t.strictSame(job.domain_controller, { string: '', valid: false })
  }
  const job = await create({ domain_controller: { string: 'DC01', valid: true } })
  t.strictSame(job.domain_controller, { string: 'DC01', valid: true })
  t.strictSame((await create({ ous: ['A', { objectid: 'B', name: 'x' }, 'A'] })).ous, ['A', 'B'])
  t.strictSame((await create({ domains: [{ objectid: 'S-1' }] })).domains, ['S-1'])
  t.equal((await create({ all_trusted_domains: true })).all_trusted_domains, true)
})

t.test('200 each of the six collections alone is enough', async (t) => {
  const { id } = await newClient()
  for (const flag of FLAGS) {
    const { status } = await call('createClientJob', {
      path: { client_id: id },
      body: { [flag]: true }
    })
    t.equal(status, 200, flag)
  }
})

t.test('400 without a collection, and with two scopes', async (t) => {
  const { id } = await newClient()
  const wrong: [object, RegExp][] = [
    [{}, /^at least one data collection flag must be provided$/],
    [{ all_trusted_domains: true }, /^at least one/],
    [{ session_collection: true, ous: ['A'], domains: ['B'] }, /^may only scope/],
    [{ session_collection: true, ous: ['A'], all_trusted_domains: true }, /^may only scope/],
    [{ session_collection: true, domains: ['A'], all_trusted_domains: true }, /^may only scope/]
  ]
  for (const [body, message] of wrong) {
    const answer = await call('createClientJob', { path: { client_id: id }, body })
    t.equal(answer.status, 400)
    t.match(answer.body.errors, [{ context: 'body', message }])
  }
  const typed = await call('createClientJob', {
    path: { client_id: id },
    body: { session_collection: 'true' }
  })
  t.match(typed, { status: 400, body: { errors: [{ context: 'session_collection' }] } })
})

t.test(
  '404 for a client who does not exist, and for a client that names another one',
  async (t) => {
    const [one, other] = [await newClient(), await newClient()]
    const body = { session_collection: true }
    const missing = await call('createClientJob', { path: { client_id: NOBODY }, body })
    t.equal(missing.status, 404)
    const own = await callAs(one, 'createClientJob', { path: { client_id: one.id }, body })
    t.equal(own.status, 200)
    const others = await callAs(one, 'createClientJob', { path: { client_id: other.id }, body })
    t.equal(others.status, 404)
    t.strictSame(others.body.errors, missing.body.errors)
    t.strictSame((await callAs(other, 'listAvailableJobs')).body.data, [])
  }
)
