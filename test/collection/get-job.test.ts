import t from 'tap'
import { addToGraph } from '../graph/analysis/graph.ts'
import { startCollecting } from './collecting.ts'

const { call, db, newClient, readyJob } = await startCollecting(t)
const OU = '7D1A3C52-90B4-4B1E-9D3F-2C5E8A6F0B11'
await addToGraph(db, {
  nodes: { [OU]: ['OU', { name: 'SERVERS@CORP.EXAMPLE', distinguishedname: 'OU=SERVERS' }] },
  edges: []
})

t.test('200 answers the job, with OUs as the graph knows them or by object id alone', async (t) => {
  const client = await newClient({ name: 'berlin' })
  const ous = [OU.toLowerCase(), 'GONE']
  const id = await readyJob(client, { ous })
  const { status, body } = await call('getJob', { path: { job_id: id } })
  t.equal(status, 200)
  t.match(body.data, { id, client_name: 'berlin', event_id: null, status: 0, start_time: null })
  t.strictSame(body.data.ous, [
    {
      objectid: ous[0],
      name: 'SERVERS@CORP.EXAMPLE',
      exists: true,
      type: 'OU',
      distinguishedname: 'OU=SERVERS'
    },
    { objectid: 'GONE', name: '', exists: false, type: '', distinguishedname: '' }
  ])
  const plain = await call('getJob', { path: { job_id: id }, query: { hydrate_ous: 'F' } })
  t.strictSame(
    plain.body.data.ous,
    ous.map((objectid) => ({ objectid }))
  )
})

t.test('404 for a job that does not exist, 400 for what is no id', async (t) => {
  t.equal((await call('getJob', { path: { job_id: 4711 } })).status, 404)
  t.equal((await call('getJob', { path: { job_id: '9007199254740993' } })).status, 400)
})
