/** What the lists of jobs have in common. */
import t from 'tap'
import { startCollecting } from './collecting.ts'

type ListId = 'listJobs' | 'listFinishedJobs' | 'listClientCompletedJobs'

export async function proveJobList(id: ListId) {
  const api = await startCollecting(t)
  const { db, call, newClient, readyJob, runningJob } = api
  const client = await newClient({ name: 'one' })
  const path = id === 'listClientCompletedJobs' ? { client_id: client.id } : {}
  const list = async (query: NonNullable<Parameters<typeof call>[1]>['query'] = {}) =>
    (await call(id, { path, query })).body
  const idsOf = (answer: { data: { id: number }[] }) => answer.data.map((job) => job.id)

  const canceled: number[] = []
  for (const _ of [1, 2, 3]) {
    const job = await readyJob(client)
    await call('cancelJob', { path: { job_id: job } })
    canceled.push(job)
  }
  const running = await runningJob(client)
  const ready = await readyJob(client, { domains: ['S-1-5-21-1-2-3'] })

  t.test('200 pages in the order that is asked for', async (t) => {
    const answer = await list({ status: 'eq:3', sort_by: ['-id'], skip: 1, limit: 1 })
    t.strictSame(idsOf(answer), [canceled[1]])
    t.match(answer, { count: 3, skip: 1, limit: 1 })
    t.strictSame(idsOf(await list({ status: 'eq:3', sort_by: ['status', 'id'] })), canceled)
    t.match(await list({ limit: 0, status: 'eq:3' }), { count: 3, data: [] })
  })

  t.test('200 filters', async (t) => {
    const [first] = canceled
    const { execution_time } = (await list({ id: `eq:${first}` })).data[0]
    t.strictSame(idsOf(await list({ id: [`eq:${first}`, `eq:${canceled[2]}`] })).sort(), [
      first,
      canceled[2]
    ])
    t.ok(idsOf(await list({ execution_time: `eq:${execution_time}` })).includes(Number(first)))
    t.strictSame(idsOf(await list({ execution_time: 'lt:2001-01-01T00:00:00Z' })), [])
    t.strictSame(idsOf(await list({ start_time: 'gt:2001-01-01T00:00:00Z', status: 'eq:3' })), [])
    t.equal((await list({ end_time: 'gt:2001-01-01T00:00:00Z', status: 'eq:3' })).count, 3)
    t.strictSame((await list({ event_id: 'eq:1' })).count, 0)
  })

  t.test('400 for filters, orders and pages that do not exist', async (t) => {
    const wrong = [
      { status: 'ready' },
      { sort_by: ['domain_controller'] },
      { limit: -1 },
      { skip: 'x' },
      { hydrate_ous: 'perhaps' },
      { start_time: '2026-02-30T00:00:00Z' }
    ]
    for (const query of wrong) {
      const { status, body } = await call(id, { path, query: query as Record<string, string> })
      t.equal(status, 400, JSON.stringify(query))
      t.match(body.errors, [{ context: Object.keys(query)[0] }])
    }
  })
  return { ...api, client, list, idsOf, canceled, running, ready, db }
}
