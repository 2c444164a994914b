import t from 'tap'
import { addToGraph } from '../support/graph.ts'
import { FLAGS, RULE, startScheduling } from './schedules.ts'

const { db, call, clientId, newEvent } = await startScheduling(t)

t.test('200 with what the graph knows of its OUs', async (t) => {
  await addToGraph(db, {
    nodes: { OU1: ['OU', { name: 'SERVERS@CORP', distinguishedname: 'OU=SERVERS,DC=CORP' }] }
  })
  const id = await newEvent({ ous: ['ou1', 'OU2'] })
  const { status, body } = await call('getEvent', { path: { event_id: id } })
  t.equal(status, 200)
  t.same(body.data, {
    id,
    client_id: clientId,
    rrule: RULE,
    ...FLAGS,
    ous: [
      {
        objectid: 'ou1',
        name: 'SERVERS@CORP',
        exists: true,
        type: 'OU',
        distinguishedname: 'OU=SERVERS,DC=CORP'
      },
      { objectid: 'OU2', name: '', exists: false, type: '', distinguishedname: '' }
    ],
    domains: []
  })
})

t.test('404 for an event that does not exist', async (t) => {
  t.equal((await call('getEvent', { path: { event_id: 2_147_483_647 } })).status, 404)
})

t.test('400 for what is no id', async (t) => {
  for (const event_id of ['x', 0, 2_147_483_648]) {
    t.equal((await call('getEvent', { path: { event_id } })).status, 400, String(event_id))
  }
})
