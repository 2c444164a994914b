import t from 'tap'
import { startApi } from '../support/api.ts'
import { addToGraph } from '../support/graph.ts'

const { db, call } = await startApi(t)

t.test('200 nothing in an empty graph', async (t) => {
  const { status, body } = await call('listAvailableDomains')
  t.equal(status, 200)
  t.strictSame(body, { data: [] })
})

t.test('200 domains and tenants by name, with what was collected', async (t) => {
  await addToGraph(db, {
    nodes: {
      'S-1': ['Domain', { name: 'CORP.EXAMPLE', collected: true }],
      'S-2': ['Domain', { name: 'CHILD.CORP.EXAMPLE', collected: false }],
      'S-3': 'Domain',
      'TENANT-1': ['!AZBase AZTenant', { name: 'CORP', collected: true }],
      U: ['User', { name: 'NOT A DOMAIN', collected: true }]
    }
  })
  const { body } = await call('listAvailableDomains')
  t.strictSame(body.data, [
    { type: 'active-directory', name: '', id: 'S-3', collected: false },
    { type: 'active-directory', name: 'CHILD.CORP.EXAMPLE', id: 'S-2', collected: false },
    { type: 'azure', name: 'CORP', id: 'TENANT-1', collected: true },
    { type: 'active-directory', name: 'CORP.EXAMPLE', id: 'S-1', collected: true }
  ])
})

const ids = async (query: Record<string, string | string[]>) => {
  const { body } = await call('listAvailableDomains', { query })
  return body.data.map(({ id }: { id: string }) => id)
}

t.test('200 filtered by object id, name and collected', async (t) => {
  t.strictSame(await ids({ objectid: 'eq:S-1' }), ['S-1'])
  t.strictSame(await ids({ name: '~eq:corp.example' }), ['S-2', 'S-1'])
  t.strictSame(await ids({ name: 'neq:CORP' }), ['S-3', 'S-2', 'S-1'])
  t.strictSame(await ids({ collected: 'true' }), ['TENANT-1', 'S-1'])
  t.strictSame(await ids({ collected: 'eq:f', objectid: 'neq:S-3' }), ['S-2'])
})

t.test('200 sorted by object id and by name, both ways', async (t) => {
  t.strictSame(await ids({ sort_by: 'objectid' }), ['S-1', 'S-2', 'S-3', 'TENANT-1'])
  t.strictSame(await ids({ sort_by: '-objectid' }), ['TENANT-1', 'S-3', 'S-2', 'S-1'])
  t.strictSame(await ids({ sort_by: '-name' }), ['S-1', 'TENANT-1', 'S-2', 'S-3'])
})

t.test('400 for a column that cannot be sorted by and a value that is not yes or no', async (t) => {
  for (const query of [{ sort_by: 'collected' }, { collected: 'gt:true' }, { collected: 'yes' }]) {
    const { status } = await call('listAvailableDomains', { query })
    t.equal(status, 400)
  }
})
