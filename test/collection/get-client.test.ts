import t from 'tap'
import { NOBODY, startCollecting } from './collecting.ts'

const { call, newClient, readyJob, runningJob } = await startCollecting(t)

t.test('200 tells which job runs and how many are done with', async (t) => {
  const client = await newClient({ name: 'berlin', domain_controller: 'DC01' })
  await call('cancelJob', { path: { job_id: await readyJob(client) } })
  const running = await runningJob(client)
  await readyJob(client)
  const { status, body } = await call('getClient', { path: { client_id: client.id } })
  t.equal(status, 200)
  t.match(body.data, {
    name: 'berlin',
    domain_controller: 'DC01',
    current_job_id: running,
    current_job: { id: running, status: 1, client_id: client.id },
    completed_job_count: 1
  })
  t.notOk('token' in body.data)
})

t.test('404 for a client who does not exist, 400 for what is no id', async (t) => {
  t.equal((await call('getClient', { path: { client_id: NOBODY } })).status, 404)
  t.equal((await call('getClient', { path: { client_id: '7' } })).status, 400)
})
