import t from 'tap'
import { startApi } from '../support/api.ts'
import { aCustomNode } from './rows.ts'

const { db, call } = await startApi(t)

t.test('200 nothing where none was created', async (t) => {
  const { status, body } = await call('listCustomNodes')
  t.equal(status, 200)
  t.strictSame(body, { data: [] })
})

t.test('200 every kind, the oldest first, for any role', async (t) => {
  for (const kind_name of ['Vault', 'Agent', 'Rack']) await aCustomNode(db, { kind_name })
  for (const as of ['Upload-Only', 'Auditor'] as const) {
    const { body } = await call('listCustomNodes', { as })
    t.match(body.data, [{ kindName: 'Vault' }, { kindName: 'Agent' }, { kindName: 'Rack' }])
  }
})
