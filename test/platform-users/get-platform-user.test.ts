import t from 'tap'
import { NOBODY, SECRET, startPeople } from './people.ts'

const { db, call, aPerson, aProvider } = await startPeople(t)
const get = (user_id: string, as: 'Administrator' | 'Auditor' = 'Administrator') =>
  call('getPlatformUser', { path: { user_id }, as })

const NEVER = { time: '0001-01-01T00:00:00.000Z', valid: false }
const ABSENT = { string: '', valid: false }

t.test('200 shows every field of a user with a password', async (t) => {
  const created_at = new Date('2026-01-02T03:04:05.678Z')
  const updated_at = new Date('2026-02-03T04:05:06.789Z')
  const user = await aPerson({
    role: 'Upload-Only',
    principal_name: 'ada.brandt',
    email_address: 'ada.brandt@example.org',
    first_name: 'Ada',
    last_name: 'Brandt',
    last_login: new Date('2026-02-03T10:20:30.400Z'),
    eula_accepted: false,
    is_disabled: true,
    created_at,
    updated_at
  })
  await db
    .updateTable('auth_secrets')
    .set({ created_at, updated_at, totp_activated: true })
    .where('user_id', '=', user.id)
    .execute()
  const { status, body } = await get(user.id)
  t.equal(status, 200)
  const { roles, AuthSecret, ...data } = body.data
  const stamps = {
    created_at: '2026-01-02T03:04:05.678Z',
    updated_at: '2026-02-03T04:05:06.789Z',
    deleted_at: NEVER
  }
  t.strictSame(data, {
    id: user.id,
    ...stamps,
    saml_provider_id: { int32: 0, valid: false },
    sso_provider_id: { int32: 0, valid: false },
    first_name: { string: 'Ada', valid: true },
    last_name: { string: 'Brandt', valid: true },
    email_address: { string: 'ada.brandt@example.org', valid: true },
    principal_name: 'ada.brandt',
    last_login: '2026-02-03T10:20:30.400Z',
    is_disabled: true,
    eula_accepted: false
  })
  t.strictSame(AuthSecret, {
    id: AuthSecret.id,
    ...stamps,
    digest_method: 'argon2',
    expires_at: '2999-01-01T00:00:00.000Z',
    totp_activated: true
  })
  t.equal(roles.length, 1)
  t.match(roles[0], { id: Number, name: 'Upload-Only', description: /\w/, deleted_at: NEVER })
  t.strictSame(
    roles[0].permissions.map((one: { authority: string; name: string }) => [
      one.authority,
      one.name
    ]),
    [
      ['clients', 'Tasking'],
      ['graphdb', 'Ingest']
    ]
  )
})

t.test('200 a user of an SSO provider has the provider and no secret', async (t) => {
  const sso_provider_id = await aProvider('Corp')
  const user = await aPerson({ sso_provider_id, email_address: null })
  await db.deleteFrom('auth_secrets').where('user_id', '=', user.id).execute()
  const { body } = await get(user.id)
  t.match(body.data, {
    AuthSecret: null,
    sso_provider_id: { int32: sso_provider_id, valid: true },
    saml_provider_id: { int32: 0, valid: false },
    first_name: ABSENT,
    email_address: ABSENT,
    last_login: '0001-01-01T00:00:00.000Z'
  })
  t.equal(body.data.AuthSecret, null)
})

t.test('200 shows neither digest nor one-time password secret', async (t) => {
  const user = await aPerson()
  const totp_secret = 'v1.told-to-nobody'
  await db.updateTable('auth_secrets').set({ totp_secret }).where('user_id', '=', user.id).execute()
  const text = JSON.stringify((await get(user.id)).body)
  for (const hidden of ['argon2id', totp_secret, SECRET]) t.notOk(text.includes(hidden), hidden)
})

t.test('200 takes the id in upper case, and serves an Auditor', async (t) => {
  const user = await aPerson()
  t.equal((await get(user.id.toUpperCase(), 'Auditor')).body.data.id, user.id)
})

t.test(
  '400 for an id that is no uuid, also where PostgreSQL or the validator might take it',
  async (t) => {
    for (const id of ['1', 'me', `urn:uuid:${NOBODY}`, `{${NOBODY}}`, NOBODY.replaceAll('-', '')]) {
      const { status, body } = await get(id)
      t.equal(status, 400, id)
      t.match(body, { errors: [{ context: 'user_id', message: /uuid/ }] })
    }
  }
)

t.test('404 when there is no such user', async (t) => {
  const { status, body } = await get(NOBODY)
  t.equal(status, 404)
  t.match(body, { errors: [{ context: 'user_id', message: 'user not found' }] })
})
