import { sql } from 'kysely'
import t from 'tap'
import { startApi } from '../support/api.ts'
import { addToGraph } from '../support/graph.ts'
import { aCustomNode } from './rows.ts'

const { db, call } = await startApi(t)
await aCustomNode(db)
await aCustomNode(db, { kind_name: 'Other' })
await addToGraph(db, { nodes: { V: '!Vault' } })
const remove = (kind_name: string) => call('deleteCustomNode', { path: { kind_name } })

t.test('404 for another name, one in other case included, and nothing is gone', async (t) => {
  for (const name of ['vault', 'Nothing']) {
    const { status, body } = await remove(name)
    t.equal(status, 404, name)
    t.match(body, { errors: [{ context: 'kind_name', message: 'custom node kind not found' }] })
  }
  t.equal((await call('listCustomNodes')).body.data.length, 2)
})

t.test('200 without a body; only how the kind is drawn is gone, then 404', async (t) => {
  const { status, body } = await remove('Vault')
  t.equal(status, 200)
  t.equal(body.length, 0, 'the answer has no body')
  t.match((await call('listCustomNodes')).body.data, [{ kindName: 'Other' }])
  const { rows } = await sql<{ name: string }>`
    select k.name from nodes n join kinds k on k.id = any(n.kind_ids)`.execute(db)
  t.strictSame(rows, [{ name: 'Vault' }], 'the node and its kind stay')
  t.equal((await remove('Vault')).status, 404)
})
