import t from 'tap'
import { NOBODY, startPeople } from '../platform-users/people.ts'
import { signedHeaders } from '../support/signing.ts'

const { app, db, callAs, aPerson } = await startPeople(t)
const ABSENT_TIME = { time: '0001-01-01T00:00:00.000Z', valid: false }

const statusOf = async (token: { id: string; key: string }) => {
  const headers = signedHeaders(token, { method: 'GET', target: '/api/v2/self' })
  return (await app.inject({ url: '/api/v2/self', headers })).statusCode
}

t.test('200 answers a token of one’s own, with a key that signs', async (t) => {
  const user = await aPerson()
  const before = Date.now()
  const { status, body } = await callAs(user.id, 'createToken', { body: { token_name: 'nightly' } })
  t.equal(status, 200)
  const { id, key, created_at, updated_at, ...rest } = body.data
  const own = { uuid: user.id, valid: true }
  t.strictSame(rest, {
    deleted_at: ABSENT_TIME,
    user_id: own,
    name: { string: 'nightly', valid: true },
    hmac_method: 'hmac-sha2-256',
    last_access: ABSENT_TIME.time,
    expires_at: ABSENT_TIME,
    created_by: own
  })
  t.ok(Date.parse(created_at) >= before - 1 && updated_at === created_at)
  t.ok(Buffer.from(key, 'base64').length >= 32)
  t.equal(await statusOf({ id, key }), 200)
})

t.test('200 every token has a key of its own, kept encrypted and in no log', async (t) => {
  const user = await aPerson()
  const create = async () => (await callAs(user.id, 'createToken', { body: {} })).body.data
  const [one, other] = [await create(), await create()]
  t.not(one.key, other.key)
  t.match(one.name, { string: '', valid: false })
  const kept = JSON.stringify(await db.selectFrom('auth_tokens').selectAll().execute())
  const logs = JSON.stringify(await db.selectFrom('audit_logs').selectAll().execute())
  t.ok(kept.includes(one.id) && logs.includes('CreateAuthToken'))
  for (const { key } of [one, other]) t.notOk(kept.includes(key) || logs.includes(key))
})

t.test('200 with an end the token signs until then', async (t) => {
  const user = await aPerson()
  const { body } = await callAs(user.id, 'createToken', {
    body: { expires_at: '2999-01-01T00:00:00+01:00' }
  })
  t.strictSame(body.data.expires_at, { time: '2998-12-31T23:00:00.000Z', valid: true })
  t.equal(await statusOf(body.data), 200)
  await db
    .updateTable('auth_tokens')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('id', '=', body.data.id)
    .execute()
  t.equal(await statusOf(body.data), 401)
})

t.test('200 who manages users makes tokens of others', async (t) => {
  const [user, administrator] = [await aPerson(), await aPerson({ role: 'Administrator' })]
  const { body } = await callAs(administrator.id, 'createToken', {
    body: { user_id: user.id.toUpperCase() }
  })
  t.equal(body.data.user_id.uuid, user.id)
  t.equal(body.data.created_by.uuid, administrator.id)
  t.equal(await statusOf(body.data), 200)
})

t.test('400 for an end that has passed or does not exist, and for what is no uuid', async (t) => {
  const user = await aPerson()
  const wrong: [object, string][] = [
    [{ expires_at: new Date(Date.now() - 1000).toISOString() }, 'expires_at'],
    [{ expires_at: '2999-01-01' }, 'expires_at'],
    [{ expires_at: '2998-12-31T23:59:60Z' }, 'expires_at'],
    [{ user_id: 'me' }, 'user_id'],
    [{ token_name: 7 }, 'token_name'],
    [{ token_name: 'x'.repeat(321) }, 'token_name']
  ]
  for (const [body, context] of wrong) {
    const answer = await callAs(user.id, 'createToken', { body })
    t.equal(answer.status, 400, JSON.stringify(body).slice(0, 60))
    t.match(answer.body, { errors: [{ context }] })
  }
})

t.test(
  '403 for others without the permission to manage users, whether they exist or not',
  async (t) => {
    const [user, other] = [await aPerson({ role: 'Auditor' }), await aPerson()]
    for (const user_id of [other.id, NOBODY]) {
      const { status, body } = await callAs(user.id, 'createToken', { body: { user_id } })
      t.equal(status, 403)
      const message = 'missing permission to create tokens for other users'
      t.strictSame(body.errors, [{ context: 'user_id', message }])
    }
    const own = await callAs(user.id, 'createToken', { body: { user_id: user.id.toUpperCase() } })
    t.equal(own.status, 200, 'one’s own id in any case')
  }
)
