import t from 'tap'
import { operations } from '../support/api.ts'
import { NOBODY, startPeople } from './people.ts'

const { app, call, aPerson, bearerOf, login, secretOf } = await startPeople(t)
const expire = (user_id: string) => call('expireUserSecret', { path: { user_id } })

t.test('200 the password still signs in, but only to change it', async (t) => {
  const user = await aPerson()
  const { status, body } = await expire(user.id)
  t.equal(status, 200)
  t.equal(body.length, 0)
  t.equal((await login(user.principal_name)).body.data.auth_expired, true)
})

t.test('200 open sessions may do nothing else from now on', async (t) => {
  const user = await aPerson()
  const headers = { authorization: await bearerOf(user.id) }
  const statusOf = async (id: 'listPlatformUsersMinimal' | 'getSelf') =>
    (await call(id, { as: 'nobody', headers })).status
  t.equal(await statusOf('listPlatformUsersMinimal'), 200)
  await expire(user.id)
  t.equal(await statusOf('listPlatformUsersMinimal'), 403)
  t.equal(await statusOf('getSelf'), 200)
})

t.test('403 for whatever does not concern the user alone, also for an administrator', async (t) => {
  const user = await aPerson({ role: 'Administrator' })
  const authorization = await bearerOf(user.id)
  await expire(user.id)
  const closed = operations.filter(
    ({ alternatives, caller }) =>
      caller === undefined &&
      alternatives.length > 0 &&
      !alternatives.some((names) => names.join() === 'auth/ManageSelf')
  )
  t.ok(closed.some(({ alternatives }) => alternatives.some((names) => names.length === 0)))
  for (const { id, method, path } of closed) {
    const url = path.replace(/{\w+}/g, '1')
    const answer = await app.inject({
      method: method.toUpperCase() as 'GET',
      url,
      headers: { authorization }
    })
    t.equal(answer.statusCode, 403, id)
  }
})

t.test('200 again it changes nothing, nor for a user without a password', async (t) => {
  const user = await aPerson()
  await expire(user.id)
  const first = (await secretOf(user.id))?.expires_at
  t.equal((await expire(user.id)).status, 200)
  t.strictSame((await secretOf(user.id))?.expires_at, first)
})

t.test('404 when there is no such user', async (t) => {
  t.equal((await expire(NOBODY)).status, 404)
})
