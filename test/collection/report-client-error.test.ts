import t from 'tap'
import { startCollecting } from './collecting.ts'

const { call, callAs, newClient, runningJob } = await startCollecting(t)

t.test('202 stands in the log of the job that runs, not in those of others', async (t) => {
  const [one, other] = [await newClient(), await newClient()]
  const [job, others] = [await runningJob(one), await runningJob(other)]
  const { status } = await callAs(one, 'reportClientError', { body: { Task_Error: 'no answer' } })
  t.equal(status, 202)
  const logOf = async (job_id: number) => (await call('getJobLog', { path: { job_id } })).body
  t.match((await logOf(job)).data.log, /Error: no answer\n$/)
  t.notMatch((await logOf(others)).data.log, /no answer/)
})

t.test('202 without a running job', async (t) => {
  const body = { task_error: 'cannot begin' }
  t.equal((await callAs(await newClient(), 'reportClientError', { body })).status, 202)
})

t.test('404 for users', async (t) => {
  const body = { task_error: 'x' }
  t.equal((await call('reportClientError', { body, as: 'Administrator' })).status, 404)
})
