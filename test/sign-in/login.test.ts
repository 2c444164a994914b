import { randomUUID } from 'node:crypto'
import t from 'tap'
import { hashPassword } from '../../src/db/password-digest.ts'
import { saveSecret } from '../../src/db/users.ts'
import { startApi } from '../support/api.ts'
import { aUser } from '../support/rows.ts'

const { db, config, call } = await startApi(t, { env: { SESSION_TTL_HOURS: '3' } })

const SECRET = 'Correct-Horse-7-Battery'
const digest = await hashPassword(SECRET)
const FUTURE = new Date('2999-01-01T00:00:00.000Z')

async function aUserWithSecret(
  row: Parameters<typeof aUser>[1] = {},
  { expiresAt = FUTURE }: { expiresAt?: Date } = {}
) {
  const user = await aUser(db, { role: 'Auditor', ...row })
  await saveSecret(db, user.id, digest, expiresAt)
  return user
}

const login = (body: object) =>
  call('login', { body: { login_method: 'secret', secret: SECRET, ...body }, as: 'nobody' })

const self = (token: string) =>
  call('getSelf', { as: 'nobody', headers: { authorization: `Bearer ${token}` } })

const sessionsOf = (userId: string) =>
  db.selectFrom('user_sessions').selectAll().where('user_id', '=', userId).execute()

const lastLoginOf = async (id: string) =>
  (await db.selectFrom('users').select('last_login').where('id', '=', id).executeTakeFirst())
    ?.last_login

t.test('200 answers a token that opens a session of the user', async (t) => {
  const user = await aUserWithSecret()
  const { status, body } = await login({ username: user.principal_name })
  t.equal(status, 200)
  t.same(Object.keys(body.data).sort(), ['auth_expired', 'session_token', 'user_id'])
  t.match(body.data, { user_id: user.id, auth_expired: false })
  t.equal((await self(body.data.session_token)).body.data.id, user.id)
})

t.test('200 starts a session that lasts for the configured hours', async (t) => {
  const user = await aUserWithSecret()
  const before = Date.now()
  await login({ username: user.principal_name })
  const after = Date.now()
  const [session, ...more] = await sessionsOf(user.id)
  t.same(more, [])
  t.match(session, { auth_provider_type: 0, auth_provider_id: null })
  const start = (session?.expires_at.getTime() ?? 0) - config.sessionTtlHours * 3_600_000
  t.equal(config.sessionTtlHours, 3)
  t.ok(start >= before && start <= after)
})

t.test('200 remembers when the user signed in', async (t) => {
  const user = await aUserWithSecret()
  const before = Date.now()
  await login({ username: user.principal_name })
  const last = (await lastLoginOf(user.id))?.getTime() ?? 0
  t.ok(last >= before && last <= Date.now())
})

t.test('200 gives each sign-in a session of its own', async (t) => {
  const user = await aUserWithSecret()
  const tokens = [
    (await login({ username: user.principal_name })).body.data.session_token,
    (await login({ username: user.principal_name })).body.data.session_token
  ]
  t.not(tokens[0], tokens[1])
  for (const token of tokens) t.equal((await self(token)).status, 200)
})

t.test('200 with auth_expired opens a session for nothing but the own user', async (t) => {
  const user = await aUserWithSecret({}, { expiresAt: new Date('2020-01-01T00:00:00.000Z') })
  const { status, body } = await login({ username: user.principal_name })
  t.equal(status, 200)
  t.equal(body.data.auth_expired, true)
  const token = body.data.session_token
  t.equal((await self(token)).status, 200)
  const headers = { authorization: `Bearer ${token}` }
  t.equal((await call('listAuditLogs', { as: 'nobody', headers })).status, 403)
})

t.test('200 ignores a one-time password that nobody asked for', async (t) => {
  const user = await aUserWithSecret()
  t.equal((await login({ username: user.principal_name, otp: '123456' })).status, 200)
})

t.test('200 ignores members that the contract does not know', async (t) => {
  const user = await aUserWithSecret()
  t.equal((await login({ username: user.principal_name, remember: true })).status, 200)
})

t.test('400 for a sign-in method that is not offered', async (t) => {
  const { status, body } = await login({ username: 'anyone', login_method: 'ldap' })
  t.equal(status, 400)
  t.match(body, { errors: [{ context: 'login_method', message: /secret/ }] })
})

t.test('400 without a method or a name, and with a secret that is no text', async (t) => {
  const wrong: [object, string][] = [
    [{ username: 'a', login_method: undefined }, 'login_method'],
    [{}, 'username'],
    [{ username: '' }, 'username'],
    [{ username: 'a', secret: 12 }, 'secret'],
    [{ username: 'a', secret: 'x'.repeat(1025) }, 'secret']
  ]
  for (const [body, context] of wrong) {
    const answer = await login(body)
    t.equal(answer.status, 400, JSON.stringify(body).slice(0, 80))
    t.match(answer.body, { errors: [{ context }] })
  }
})

