import t from 'tap'
import { NOBODY, startPeople } from './people.ts'

const { db, call, callAs, aPerson, aProvider, roleId, bearerOf, isAlive, secretOf, login } =
  await startPeople(t)

const update = (user_id: string, body: object) =>
  call('updatePlatformUser', { path: { user_id }, body })
const shown = async (user_id: string) =>
  (await call('getPlatformUser', { path: { user_id } })).body.data

t.test('200 changes what is sent and leaves the rest', async (t) => {
  const user = await aPerson({ first_name: 'Ada', last_name: 'Brandt' })
  const before = await shown(user.id)
  const { status, body } = await update(user.id, {
    principal: 'a.brandt',
    first_name: { string: 'Adele', valid: true },
    email_address: null,
    secret: 'is-no-part-of-this-7-A'
  })
  t.equal(status, 200)
  t.equal(body.length, 0)
  const { updated_at, ...after } = await shown(user.id)
  t.ok(updated_at > before.updated_at)
  delete before.updated_at
  t.strictSame(after, {
    ...before,
    principal_name: 'a.brandt',
    first_name: { string: 'Adele', valid: true },
    email_address: { string: '', valid: false }
  })
  t.equal((await login('a.brandt')).status, 200, 'the password stays')
})

t.test('200 changes the role, which counts at once, and takes it away', async (t) => {
  const user = await aPerson({ role: 'Auditor' })
  const authorization = await bearerOf(user.id)
  const read = async () =>
    (await call('listPlatformUsers', { as: 'nobody', headers: { authorization } })).status
  t.equal(await read(), 200)
  await update(user.id, { roles: [await roleId('User')] })
  t.equal(await read(), 403)
  await update(user.id, { roles: [] })
  t.strictSame((await shown(user.id)).roles, [])
})

t.test('200 disabling ends the sessions; enabling does not bring them back', async (t) => {
  const user = await aPerson()
  const authorization = await bearerOf(user.id)
  t.ok(await isAlive(authorization))
  t.equal((await update(user.id, { is_disabled: true })).status, 200)
  t.notOk(await isAlive(authorization))
  t.equal((await login(user.principal_name)).status, 403)
  await update(user.id, { is_disabled: false })
  t.notOk(await isAlive(authorization))
  t.equal((await login(user.principal_name)).status, 200)
})

t.test('200 a provider takes the place of the password, and ends the sessions', async (t) => {
  const user = await aPerson()
  const authorization = await bearerOf(user.id)
  const sso_provider_id = await aProvider('Corp')
  t.equal((await update(user.id, { sso_provider_id })).status, 200)
  t.equal(await secretOf(user.id), undefined)
  t.notOk(await isAlive(authorization))
  t.equal((await login(user.principal_name)).status, 401)
  const again = await bearerOf(user.id)
  t.equal((await update(user.id, { sso_provider_id })).status, 200)
  t.ok(await isAlive(again), 'the same provider is no change')
  await update(user.id, { sso_provider_id: null })
  t.notOk(await isAlive(again))
  t.match(await shown(user.id), { sso_provider_id: { valid: false }, AuthSecret: null })
})

t.test('200 other changes leave the sessions alone', async (t) => {
  const user = await aPerson()
  const authorization = await bearerOf(user.id)
  await update(user.id, { first_name: 'Bo', is_disabled: false, roles: [await roleId('Auditor')] })
  t.ok(await isAlive(authorization))
})

t.test(
  '200 administrators change themselves otherwise, the same role and provider included',
  async (t) => {
    const user = await aPerson({ role: 'Administrator' })
    const body = {
      first_name: 'Ada',
      is_disabled: false,
      sso_provider_id: null,
      roles: [await roleId('Administrator')]
    }
    const { status } = await callAs(user.id, 'updatePlatformUser', {
      path: { user_id: user.id },
      body
    })
    t.equal(status, 200)
  }
)

