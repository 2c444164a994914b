import t from 'tap'
import { startCollecting } from './collecting.ts'

const { call, callAs, db, newClient, readyJob, jobOf } = await startCollecting(t)

t.test('200 the job runs, and starting it again does no harm', async (t) => {
  const client = await newClient()
  const id = await readyJob(client)
  const { status, body } = await callAs(client, 'startJob', { body: { ID: id } })
  t.equal(status, 200)
  t.match(body.data, { id, status: 1, end_time: null })
  const again = await callAs(client, 'startJob', { body: { id } })
  t.equal(again.status, 200)
  t.equal(again.body.data.start_time, body.data.start_time)
})

t.test('200 for one of many that start different jobs at once', async (t) => {
  const client = await newClient()
  const ids = [await readyJob(client), await readyJob(client), await readyJob(client)]
  const answers = await Promise.all(ids.map((id) => callAs(client, 'startJob', { body: { id } })))
  t.strictSame(answers.map(({ status }) => status).sort(), [200, 400, 400])
  const refused = answers.find(({ status }) => status === 400)
  t.match(refused?.body.errors, [{ context: 'id', message: /another job/ }])
  const states = await Promise.all(ids.map(async (id) => (await jobOf(id)).status))
  t.strictSame(states.sort(), [0, 0, 1])
})

t.test('400 for a job that is not due yet, and without an id', async (t) => {
  const client = await newClient()
  const id = await readyJob(client)
  const execution_time = new Date('2999-01-01T00:00:00Z')
  await db.updateTable('client_jobs').set({ execution_time }).where('id', '=', id).execute()
  const { status, body } = await callAs(client, 'startJob', { body: { id } })
  t.equal(status, 400)
  t.match(body.errors, [{ context: 'id', message: /ready and due/ }])
  t.match(await callAs(client, 'startJob', { body: {} }), { body: { errors: [{ context: 'id' }] } })
})

t.test('404 for a job of another client, for none, and for users', async (t) => {
  const [client, other] = [await newClient(), await newClient()]
  const id = await readyJob(other)
  t.equal((await callAs(client, 'startJob', { body: { id } })).status, 404)
  t.equal((await callAs(client, 'startJob', { body: { id: 4711 } })).status, 404)
  t.equal((await call('startJob', { body: { id }, as: 'Administrator' })).status, 404)
  t.equal((await jobOf(id)).status, 0)
})
