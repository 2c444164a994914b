import t from 'tap'
import { startApi } from '../support/api.ts'

const { call } = await startApi(t)
const get = (permission_id: number | string) => call('getPermission', { path: { permission_id } })

t.test('200 shows a permission as the list does', async (t) => {
  const { body } = await call('listPermissions')
  for (const permission of body.data.permissions) {
    const answer = await get(permission.id)
    t.equal(answer.status, 200)
    t.strictSame(answer.body, { data: permission })
  }
})

t.test('400 for what is no id', async (t) => {
  const { status, body } = await get('graphdb')
  t.equal(status, 400)
  t.match(body, { errors: [{ context: 'permission_id' }] })
})

t.test('404 when there is no such permission', async (t) => {
  const { status, body } = await get(2_147_483_647)
  t.equal(status, 404)
  t.match(body, { errors: [{ context: 'permission_id', message: 'permission not found' }] })
})
