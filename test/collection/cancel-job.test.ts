import t from 'tap'
import { usersFile } from '../tasks/background.ts'
import { startCollecting } from './collecting.ts'

const { call, callAs, db, newClient, readyJob, runningJob, deliver, jobOf } =
  await startCollecting(t)
const cancel = (job_id: number) => call('cancelJob', { path: { job_id } })

t.test('200 a ready job can no longer be started', async (t) => {
  const client = await newClient()
  const id = await readyJob(client)
  const { status, body } = await cancel(id)
  t.equal(status, 200)
  t.match(body.data, { id, status: 3 })
  t.ok(body.data.end_time)
  t.strictSame((await callAs(client, 'listAvailableJobs')).body.data, [])
  t.equal((await callAs(client, 'startJob', { body: { id } })).status, 400)
})

t.test('200 a running job takes nothing any more, and what it has is dropped', async (t) => {
  const client = await newClient()
  const id = await runningJob(client)
  t.equal((await deliver(client, usersFile(2))).status, 202)
  t.equal((await cancel(id)).body.data.status, 3)
  t.equal((await deliver(client, usersFile(1))).status, 400)
  t.strictSame(await db.selectFrom('ingest_chunks').selectAll().execute(), [])
  const next = await runningJob(client)
  t.equal((await jobOf(next)).status, 1, 'the client is free for another one')
})

t.test('400 for a job that has ended', async (t) => {
  const id = await readyJob(await newClient())
  await cancel(id)
  const { status, body } = await cancel(id)
  t.equal(status, 400)
  t.match(body.errors, [{ context: 'job_id', message: /only a job that is ready or running/ }])
})

t.test('404 for a job that does not exist', async (t) => {
  t.equal((await cancel(4711)).status, 404)
})
