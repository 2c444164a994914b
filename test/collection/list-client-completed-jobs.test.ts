import t from 'tap'
import { NOBODY } from './collecting.ts'
import { proveJobList } from './prove-job-list.ts'

const { call, list, idsOf, canceled, newClient, readyJob } =
  await proveJobList('listClientCompletedJobs')

t.test('200 answers what this client has done with', async (t) => {
  const other = await newClient()
  await call('cancelJob', { path: { job_id: await readyJob(other) } })
  t.strictSame(idsOf(await list()), canceled)
})

t.test('404 for a client who does not exist', async (t) => {
  const { status, body } = await call('listClientCompletedJobs', { path: { client_id: NOBODY } })
  t.equal(status, 404)
  t.match(body.errors, [{ context: 'client_id' }])
})
