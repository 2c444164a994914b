import t from 'tap'
import { startApi } from '../support/api.ts'

const { call } = await startApi(t)
const get = (role_id: number | string) => call('getRole', { path: { role_id } })

t.test('200 shows a role as the list does', async (t) => {
  const { body } = await call('listRoles')
  for (const role of body.data.roles) {
    const answer = await get(role.id)
    t.equal(answer.status, 200)
    t.strictSame(answer.body, { data: role }, role.name)
  }
})

t.test('400 for what is no id', async (t) => {
  for (const id of ['0', '-1', 'Administrator', '2147483648', '1.5']) {
    const { status, body } = await get(id)
    t.equal(status, 400, id)
    t.match(body, { errors: [{ context: 'role_id' }] })
  }
})

t.test('404 when there is no such role', async (t) => {
  const { status, body } = await get(2_147_483_647)
  t.equal(status, 404)
  t.match(body, { errors: [{ context: 'role_id', message: 'role not found' }] })
})
