import t from 'tap'
import { hashPassword } from '../../src/db/password-digest.ts'
import { lockUser, saveSecret } from '../../src/db/users.ts'
import { isWaited } from '../support/locks.ts'
import { FUTURE, NOBODY, SECRET, startPeople } from './people.ts'

const { db, call, callAs, aPerson, aProvider, bearerOf, isAlive, login, secretOf } =
  await startPeople(t)

const NEW = 'Newer-Horse-8-Battery'
const DAY = 86_400_000

/** Of oneself, in the session of the header. */
const change = (authorization: string, user_id: string, body: object) =>
  call('setUserSecret', {
    path: { user_id },
    body: { secret: NEW, current_secret: SECRET, ...body },
    as: 'nobody',
    headers: { authorization }
  })
const set = (user_id: string, body: object = {}) =>
  call('setUserSecret', { path: { user_id }, body: { secret: NEW, ...body } })

t.test('200 users change their own password, proven by the current one', async (t) => {
  const user = await aPerson()
  const { status, body } = await change(await bearerOf(user.id), user.id.toUpperCase(), {})
  t.equal(status, 200)
  t.equal(body.length, 0)
  t.equal((await login(user.principal_name)).status, 401)
  t.match(await login(user.principal_name, NEW), {
    status: 200,
    body: { data: { auth_expired: false } }
  })
  const days = (((await secretOf(user.id))?.expires_at.getTime() ?? 0) - Date.now()) / DAY
  t.ok(days > 89.9 && days <= 90)
})

t.test('200 ends the other sessions of the user, and no one else’s', async (t) => {
  const [user, other] = [await aPerson(), await aPerson()]
  const [own, elsewhere, others] = [
    await bearerOf(user.id),
    await bearerOf(user.id),
    await bearerOf(other.id)
  ]
  for (const authorization of [own, elsewhere, others]) t.ok(await isAlive(authorization))
  await change(own, user.id, {})
  t.ok(await isAlive(own))
  t.notOk(await isAlive(elsewhere))
  t.ok(await isAlive(others))
})

t.test('200 an expired password may be changed, and the session may do all again', async (t) => {
  const user = await aPerson()
  await db
    .updateTable('auth_secrets')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', user.id)
    .execute()
  const token = (await login(user.principal_name)).body.data.session_token
  const headers = { authorization: `Bearer ${token}` }
  const search = () =>
    call('listPlatformUsersMinimal', { as: 'nobody', headers }).then(({ status }) => status)
  t.equal(await search(), 403)
  t.equal((await change(headers.authorization, user.id, {})).status, 200)
  t.equal(await search(), 200)
})

t.test('200 an expired password may be changed by users whose role permits nothing', async (t) => {
  for (const role of ['Upload-Only', 'none']) {
    const user = await aPerson({ role })
    await call('expireUserSecret', { path: { user_id: user.id } })
    const { body } = await login(user.principal_name)
    const authorization = `Bearer ${body.data.session_token}`
    t.equal((await change(authorization, user.id, {})).status, 200, role)
    t.equal((await login(user.principal_name, NEW)).body.data.auth_expired, false)
  }
})

t.test('400 a change that another one overtakes proves nothing', async (t) => {
  const user = await aPerson()
  const authorization = await bearerOf(user.id)
  const digest = await hashPassword('Latest-Horse-9-Battery')
  const { answer } = await db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id)
    const answer = change(authorization, user.id, {})
    await isWaited(db)
    await saveSecret(trx, user.id, digest, FUTURE)
    return { answer }
  })
  const { status, body } = await answer
  t.equal(status, 400)
  t.match(body.errors, [{ context: 'current_secret', message: 'is not the current password' }])
  t.equal((await secretOf(user.id))?.digest, digest)
})

t.test(
  '200 who manages users sets the password of others without knowing it, and ends their sessions',
  async (t) => {
    const user = await aPerson()
    const authorization = await bearerOf(user.id)
    t.ok(await isAlive(authorization))
    t.equal((await set(user.id, { needs_password_reset: true })).status, 200)
    t.notOk(await isAlive(authorization))
    t.equal((await login(user.principal_name, NEW)).body.data.auth_expired, true)
  }
)

t.test('200 gives a first password to a user who has none', async (t) => {
  const user = await aPerson()
  await db.deleteFrom('auth_secrets').where('user_id', '=', user.id).execute()
  t.equal((await set(user.id)).status, 200)
  t.equal((await login(user.principal_name, NEW)).status, 200)
})

