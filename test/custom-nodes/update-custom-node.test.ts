import t from 'tap'
import { startApi } from '../support/api.ts'
import { aCustomNode, VAULT_CONFIG } from './rows.ts'

const { db, call } = await startApi(t)
const { id } = await aCustomNode(db)
await aCustomNode(db, { kind_name: 'Other' })
const update = (kind_name: string, body: unknown) =>
  call('updateCustomNode', { path: { kind_name }, body })
const configOf = async (name: string) =>
  (await call('getCustomNode', { path: { kind_name: name } })).body.data.config

t.test('200 replaces the icon of this kind alone', async (t) => {
  const config = { icon: { type: 'font-awesome', name: 'lock', color: '#123' } }
  const { status, body } = await update('Vault', { config: { ...config, note: 'extra' } })
  t.equal(status, 200)
  t.strictSame(body, { data: { id, kindName: 'Vault', config } })
  t.strictSame(await configOf('Vault'), config)
  t.strictSame(await configOf('Other'), VAULT_CONFIG)
})

t.test('200 a color that is not sent is white, not the former one', async (t) => {
  const { body } = await update('Vault', {
    config: { icon: { type: 'font-awesome', name: 'key' } }
  })
  t.match(body.data.config, { icon: { name: 'key', color: '#FFFFFF' } })
})

t.test('400 for a type of icon that is not supported, and without an icon', async (t) => {
  const before = await configOf('Vault')
  for (const config of [{ icon: { type: 'svg', name: 'key' } }, {}, null]) {
    t.equal((await update('Vault', { config })).status, 400)
  }
  t.strictSame(await configOf('Vault'), before)
})

t.test('404 for a kind that is not there, one in other case included', async (t) => {
  for (const name of ['vault', 'Nothing']) {
    const { status, body } = await update(name, { config: VAULT_CONFIG })
    t.equal(status, 404, name)
    t.match(body, { errors: [{ context: 'kind_name', message: 'custom node kind not found' }] })
  }
})
