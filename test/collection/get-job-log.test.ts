import t from 'tap'
import { startCollecting } from './collecting.ts'

const { call, callAs, newClient, readyJob, runningJob } = await startCollecting(t)
const logOf = (job_id: number) => call('getJobLog', { path: { job_id } })

t.test('200 tells every change of the status and every error', async (t) => {
  const client = await newClient()
  const id = await runningJob(client)
  const body = { task_error: 'no\nanswer', additional: { server: 'DC01' } }
  await callAs(client, 'reportClientError', { body })
  await callAs(client, 'endJob', { body: { status: 'Failed', message: 'gave up' } })
  const { status, body: answer } = await logOf(id)
  t.equal(status, 200)
  const lines = answer.data.log.trimEnd().split('\n')
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z /
  for (const line of lines) t.match(line, time)
  t.strictSame(
    lines.map((line: string) => line.replace(time, '')),
    ['Running', 'Error: no answer {"server":"DC01"}', 'Failed: gave up']
  )
})

t.test('404 for a job that waits or does not exist', async (t) => {
  t.equal((await logOf(await readyJob(await newClient()))).status, 404)
  t.equal((await logOf(4711)).status, 404)
})
