import t from 'tap'
import { SECRET, startPeople } from './people.ts'

const { db, call, login, roleId, aProvider, aPerson, secretOf } = await startPeople(t)
const create = (body: object) => call('createPlatformUser', { body })
const named = (principal_name: string) =>
  db.selectFrom('users').selectAll().where('principal_name', '=', principal_name).executeTakeFirst()
const ABSENT = { string: '', valid: false }
const DAY = 86_400_000

t.test('200 makes a user with role and password, who can sign in', async (t) => {
  const roles = [await roleId('Auditor')]
  const { status, body } = await create({
    principal: 'ada.brandt',
    first_name: 'Ada',
    last_name: 'Brandt',
    email_address: 'ada.brandt@example.org',
    roles,
    secret: SECRET,
    note: 'extra'
  })
  t.equal(status, 200)
  t.match(body.data, {
    principal_name: 'ada.brandt',
    first_name: { string: 'Ada', valid: true },
    last_name: { string: 'Brandt', valid: true },
    email_address: { string: 'ada.brandt@example.org', valid: true },
    is_disabled: false,
    roles: [{ name: 'Auditor' }],
    AuthSecret: { digest_method: 'argon2', totp_activated: false },
    last_login: '0001-01-01T00:00:00.000Z'
  })
  const days = (Date.parse(body.data.AuthSecret.expires_at) - Date.now()) / DAY
  t.ok(days > 89.9 && days <= 90, 'the password lasts 90 days')
  const answer = await login('ada.brandt')
  t.match(answer, { status: 200, body: { data: { user_id: body.data.id, auth_expired: false } } })
})

t.test(
  '200 takes nullable values as object, bare and null, and an empty one as none',
  async (t) => {
    const { body } = await create({
      principal: 'spelled',
      first_name: { string: 'Bo', valid: true },
      last_name: { string: 'Hidden', valid: false },
      email_address: '',
      sso_provider_id: { int32: 9, valid: false }
    })
    t.match(body.data, {
      first_name: { string: 'Bo', valid: true },
      last_name: ABSENT,
      email_address: ABSENT,
      sso_provider_id: { valid: false }
    })
    const other = await create({ principal: 'spelled-too', email_address: '', first_name: null })
    t.equal(other.status, 200, 'no e-mail address is nobody else’s')
  }
)

t.test('200 without role, secret and provider the user cannot sign in', async (t) => {
  const { body } = await create({ principal: 'later', roles: [] })
  t.strictSame([body.data.AuthSecret, body.data.roles], [null, []])
  t.equal((await login('later', '')).status, 401)
})

t.test('200 makes a disabled user', async (t) => {
  const { body } = await create({ principal: 'off', is_disabled: true, secret: SECRET })
  t.equal(body.data.is_disabled, true)
  t.equal((await login('off')).status, 403)
})

t.test('200 with needs_password_reset the first sign-in may only change it', async (t) => {
  await create({ principal: 'fresh', secret: SECRET, needs_password_reset: true })
  t.equal((await login('fresh')).body.data.auth_expired, true)
})

t.test('200 ties a user to an SSO provider, also by the name of former versions', async (t) => {
  const id = await aProvider('Corp')
  const linked = { int32: id, valid: true }
  const { body } = await create({ principal: 'sso-1', sso_provider_id: id })
  t.match(body.data, { sso_provider_id: linked, AuthSecret: null })
  const spellings = [id, String(id), { int32: id, valid: true }]
  for (const [n, saml_provider_id] of spellings.entries()) {
    const answer = await create({ principal: `legacy-${n}`, saml_provider_id })
    t.match(answer.body.data, { sso_provider_id: linked }, JSON.stringify(saml_provider_id))
  }
  const without = await create({ principal: 'legacy-none', saml_provider_id: '', secret: SECRET })
  t.match(without.body.data, { sso_provider_id: { valid: false } })
})

t.test('400 names what the password lacks, and makes nobody', async (t) => {
  const { status, body } = await create({ principal: 'weak', secret: 'short' })
  t.equal(status, 400)
  const message =
    'the password needs at least 12 characters, an upper-case letter, a digit, a special character'
  t.strictSame(body.errors, [{ context: 'secret', message }])
  t.equal(await named('weak'), undefined)
})

t.test('400 for a secret together with an SSO provider', async (t) => {
  const sso_provider_id = await aProvider('Both')
  const { status, body } = await create({ principal: 'both', secret: SECRET, sso_provider_id })
  t.equal(status, 400)
  t.match(body, { errors: [{ context: 'secret' }] })
  t.equal(await named('both'), undefined)
})

t.test(
  '400 for a role or a provider that does not exist, for two roles, and for what fits no type',
  async (t) => {
    const roles = [await roleId('User'), await roleId('Auditor')]
    const wrong: [object, string][] = [
      [{ roles: [999] }, 'roles'],
      [{ roles }, 'roles'],
      [{ roles: ['1'] }, 'roles'],
      [{ sso_provider_id: 999 }, 'sso_provider_id'],
      [{ saml_provider_id: '999' }, 'sso_provider_id'],
      [{ first_name: 7 }, 'first_name'],
      [{ email_address: 'x'.repeat(321) }, 'email_address'],
      [{ is_disabled: 'no' }, 'is_disabled'],
      [{ principal: '' }, 'principal'],
      [{ principal: undefined }, 'principal'],
      [{ principal: 'a\u0000b' }, 'principal']
    ]
    for (const [more, context] of wrong) {
      const { status, body } = await create({ principal: 'wrong', ...more })
      t.equal(status, 400, JSON.stringify(more).slice(0, 60))
      t.ok(
        body.errors.some((one: { context: string }) => one.context.startsWith(context)),
        JSON.stringify(body.errors)
      )
    }
    t.equal(await named('wrong'), undefined)
  }
)

t.test(
  '409 when the name or the e-mail address is taken, and nothing is left of the new user',
  async (t) => {
    const user = await aPerson({ principal_name: 'taken', email_address: 'taken@example.test' })
    const name = await create({ principal: 'taken', secret: SECRET })
    t.equal(name.status, 409)
    const message = 'principal name must be unique'
    t.strictSame(name.body.errors, [{ context: 'principal', message }])
    const mail = await create({ principal: 'other', email_address: user.email_address })
    t.equal(mail.status, 409)
    t.strictSame(mail.body.errors, [{ context: 'email_address', message: 'email must be unique' }])
    t.equal(await named('other'), undefined)
  }
)

t.test('the audit log tells what was made, and no secret', async (t) => {
  await create({ principal: 'logged', secret: 'Told-To-Nobody-7!' })
  const logs = await db
    .selectFrom('audit_logs')
    .selectAll()
    .where('action', '=', 'CreateUser')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  t.strictSame(
    logs.map((one) => one.status),
    ['success', 'intent']
  )
  t.match(logs[0], { fields: { principal: 'logged', secret: '[redacted]' } })
  const all = JSON.stringify(await db.selectFrom('audit_logs').selectAll().execute())
  t.notOk(all.includes('Told-To-Nobody-7!'))
  const { id = '' } = (await named('logged')) ?? {}
  t.notOk(all.includes((await secretOf(id))?.digest ?? 'argon2'))
})
