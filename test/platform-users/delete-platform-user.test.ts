import t from 'tap'
import { NOBODY, startPeople } from './people.ts'

const { db, call, callAs, aPerson, bearerOf, isAlive, login } = await startPeople(t)
const remove = (user_id: string) => call('deletePlatformUser', { path: { user_id } })

t.test('200 takes the user, the password, the sessions and the tokens away', async (t) => {
  const user = await aPerson()
  const authorization = await bearerOf(user.id)
  t.ok(await isAlive(authorization))
  await callAs(user.id, 'createToken', { body: { token_name: 'mine' } })
  const { status, body } = await remove(user.id)
  t.equal(status, 200)
  t.equal(body.length, 0)
  t.notOk(await isAlive(authorization))
  t.equal((await login(user.principal_name)).status, 401)
  t.equal((await call('getPlatformUser', { path: { user_id: user.id } })).status, 404)
  for (const table of ['auth_secrets', 'user_sessions', 'auth_tokens', 'users_roles'] as const) {
    const left = await db.selectFrom(table).selectAll().where('user_id', '=', user.id).execute()
    t.strictSame(left, [], table)
  }
})

t.test('400 when administrators delete themselves', async (t) => {
  const user = await aPerson({ role: 'Administrator' })
  for (const user_id of [user.id, user.id.toUpperCase()]) {
    const { status, body } = await callAs(user.id, 'deletePlatformUser', { path: { user_id } })
    t.equal(status, 400)
    t.match(body, { errors: [{ context: 'user_id', message: /delete themselves/ }] })
  }
  t.equal((await call('getPlatformUser', { path: { user_id: user.id } })).status, 200)
})

t.test('404 when there is no such user, or no longer', async (t) => {
  t.equal((await remove(NOBODY)).status, 404)
  const user = await aPerson()
  await remove(user.id)
  t.equal((await remove(user.id)).status, 404)
})

t.test('409 the last enabled administrator stays, whoever may manage users', async (t) => {
  const { db, callAs, aPerson, roleId } = await startPeople(t)
  const manage = await db
    .selectFrom('permissions')
    .select('id')
    .where('name', '=', 'ManageUsers')
    .executeTakeFirstOrThrow()
  const role_id = await roleId('Auditor')
  await db.insertInto('roles_permissions').values({ role_id, permission_id: manage.id }).execute()
  const manager = await aPerson({ role: 'Auditor' })
  const [last, disabled] = [
    await aPerson({ role: 'Administrator' }),
    await aPerson({ role: 'Administrator', is_disabled: true })
  ]
  const path = { user_id: last.id }
  const attempts = [
    await callAs(manager.id, 'deletePlatformUser', { path }),
    await callAs(manager.id, 'updatePlatformUser', { path, body: { is_disabled: true } }),
    await callAs(manager.id, 'updatePlatformUser', { path, body: { roles: [role_id] } }),
    await callAs(manager.id, 'updatePlatformUser', { path, body: { roles: [] } })
  ]
  for (const { status, body } of attempts) {
    t.equal(status, 409)
    t.match(body, { errors: [{ context: 'user_id', message: /last enabled administrator/ }] })
  }
  t.equal(
    (await callAs(manager.id, 'deletePlatformUser', { path: { user_id: disabled.id } })).status,
    200,
    'a disabled one does not count'
  )
  await aPerson({ role: 'Administrator' })
  t.equal((await callAs(manager.id, 'deletePlatformUser', { path })).status, 200)
})
