/** The code with which a sign-in through an SSO provider ends is exchanged for a session. */
import t from 'tap'
import { lockUser, updateUser } from '../../src/db/users.ts'
import { issueCode } from '../../src/sso/sign-ins.ts'
import { startApi } from '../support/api.ts'
import { isWaited } from '../support/locks.ts'
import { aProvider, aUser } from '../support/rows.ts'

const { db, call } = await startApi(t)
const provider = await aProvider(db)
const someone = (row: object = {}) =>
  aUser(db, { role: 'Auditor', sso_provider_id: provider.id, ...row })
const exchange = (code: unknown) =>
  call('login', { as: 'nobody', body: { login_method: 'sso_code', code } })
const codesLeft = async () => (await db.selectFrom('sso_codes').select('digest').execute()).length

t.test('200 once, for a session of the provider', async (t) => {
  const user = await someone()
  const code = await issueCode(db, user.id, provider.id)
  const { status, body } = await exchange(code)
  t.equal(status, 200)
  t.match(body.data, { user_id: user.id, auth_expired: false })
  const headers = { authorization: `Bearer ${body.data.session_token}` }
  t.equal((await call('getSelf', { as: 'nobody', headers })).body.data.id, user.id)
  const sessions = await db
    .selectFrom('user_sessions')
    .select(['auth_provider_type', 'auth_provider_id'])
    .where('user_id', '=', user.id)
    .execute()
  t.strictSame(sessions, [{ auth_provider_type: 2, auth_provider_id: provider.id }])
  t.equal((await exchange(code)).status, 401)
})

t.test('200 for one of many who try the same code at once', async (t) => {
  const code = await issueCode(db, (await someone()).id, provider.id)
  const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(code)))
  const statuses = answers.map(({ status }) => status).sort()
  t.strictSame(statuses, [200, 401, 401, 401, 401, 401])
})

t.test('400 without the code', async (t) => {
  for (const code of [undefined, 12, 'x'.repeat(257)]) {
    const { status, body } = await exchange(code)
    t.equal(status, 400)
    t.match(body.errors, [{ context: 'code' }])
  }
})

t.test('401 for a code that is none, is late, or whose provider was deleted', async (t) => {
  const gone = await aProvider(db)
  const late = await issueCode(db, (await someone()).id, provider.id)
  await db
    .updateTable('sso_codes')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
  const orphan = await issueCode(db, (await someone()).id, gone.id)
  await call('deleteSsoProvider', { path: { sso_provider_id: gone.id } })
  for (const code of ['', 'x'.repeat(43), late, orphan]) {
    const { status, body } = await exchange(code)
    t.equal(status, 401)
    t.strictSame(body.errors, [{ context: 'login', message: 'authentication is invalid' }])
  }
})

t.test('a code lasts for a minute', async (t) => {
  const before = Date.now()
  await issueCode(db, (await someone()).id, provider.id)
  const [row] = await db.selectFrom('sso_codes').select('expires_at').execute()
  const lifetime = (row?.expires_at.getTime() ?? 0) - before
  t.ok(lifetime >= 60_000 && lifetime < 61_000)
})

t.test('403 for a user who was disabled meanwhile, and the code is spent', async (t) => {
  const user = await someone()
  const code = await issueCode(db, user.id, provider.id)
  await db.updateTable('users').set({ is_disabled: true }).where('id', '=', user.id).execute()
  const before = await codesLeft()
  const { status, body } = await exchange(code)
  t.equal(status, 403)
  t.strictSame(body.errors, [{ context: 'login', message: 'user disabled' }])
  t.equal(await codesLeft(), before - 1)
})

t.test('401 for a user who meanwhile belongs to another provider or to none', async (t) => {
  const other = await aProvider(db)
  for (const sso_provider_id of [other.id, null]) {
    const user = await someone()
    const code = await issueCode(db, user.id, provider.id)
    await call('updatePlatformUser', { path: { user_id: user.id }, body: { sso_provider_id } })
    const { status, body } = await exchange(code)
    t.equal(status, 401)
    t.strictSame(body.errors, [{ context: 'login', message: 'authentication is invalid' }])
  }
})

t.test('a session is started before anybody changes the user, or not at all', async (t) => {
  const user = await someone()
  const code = await issueCode(db, user.id, provider.id)
  const { answer } = await db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id)
    const answer = exchange(code)
    await isWaited(db)
    await updateUser(trx, user.id, { is_disabled: true })
    return { answer }
  })
  t.equal((await answer).status, 403)
  const sessions = await db
    .selectFrom('user_sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .execute()
  t.strictSame(sessions, [])
})

t.test('the audit log names who signed in, and not the code', async (t) => {
  const user = await someone()
  const code = await issueCode(db, user.id, provider.id)
  await exchange(code)
  const logs = await db
    .selectFrom('audit_logs')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  t.match(logs[0], { action: 'LoginAttempt', status: 'success', actor_id: user.id })
  t.match(logs[1], { action: 'LoginAttempt', status: 'intent' })
  t.notMatch(JSON.stringify(logs), code)
})
