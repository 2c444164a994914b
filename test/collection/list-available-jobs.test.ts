import t from 'tap'
import { startCollecting } from './collecting.ts'

const { call, callAs, db, newClient, readyJob, runningJob } = await startCollecting(t)

t.test('200 answers what is ready, due and the client’s own, the oldest first', async (t) => {
  const [client, other] = [await newClient(), await newClient()]
  await readyJob(other)
  await call('cancelJob', { path: { job_id: await readyJob(client) } })
  const [late, early] = [await readyJob(client), await readyJob(client, { domains: ['S-1'] })]
  const future = await readyJob(client)
  const at = (id: number, time: string) =>
    db
      .updateTable('client_jobs')
      .set({ execution_time: new Date(time) })
      .where('id', '=', id)
      .execute()
  await at(early, '2020-01-01T00:00:00Z')
  await at(future, '2999-01-01T00:00:00Z')
  const { status, body } = await callAs(client, 'listAvailableJobs')
  t.equal(status, 200)
  t.strictSame(
    body.data.map(({ id }: { id: number }) => id),
    [early, late]
  )
  t.match(body.data[0], { status: 0, execution_time: '2020-01-01T00:00:00.000Z' })
  const plain = await callAs(client, 'listAvailableJobs', { query: { hydrate_domains: 'false' } })
  t.strictSame(plain.body.data[0].domains, [{ objectid: 'S-1' }])
})

t.test('200 leaves the running job out and counts as a sign of the client', async (t) => {
  const client = await newClient()
  await runningJob(client)
  t.strictSame((await callAs(client, 'listAvailableJobs')).body.data, [])
  const { body } = await call('getClient', { path: { client_id: client.id } })
  t.ok(body.data.last_checkin)
})

t.test('404 for users', async (t) => {
  t.equal((await call('listAvailableJobs', { as: 'Administrator' })).status, 404)
})