t.test('200 activated one-time passwords survive a new password', async (t) => {
  const user = await aPerson()
  const activated = { totp_activated: true, totp_secret: 'v1.kept' }
  await db.updateTable('auth_secrets').set(activated).where('user_id', '=', user.id).execute()
  await set(user.id)
  t.match(await secretOf(user.id), activated)
})

t.test('400 without the current password, with a wrong one, also for administrators', async (t) => {
  const user = await aPerson({ role: 'Administrator' })
  const authorization = await bearerOf(user.id)
  for (const current_secret of [undefined, '', `${SECRET}!`]) {
    const { status, body } = await change(authorization, user.id, { current_secret })
    t.equal(status, 400)
    const message = 'is not the current password'
    t.strictSame(body.errors, [{ context: 'current_secret', message }])
  }
  t.equal((await login(user.principal_name)).status, 200, 'it is still the old one')
  t.ok(await isAlive(authorization))
})

t.test('400 names what the new password lacks; the old one again is none', async (t) => {
  const user = await aPerson()
  const weak = await change(await bearerOf(user.id), user.id, { secret: 'Short-1' })
  t.equal(weak.status, 400)
  const message = 'the password needs at least 12 characters'
  t.strictSame(weak.body.errors, [{ context: 'secret', message }])
  const same = await change(await bearerOf(user.id), user.id, { secret: SECRET })
  t.equal(same.status, 400)
  t.match(same.body, { errors: [{ context: 'secret', message: /must differ/ }] })
  t.equal((await set(user.id, { secret: 'weak' })).status, 400, 'for others too')
})

t.test('400 for a user of an SSO provider', async (t) => {
  const user = await aPerson({ sso_provider_id: await aProvider('Corp') })
  await db.deleteFrom('auth_secrets').where('user_id', '=', user.id).execute()
  const { status, body } = await set(user.id)
  t.equal(status, 400)
  t.match(body, { errors: [{ context: 'user_id', message: /SSO provider/ }] })
  t.equal(await secretOf(user.id), undefined)
})

t.test('403 for others’ passwords to who reads users but does not manage them', async (t) => {
  const [user, auditor] = [await aPerson(), await aPerson({ role: 'Auditor' })]
  const path = { user_id: user.id }
  const { status, body } = await callAs(auditor.id, 'setUserSecret', {
    path,
    body: { secret: NEW }
  })
  t.equal(status, 403)
  t.match(body, { errors: [{ context: 'user_id' }] })
  t.equal((await login(user.principal_name)).status, 200)
})

t.test(
  '404 for others’ passwords to who may not read users, whether they exist or not',
  async (t) => {
    const [user, caller] = [await aPerson(), await aPerson({ role: 'Power User' })]
    const answers = []
    for (const user_id of [user.id, NOBODY]) {
      const answer = await callAs(caller.id, 'setUserSecret', {
        path: { user_id },
        body: { secret: NEW }
      })
      answers.push([answer.status, answer.body.errors])
    }
    t.equal(answers[0]?.[0], 404)
    t.strictSame(answers[0], answers[1])
    t.equal((await set(NOBODY)).status, 404, 'an administrator is told the truth')
  }
)

t.test('429 after too many wrong guesses at the current password', async (t) => {
  const user = await aPerson()
  const authorization = await bearerOf(user.id)
  for (let n = 0; n < 10; n++) {
    t.equal((await change(authorization, user.id, { current_secret: `wrong-${n}` })).status, 400)
  }
  const { status, headers } = await change(authorization, user.id, {})
  t.equal(status, 429)
  t.ok(Number(headers['retry-after']) > 0)
})

t.test('neither password reaches the audit log', async (t) => {
  const user = await aPerson()
  await change(await bearerOf(user.id), user.id, { secret: 'Told-To-Nobody-7' })
  const logs = await db
    .selectFrom('audit_logs')
    .selectAll()
    .where('action', '=', 'SetUserSecret')
    .execute()
  t.match(logs.at(-1), { actor_id: user.id, fields: { user_id: user.id, secret: '[redacted]' } })
  for (const secret of [NEW, SECRET, 'Told-To-Nobody-7']) {
    t.notOk(JSON.stringify(logs).includes(secret))
  }
})