t.test('400 when one-time passwords are activated and none fits, without a session', async (t) => {
  const user = await aUserWithSecret()
  await db
    .updateTable('auth_secrets')
    .set({ totp_activated: true })
    .where('user_id', '=', user.id)
    .execute()
  for (const otp of [undefined, '', '000000']) {
    const { status, body } = await login({ username: user.principal_name, otp })
    t.equal(status, 400)
    t.match(body, { errors: [{ context: 'otp', message: 'one time password is invalid' }] })
  }
  t.same(await sessionsOf(user.id), [])
})

t.test('401 alike for who does not exist, has no secret, or gives a wrong one', async (t) => {
  const user = await aUserWithSecret()
  const without = await aUser(db)
  const disabled = await aUserWithSecret({ is_disabled: true })
  const refused = {
    'an unknown name': { username: `nobody-${randomUUID()}` },
    'the name in other letters': { username: user.principal_name.toUpperCase() },
    'the e-mail address': { username: user.email_address },
    'a user without a secret': { username: without.principal_name },
    'a user without a secret, and none sent': {
      username: without.principal_name,
      secret: undefined
    },
    'a wrong secret': { username: user.principal_name, secret: `${SECRET}!` },
    'an empty secret': { username: user.principal_name, secret: '' },
    'no secret': { username: user.principal_name, secret: undefined },
    'the digest instead of the secret': { username: user.principal_name, secret: digest },
    'a wrong secret of a disabled user': { username: disabled.principal_name, secret: 'wrong' }
  }
  for (const [what, body] of Object.entries(refused)) {
    const answer = await login(body)
    t.equal(answer.status, 401, what)
    t.same(
      answer.body.errors,
      [{ context: 'login', message: 'authentication is invalid' }],
      `${what}: says no more`
    )
  }
  t.same(await sessionsOf(user.id), [])
  t.equal(await lastLoginOf(user.id), null)
})

t.test('401 for a wrong secret says nothing of activated one-time passwords', async (t) => {
  const user = await aUserWithSecret()
  await db
    .updateTable('auth_secrets')
    .set({ totp_activated: true })
    .where('user_id', '=', user.id)
    .execute()
  t.equal((await login({ username: user.principal_name, secret: 'wrong' })).status, 401)
})

t.test('403 for a disabled user with the right secret, without a session', async (t) => {
  const user = await aUserWithSecret({ is_disabled: true })
  const { status, body } = await login({ username: user.principal_name })
  t.equal(status, 403)
  t.match(body, { errors: [{ context: 'login', message: 'user disabled' }] })
  t.same(await sessionsOf(user.id), [])
  t.equal(await lastLoginOf(user.id), null)
})

t.test('the audit log has intent and outcome of each attempt', async (t) => {
  const user = await aUserWithSecret()
  await login({ username: user.principal_name })
  await login({ username: user.principal_name, secret: 'wrong' })
  const logs = await db
    .selectFrom('audit_logs')
    .select(['action', 'status', 'commit_id', 'actor_id', 'actor_name'])
    .where('action', '=', 'LoginAttempt')
    .orderBy('id', 'desc')
    .limit(4)
    .execute()
  t.same(logs.map(({ status }) => status).reverse(), ['intent', 'success', 'intent', 'failure'])
  t.equal(new Set(logs.map(({ commit_id }) => commit_id)).size, 2)
  const success = logs.find(({ status }) => status === 'success')
  t.match(success, { actor_id: user.id, actor_name: user.principal_name }, 'names who signed in')
  const others = logs.filter(({ status }) => status !== 'success')
  t.same(new Set(others.map(({ actor_id }) => actor_id)), new Set(['']), 'names nobody else')
})

t.test('neither the secret nor the one-time password reaches the audit log', async (t) => {
  const user = await aUserWithSecret()
  const secret = `Told-To-Nobody-7-${randomUUID()}`
  await login({ username: user.principal_name, secret, otp: '918273' })
  await login({ username: user.principal_name, otp: '918273' })
  // A client that errs in the name of the member tells its secret all the same.
  await login({ username: user.principal_name, secret: 'wrong', password: secret })
  const logs = await db.selectFrom('audit_logs').selectAll().execute()
  t.ok(JSON.stringify(logs).includes(user.principal_name), 'the attempts are there')
  for (const hidden of [secret, SECRET, '918273', digest]) {
    t.notOk(JSON.stringify(logs).includes(hidden))
  }
})
