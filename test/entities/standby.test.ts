/** With a standby, the graph is read there, and everything else where it is written. */
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { startApi } from '../support/api.ts'
import { testDatabase } from '../support/database.ts'
import { addToGraph } from '../support/graph.ts'

// No replica of the other: what differs tells which of the two was asked.
const readDb = openDatabase((await testDatabase(t)).url)
t.teardown(() => readDb.destroy())
const { call, db } = await startApi(t, { readDb })
await addToGraph(readDb, { nodes: { D: ['Domain', { name: 'STANDBY', collected: true }] } })
await addToGraph(db, { nodes: { D: ['Domain', { name: 'PRIMARY', collected: true }] } })

t.test('entities, lists and search are read from the standby', async (t) => {
  const path = { object_id: 'D' }
  t.equal((await call('getDomain', { path })).body.data.props.name, 'STANDBY')
  t.equal((await call('getBaseEntity', { path })).body.data.props.name, 'STANDBY')
  t.equal((await call('searchEntities', { query: { q: 'STANDBY' } })).body.data.length, 1)
  t.match((await call('listAvailableDomains')).body.data, [{ name: 'STANDBY' }])
  t.equal((await call('listDomainRelated', { path: { ...path, related: 'users' } })).status, 200)
})

t.test('a change is made in the database itself', async (t) => {
  const path = { object_id: 'D' }
  t.equal((await call('updateDomain', { path, body: { collected: false } })).status, 200)
  const collected = async (one: typeof db) =>
    (await one.selectFrom('nodes').select('properties').executeTakeFirstOrThrow()).properties
  t.match(await collected(db), { collected: false })
  t.match(await collected(readDb), { collected: true })
})