t.test(
  '400 when administrators disable themselves, or change their own role or provider',
  async (t) => {
    const user = await aPerson({ role: 'Administrator' })
    const cases: [object, string, string][] = [
      [{ is_disabled: true }, 'is_disabled', 'user attempted to disable themselves'],
      [{ roles: [await roleId('User')] }, 'roles', 'user attempted to change own role'],
      [{ roles: [] }, 'roles', 'user attempted to change own role'],
      [
        { sso_provider_id: await aProvider('Own') },
        'sso_provider_id',
        'user attempted to change own SSO Provider'
      ]
    ]
    for (const user_id of [user.id, user.id.toUpperCase()]) {
      for (const [body, context, message] of cases) {
        const answer = await callAs(user.id, 'updatePlatformUser', {
          path: { user_id },
          body: { ...body, first_name: 'Changed' }
        })
        t.equal(answer.status, 400, message)
        t.strictSame(answer.body.errors, [{ context, message }])
      }
    }
    t.match(await shown(user.id), { is_disabled: false, roles: [{ name: 'Administrator' }] })
    t.match(await shown(user.id), { first_name: { valid: false } }, 'nothing of it is kept')
  }
)

t.test('400 for the role of a user whose provider assigns roles', async (t) => {
  const provider = await aProvider('Assigns', true, true)
  const message = 'user attempted to change a role for a SSO Provider with role provision enabled'
  const tied = await aPerson({ sso_provider_id: provider })
  const moved = await aPerson()
  const roles = [await roleId('Auditor')]
  for (const [id, body] of [
    [tied.id, { roles }],
    [moved.id, { roles, sso_provider_id: provider }]
  ] as const) {
    const answer = await update(id, body)
    t.equal(answer.status, 400)
    t.strictSame(answer.body.errors, [{ context: 'roles', message }])
  }
  t.equal((await update(tied.id, { roles: [await roleId('User')] })).status, 200, 'no change')
  t.equal((await update(tied.id, { roles, sso_provider_id: null })).status, 200, 'leaves it')
})

t.test(
  '200 for the role of a user whose provider may not create users, hence assigns none',
  async (t) => {
    const sso_provider_id = await aProvider('Idle', true)
    const user = await aPerson({ sso_provider_id })
    t.equal((await update(user.id, { roles: [await roleId('Auditor')] })).status, 200)
    t.match(await shown(user.id), { roles: [{ name: 'Auditor' }] })
  }
)

t.test('400 for a role or a provider that does not exist', async (t) => {
  const user = await aPerson()
  for (const [body, context] of [
    [{ roles: [999] }, 'roles'],
    [{ sso_provider_id: 999 }, 'sso_provider_id'],
    [{ principal: '' }, 'principal']
  ] as const) {
    const answer = await update(user.id, { first_name: 'Changed', ...body })
    t.equal(answer.status, 400, context)
    t.match(answer.body, { errors: [{ context }] })
  }
  t.match(await shown(user.id), { first_name: { valid: false }, AuthSecret: { id: Number } })
})

t.test('404 when there is no such user', async (t) => {
  const { status, body } = await update(NOBODY, { first_name: 'Ada' })
  t.equal(status, 404)
  t.match(body, { errors: [{ context: 'user_id' }] })
})

t.test('409 when the name or the e-mail address is somebody else’s', async (t) => {
  const [user, other] = [await aPerson(), await aPerson()]
  const name = await update(user.id, { principal: other.principal_name })
  t.equal(name.status, 409)
  t.match(name.body, {
    errors: [{ context: 'principal', message: 'principal name must be unique' }]
  })
  const mail = await update(user.id, { email_address: other.email_address })
  t.equal(mail.status, 409)
  t.match(mail.body, { errors: [{ context: 'email_address', message: 'email must be unique' }] })
  const own = { principal: user.principal_name, email_address: user.email_address }
  t.equal((await update(user.id, own)).status, 200, 'one’s own is free')
})

t.test('the audit log tells of the sessions that ended, and of none where none did', async (t) => {
  const ended = async (id: string) =>
    (
      await db.selectFrom('audit_logs').selectAll().where('action', '=', 'EndSession').execute()
    ).filter(({ fields }) => (fields as { user_id?: string }).user_id === id)
  const user = await aPerson()
  await bearerOf(user.id)
  await bearerOf(user.id)
  await update(user.id, { first_name: 'Ada' })
  t.strictSame(await ended(user.id), [])
  await update(user.id, { is_disabled: true })
  t.match(await ended(user.id), [{ status: 'success', fields: { sessions: 2 } }])
  await update(user.id, { is_disabled: false })
  await update(user.id, { is_disabled: true })
  t.equal((await ended(user.id)).length, 1)
})
