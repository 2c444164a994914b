import t from 'tap'
import { NOBODY, startCollecting } from './collecting.ts'

const { call, newClient } = await startCollecting(t)

t.test(
  '200 replaces name and domain controller; what was read and put back changes nothing',
  async (t) => {
    const client = await newClient({ name: 'berlin', domain_controller: 'DC01' })
    const path = { client_id: client.id }
    const before = (await call('getClient', { path })).body.data
    const { updated_at: _, ...same } = (await call('updateClient', { path, body: before })).body
      .data
    const { updated_at: __, ...known } = before
    t.strictSame(same, known)
    const { status, body } = await call('updateClient', { path, body: { name: 'hamburg' } })
    t.equal(status, 200)
    t.match(body.data, { id: client.id, name: 'hamburg', domain_controller: null })
    t.equal((await call('updateClient', { path, body: {} })).status, 400)
  }
)

t.test('404 for a client who does not exist', async (t) => {
  const answer = await call('updateClient', { path: { client_id: NOBODY }, body: { name: 'x' } })
  t.equal(answer.status, 404)
})
