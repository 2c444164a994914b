import t from 'tap'
import { NOBODY, startCollecting } from './collecting.ts'

const { call, callAs, newClient, runningJob } = await startCollecting(t)

t.test('200 its token, its jobs and what it delivered go with it', async (t) => {
  const [client, other] = [await newClient(), await newClient()]
  const [job, others] = [await runningJob(client), await runningJob(other)]
  t.equal((await call('deleteClient', { path: { client_id: client.id } })).status, 200)
  t.equal((await callAs(client, 'getCurrentJob')).status, 401)
  t.equal((await call('getJob', { path: { job_id: job } })).status, 404)
  t.equal((await callAs(other, 'getCurrentJob')).body.data.id, others)
  t.equal((await call('deleteClient', { path: { client_id: client.id } })).status, 404)
})

t.test('404 for a client who does not exist', async (t) => {
  t.equal((await call('deleteClient', { path: { client_id: NOBODY } })).status, 404)
})
