import t from 'tap'
import { startApi } from '../support/api.ts'

const { db, call } = await startApi(t)
const create = (custom_types: unknown) => call('createCustomNodes', { body: { custom_types } })
const icon = (name: string, color = '#FFFFFF') => ({
  icon: { type: 'font-awesome', name, color }
})
const stored = async () =>
  (await db.selectFrom('custom_node_kinds').select('kind_name').orderBy('id').execute()).map(
    ({ kind_name }) => kind_name
  )

t.test(
  '201 creates all kinds, in the order of the request, and drops what it does not know',
  async (t) => {
    const { status, body } = await create({
      Vault: { icon: { ...icon('vault', '#5F9ED1').icon, size: 3 }, note: 'extra' },
      BuildAgent: { icon: { type: 'font-awesome', name: 'gears' } }
    })
    t.equal(status, 201)
    const [vault, agent] = body.data
    t.strictSame(vault, { id: vault.id, kindName: 'Vault', config: icon('vault', '#5F9ED1') })
    t.strictSame(agent, { id: agent.id, kindName: 'BuildAgent', config: icon('gears') })
    t.equal(body.data.length, 2)
    t.ok(agent.id > vault.id)
  }
)

t.test('201 kinds that differ in case are different', async (t) => {
  const { status } = await create({ vault: icon('vault') })
  t.equal(status, 201)
})

t.test(
  '400 for no kinds, an unknown type of icon, a prefixed name and a broken color',
  async (t) => {
    const wrong = [
      {},
      { Rack: { icon: { type: 'emoji', name: 'server' } } },
      { Rack: icon('fa-server') },
      { Rack: icon('server', 'red') },
      { Rack: {} },
      { '': icon('server') }
    ]
    for (const kinds of wrong) t.equal((await create(kinds)).status, 400, JSON.stringify(kinds))
    t.equal((await call('createCustomNodes', { body: {} })).status, 400)
    t.notOk((await stored()).includes('Rack'))
  }
)

t.test('409 names the kinds that exist, and creates none of the others', async (t) => {
  const before = await stored()
  const { status, body } = await create({ Rack: icon('server'), Vault: icon('lock') })
  t.equal(status, 409)
  t.strictSame(body.errors, [{ context: 'custom_types', message: 'duplicate kind name: Vault' }])
  t.strictSame(await stored(), before)
})

t.test('409 for all but one of several that create the same kind at the same time', async (t) => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, n) => create({ Race: icon('flag'), [`Only${n}`]: icon('flag') }))
  )
  t.strictSame(answers.map(({ status }) => status).sort(), [201, 409, 409, 409])
  t.equal((await stored()).filter((name) => name.startsWith('Only')).length, 1)
})
