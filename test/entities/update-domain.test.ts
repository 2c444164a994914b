import { sql } from 'kysely'
import t from 'tap'
import { startApi } from '../support/api.ts'
import { addToGraph } from '../support/graph.ts'

const { db, call } = await startApi(t)
await addToGraph(db, {
  nodes: { D: ['Domain', { name: 'CORP.EXAMPLE' }], OTHER: 'Domain', U: 'User' }
})
const update = (object_id: string, body: unknown) =>
  call('updateDomain', { path: { object_id }, body })
const propertiesOf = async (objectId: string) => {
  const { rows } = await sql<{ properties: object }>`
    select properties from nodes where object_id = ${objectId}`.execute(db)
  return rows[0]?.properties
}

t.test('200 sets the mark, keeps the other properties, and leaves other nodes alone', async (t) => {
  for (const collected of [true, false]) {
    const { status, body } = await update('D', { collected, name: 'IGNORED' })
    t.equal(status, 200)
    t.strictSame(body, { data: { collected } })
    t.strictSame(await propertiesOf('D'), { name: 'CORP.EXAMPLE', collected })
  }
  t.strictSame(await propertiesOf('OTHER'), {})
})

t.test('400 without the mark, and for one that is not a boolean', async (t) => {
  for (const body of [{}, { collected: 'true' }, { collected: null }, { collected: 1 }]) {
    const { status } = await update('D', body)
    t.equal(status, 400)
  }
  t.match(await propertiesOf('D'), { collected: false })
})

t.test('404 for an id that is not there and for a node that is no domain', async (t) => {
  for (const objectId of ['NOBODY', 'U', 'd']) {
    const { status, body } = await update(objectId, { collected: true })
    t.equal(status, 404, objectId)
    t.match(body, { errors: [{ context: 'object_id', message: 'node not found' }] })
  }
  t.strictSame(await propertiesOf('U'), {})
})
