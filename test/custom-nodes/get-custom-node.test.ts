import t from 'tap'
import { startApi } from '../support/api.ts'
import { aCustomNode, VAULT_CONFIG } from './rows.ts'

const { db, call } = await startApi(t)
const { id } = await aCustomNode(db, { kind_name: 'Key Vault/2' })
await aCustomNode(db, { kind_name: 'Other' })
const get = (kind_name: string) => call('getCustomNode', { path: { kind_name } })

t.test('200 the kind of exactly this name', async (t) => {
  const { status, body } = await get('Key Vault/2')
  t.equal(status, 200)
  t.strictSame(body, { data: { id, kindName: 'Key Vault/2', config: VAULT_CONFIG } })
})

t.test('404 for another name, one in other case included', async (t) => {
  for (const name of ['key vault/2', 'Key Vault', 'Nothing']) {
    const { status, body } = await get(name)
    t.equal(status, 404, name)
    t.match(body, { errors: [{ context: 'kind_name', message: 'custom node kind not found' }] })
  }
})
