import t from 'tap'
import { startCollecting } from './collecting.ts'

const { call, callAs, newClient, runningJob } = await startCollecting(t)

t.test('200 keeps what is sent, names in any case, and leaves the rest', async (t) => {
  const client = await newClient({ name: 'berlin' })
  const before = Date.now()
  const { status, body } = await callAs(client, 'reportClientState', {
    body: { Address: '10.0.0.7', HOSTNAME: 'B01', username: 'svc', Version: '2', UserSID: 'S-1' }
  })
  t.equal(status, 200)
  t.match(body.data, {
    id: client.id,
    name: 'berlin',
    ip_address: '10.0.0.7',
    hostname: 'B01',
    configured_user: 'svc',
    version: '2',
    user_sid: 'S-1',
    current_job: null
  })
  t.ok(Date.parse(body.data.last_checkin) >= before - 1)
  const again = await callAs(client, 'reportClientState', { body: { version: '3' } })
  t.match(again.body.data, { version: '3', hostname: 'B01', ip_address: '10.0.0.7' })
})

t.test('200 tells the job that an earlier process left running', async (t) => {
  const client = await newClient()
  const id = await runningJob(client)
  const { body } = await callAs(client, 'reportClientState', { body: {} })
  t.match(body.data.current_job, { id, status: 1 })
})

t.test('400 for what is no text, whatever the case of its name', async (t) => {
  const body = { Version: 7 }
  const answer = await callAs(await newClient(), 'reportClientState', { body })
  t.match(answer, { status: 400, body: { errors: [{ context: 'version' }] } })
})

t.test('404 for users', async (t) => {
  t.equal((await call('reportClientState', { body: {}, as: 'Administrator' })).status, 404)
})
