import t from 'tap'
import { hashPassword } from '../../src/db/password-digest.ts'
import { saveSecret } from '../../src/db/users.ts'
import { startApi } from '../support/api.ts'
import { PERMISSIONS } from '../support/contract.ts'
import { aProvider, aUser } from '../support/rows.ts'

const { db, call, sessions } = await startApi(t)

const selfOf = async (userId: string) =>
  call('getSelf', {
    as: 'nobody',
    headers: { authorization: `Bearer ${await sessions.start(userId)}` }
  })

const ZERO_TIME = '0001-01-01T00:00:00.000Z'
const NEVER = { time: ZERO_TIME, valid: false }

t.test('200 shows the caller and nobody else', async (t) => {
  const [one, other] = [await aUser(db, { role: 'Auditor' }), await aUser(db, { role: 'Auditor' })]
  t.equal((await selfOf(one.id)).body.data.id, one.id)
  t.equal((await selfOf(other.id)).body.data.id, other.id)
})

t.test('200 shows every value of the user', async (t) => {
  const provider = await aProvider(db)
  const user = await aUser(db, {
    role: 'Read-Only',
    principal_name: 'r.vega',
    first_name: 'Rosa',
    last_name: 'Vega',
    email_address: 'rosa.vega@corp.example',
    last_login: new Date('2026-03-12T07:58:31.120Z'),
    created_at: new Date('2026-02-03T09:15:00.000Z'),
    updated_at: new Date('2026-03-11T16:40:12.345Z'),
    sso_provider_id: provider.id,
    eula_accepted: false
  })
  const { status, body } = await selfOf(user.id)
  const { roles: _, ...data } = body.data
  t.equal(status, 200)
  t.strictSame(data, {
    id: user.id,
    created_at: '2026-02-03T09:15:00.000Z',
    updated_at: '2026-03-11T16:40:12.345Z',
    deleted_at: NEVER,
    saml_provider_id: { int32: 0, valid: false },
    sso_provider_id: { int32: provider.id, valid: true },
    AuthSecret: null,
    first_name: { string: 'Rosa', valid: true },
    last_name: { string: 'Vega', valid: true },
    email_address: { string: 'rosa.vega@corp.example', valid: true },
    principal_name: 'r.vega',
    last_login: '2026-03-12T07:58:31.120Z',
    is_disabled: false,
    eula_accepted: false
  })
})

t.test('200 marks what is not known of the user as not valid', async (t) => {
  const user = await aUser(db, { role: 'User', email_address: null })
  const { body } = await selfOf(user.id)
  const absent = { string: '', valid: false }
  t.match(body.data, {
    first_name: absent,
    last_name: absent,
    email_address: absent,
    sso_provider_id: { int32: 0, valid: false },
    last_login: ZERO_TIME
  })
})

t.test('200 expands the roles to their permissions', async (t) => {
  for (const role of ['Auditor', 'User', 'Power User'] as const) {
    const user = await aUser(db, { role })
    const { roles } = (await selfOf(user.id)).body.data
    t.equal(roles.length, 1)
    t.match(roles[0], {
      id: Number,
      name: role,
      description: /\w/,
      created_at: /^\d{4}-.*\.\d{3}Z$/,
      deleted_at: NEVER
    })
    const held = roles[0].permissions.map(
      ({ authority, name }: { authority: string; name: string }) => `${authority}/${name}`
    )
    t.same([...held].sort(), [...PERMISSIONS[role]].sort())
    t.match(roles[0].permissions[0], { id: Number, updated_at: /Z$/, deleted_at: NEVER })
  }
})

t.test('200 shows what is known of the secret, and not the secret', async (t) => {
  const user = await aUser(db, { role: 'User' })
  const digest = await hashPassword('Correct-Horse-7-Battery')
  await saveSecret(db, user.id, digest, new Date('2026-06-09T16:40:12.345Z'))
  await db
    .updateTable('auth_secrets')
    .set({ expires_at: new Date('2999-06-09T16:40:12.345Z'), totp_activated: true })
    .where('user_id', '=', user.id)
    .execute()
  const { body } = await selfOf(user.id)
  t.match(body.data.AuthSecret, {
    id: Number,
    deleted_at: NEVER,
    digest_method: 'argon2',
    expires_at: '2999-06-09T16:40:12.345Z',
    totp_activated: true
  })
  t.notOk(JSON.stringify(body).includes(digest))
})

t.test('200 for a caller whose password is past its day', async (t) => {
  const user = await aUser(db, { role: 'User' })
  await saveSecret(db, user.id, 'none', new Date('2020-01-01T00:00:00.000Z'))
  const { status, body } = await selfOf(user.id)
  t.equal(status, 200)
  t.equal(body.data.AuthSecret.expires_at, '2020-01-01T00:00:00.000Z')
})

t.test('400 for a deadline that is none', async (t) => {
  const { status, body } = await call('getSelf', { headers: { prefer: 'wait=soon' } })
  t.equal(status, 400)
  t.match(body, { errors: [{ context: 'Prefer' }] })
})

t.test('401 for a user who was removed a moment ago', async (t) => {
  const user = await aUser(db, { role: 'User' })
  const headers = { authorization: `Bearer ${await sessions.start(user.id)}` }
  await call('getSelf', { as: 'nobody', headers })
  await db.deleteFrom('users').where('id', '=', user.id).execute()
  t.equal((await call('getSelf', { as: 'nobody', headers })).status, 401)
})

t.test('403 for a user who was disabled', async (t) => {
  const user = await aUser(db, { role: 'User', is_disabled: true })
  const { status, body } = await selfOf(user.id)
  t.equal(status, 403)
  t.match(body, { errors: [{ context: 'login', message: 'user disabled' }] })
})
