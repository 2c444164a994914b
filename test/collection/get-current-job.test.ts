import t from 'tap'
import { startCollecting } from './collecting.ts'

const { call, callAs, db, newClient, readyJob, runningJob } = await startCollecting(t)

t.test('200 answers the job that runs, and shows that its client lives', async (t) => {
  const client = await newClient()
  const id = await runningJob(client)
  const past = new Date('2020-01-01T00:00:00Z')
  await db.updateTable('client_jobs').set({ last_activity: past }).execute()
  const { status, body } = await callAs(client, 'getCurrentJob')
  t.equal(status, 200)
  t.match(body.data, { id, status: 1 })
  const job = await db.selectFrom('client_jobs').selectAll().executeTakeFirstOrThrow()
  t.ok(Number(job.last_activity) > Number(past))
})

t.test('404 where none runs, and for users', async (t) => {
  const client = await newClient()
  await readyJob(client)
  t.equal((await callAs(client, 'getCurrentJob')).status, 404)
  t.equal((await call('getCurrentJob', { as: 'Administrator' })).status, 404)
})
