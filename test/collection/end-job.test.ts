import t from 'tap'
import { usersFile } from '../tasks/background.ts'
import { startCollecting } from './collecting.ts'

const { call, callAs, db, enqueued, newClient, readyJob, runningJob, deliver } =
  await startCollecting(t)

t.test('200 complete in any case: what was delivered waits to be ingested', async (t) => {
  for (const status of ['COMPLETE', 'Complete', 'complete']) {
    const client = await newClient()
    const id = await runningJob(client)
    await deliver(client, usersFile(1))
    enqueued.splice(0)
    const answer = await callAs(client, 'endJob', { body: { Status: status, Message: 'done' } })
    t.equal(answer.status, 200)
    t.match(answer.body.data, { id, status: 6, status_message: 'done' })
    t.ok(answer.body.data.end_time)
    const { id: jobId } = await db
      .selectFrom('ingest_jobs')
      .select('id')
      .where('client_job_id', '=', id)
      .executeTakeFirstOrThrow()
    t.strictSame(enqueued, [
      { task: 'ingest', payload: { jobId }, key: `ingest-${jobId}`, queue: 'graph' }
    ])
  }
})

t.test('200 failed: what was delivered is dropped', async (t) => {
  const client = await newClient()
  const id = await runningJob(client)
  await deliver(client, usersFile(1))
  enqueued.splice(0)
  const { status, body } = await callAs(client, 'endJob', { body: { status: 'FAILED' } })
  t.equal(status, 200)
  t.match(body.data, { id, status: 5, status_message: '' })
  t.strictSame(enqueued, [])
  const left = db.selectFrom('ingest_jobs').selectAll().where('client_job_id', '=', id)
  t.strictSame(await left.execute(), [])
})

t.test('400 for any other status; the job goes on', async (t) => {
  const client = await newClient()
  await runningJob(client)
  for (const status of ['Canceled', 'RUNNING', '', '2']) {
    const { status: code, body } = await callAs(client, 'endJob', { body: { status } })
    t.equal(code, 400)
    t.strictSame(body.errors, [{ context: 'status', message: 'invalid status' }])
  }
  t.equal((await callAs(client, 'getCurrentJob')).status, 200)
})

t.test('404 where no job runs, and for users', async (t) => {
  const client = await newClient()
  await readyJob(client)
  const body = { status: 'Complete' }
  t.equal((await callAs(client, 'endJob', { body })).status, 404)
  t.equal((await call('endJob', { body, as: 'Administrator' })).status, 404)
})
