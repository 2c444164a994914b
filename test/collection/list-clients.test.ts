import t from 'tap'
import { startCollecting } from './collecting.ts'

const { call, newClient, readyJob, runningJob } = await startCollecting(t)
const berlin = await newClient({ name: 'berlin', hostname: 'B01', version: '2.6.0' })
const hamburg = await newClient({ name: 'hamburg', type: 'azurehound', domain_controller: 'DC02' })
const kiel = await newClient({ name: 'kiel', user_sid: 'S-1-5-21-1' })
await call('cancelJob', { path: { job_id: await readyJob(kiel) } })
const running = await runningJob(berlin)

const names = async (query: Record<string, string | readonly string[]> = {}) =>
  (await call('listClients', { query })).body.data.map(({ name }: { name: string }) => name)

t.test('200 pages in the order that is asked for', async (t) => {
  t.strictSame(await names({ sort_by: ['-name'] }), ['kiel', 'hamburg', 'berlin'])
  t.strictSame((await names({ sort_by: ['-completed_job_count', 'name'] }))[0], 'kiel')
  const { body } = await call('listClients', { query: { sort_by: 'name', skip: 1, limit: 1 } })
  t.match(body, { count: 3, skip: 1, limit: 1, data: [{ name: 'hamburg' }] })
})

t.test('200 filters by every column', async (t) => {
  t.strictSame(await names({ name: '~eq:BER' }), ['berlin'])
  t.strictSame(await names({ hostname: 'eq:B01' }), ['berlin'])
  t.strictSame(await names({ version: '2.6.0' }), ['berlin'])
  t.strictSame(await names({ type: 'azurehound' }), ['hamburg'])
  t.strictSame(await names({ domain_controller: 'DC02' }), ['hamburg'])
  t.strictSame(await names({ user_sid: '~eq:s-1-5' }), ['kiel'])
  t.strictSame(await names({ id: hamburg.id.toUpperCase() }), ['hamburg'])
  t.strictSame(await names({ current_job_id: `eq:${running}` }), ['berlin'])
  t.strictSame(await names({ completed_job_count: 'gt:0' }), ['kiel'])
  t.strictSame(await names({ ip_address: 'eq:10.0.0.1' }), [])
  t.strictSame(await names({ configured_user: 'eq:nobody' }), [])
  t.strictSame(await names({ created_at: 'lt:2001-01-01T00:00:00Z' }), [])
  t.strictSame(
    await names({ last_checkin: 'gt:2001-01-01T00:00:00Z' }),
    [],
    'nobody has called yet'
  )
})

t.test('200 tells the jobs that run', async (t) => {
  const { body } = await call('listClients', { query: { sort_by: 'name' } })
  t.strictSame(
    body.data.map(({ current_job }: { current_job: { id: number } | null }) => current_job?.id),
    [running, undefined, undefined]
  )
})

t.test('400 for filters, orders and pages that do not exist', async (t) => {
  for (const query of [{ sort_by: 'version' }, { limit: -1 }, { id: '7' }, { last_checkin: 'x' }]) {
    const { status, body } = await call('listClients', { query })
    t.equal(status, 400)
    t.match(body.errors, [{ context: Object.keys(query)[0] }])
  }
})
