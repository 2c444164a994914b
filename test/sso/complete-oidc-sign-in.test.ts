import t, { type Test } from 'tap'
import { startApi } from '../support/api.ts'
import { aUser } from '../support/rows.ts'
import { tokenOn } from './browser.ts'
import { type Misbehaviour, oidcIdentityProvider } from './oidc-identity-provider.ts'

const PUBLIC_URL = 'https://graph.example.test'
const api = await startApi(t, { env: { PUBLIC_URL } })
const { db, call } = api
const idp = await oidcIdentityProvider(t)
const roleId = async (name: string) =>
  (await db.selectFrom('roles').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const reader = await roleId('Read-Only')

async function anOidcProvider(name: string, auto_provision: object, issuer = idp.issuer) {
  const body = { name, issuer, client_id: 'graph', config: { auto_provision } }
  const answer = await call('createOidcProvider', { body })
  return answer.body.data.id as number
}
const open = await anOidcProvider('open', { enabled: true, default_role_id: reader })
const ruling = await anOidcProvider('ruling', {
  enabled: true,
  default_role_id: reader,
  role_provision: true
})
await anOidcProvider('strict', {})

async function start(sso_slug: string) {
  const { status, headers } = await call('startSsoSignIn', { path: { sso_slug }, as: 'nobody' })
  if (status !== 302) throw new Error(`answered ${status}`)
  const [cookie = ''] = String(headers['set-cookie']).split(';')
  return { location: String(headers.location), cookie }
}
const finish = (sso_slug: string, query: Record<string, string>, cookie?: string) =>
  call('completeOidcSignIn', {
    path: { sso_slug },
    query,
    as: 'nobody',
    ...(cookie ? { headers: { cookie } } : {})
  })
async function signIn(slug: string, behaviour: Misbehaviour = {}) {
  idp.behave(behaviour)
  const { location, cookie } = await start(slug)
  return finish(slug, idp.authorize(location), cookie)
}
const selfWith = async (token: string) =>
  (await call('getSelf', { as: 'nobody', headers: { authorization: `Bearer ${token}` } })).body.data
const lastAudit = () =>
  db.selectFrom('audit_logs').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

async function proveRefused(
  t: Test,
  answer: { status: number; body: { errors: unknown } },
  reason: RegExp
) {
  t.equal(answer.status, 401)
  const message = new RegExp(`^the answer of the identity provider is refused: .*${reason.source}`)
  t.match(answer.body.errors, [{ context: 'login', message }])
  t.match(await lastAudit(), { action: 'LoginAttempt', status: 'failure', actor_id: '' })
}

t.test('200 creates a user and signs it in with a session of the provider', async (t) => {
  const { status, headers, body } = await signIn('open', {
    claims: { given_name: 'Rosa', family_name: 'Vega', roles: ['bh-administrator'] }
  })
  t.equal(status, 200)
  t.equal(headers['cache-control'], 'no-store')
  const self = await selfWith(tokenOn(body))
  t.match(self, {
    principal_name: 'rosa.vega@corp.example',
    first_name: { string: 'Rosa', valid: true },
    last_name: { string: 'Vega', valid: true },
    sso_provider_id: { int32: open, valid: true },
    roles: [{ name: 'Read-Only' }]
  })
  const session = await db
    .selectFrom('user_sessions')
    .selectAll()
    .where('user_id', '=', self.id)
    .executeTakeFirst()
  t.match(session, { auth_provider_type: 2, auth_provider_id: open })
})

t.test('200 gives the role of the claim, and updates it', async (t) => {
  const as = async (claims: object) => {
    const behaviour = { claims: { email: 'ruled@corp.example', ...claims } }
    const { body } = await signIn('ruling', behaviour)
    const self = await selfWith(tokenOn(body))
    return [self.sso_provider_id.int32, self.roles.map(({ name }: { name: string }) => name)]
  }
  t.strictSame(await as({ roles: ['bh-auditor'] }), [ruling, ['Auditor']])
  t.strictSame(await as({ role: 'bh-power-user' }), [ruling, ['Power User']])
  t.strictSame(await as({ nickname: 'bh-administrator' }), [ruling, ['Read-Only']])
})

t.test(
  '200 takes the e-mail address from the user information where the token has none',
  async (t) => {
    const { status, body } = await signIn('open', {
      claims: { email: undefined },
      userinfo: { email: 'informed@corp.example' }
    })
    t.equal(status, 200)
    t.equal((await selfWith(tokenOn(body))).principal_name, 'informed@corp.example')
  }
)

t.test('302 to the configured address, with a code that POST /login exchanges', async (t) => {
  const other = await startApi(t, {
    env: { PUBLIC_URL, SSO_RETURN_URL: 'https://ui.example.test/signed-in' }
  })
  idp.behave({})
  const body = {
    name: 'corp',
    issuer: idp.issuer,
    client_id: 'graph',
    config: { auto_provision: { enabled: true, default_role_id: reader } }
  }
  await other.call('createOidcProvider', { body })
  const path = { sso_slug: 'corp' }
  const begun = await other.call('startSsoSignIn', { path, as: 'nobody' })
  const [cookie = ''] = String(begun.headers['set-cookie']).split(';')
  const query = idp.authorize(String(begun.headers.location))
  const headers = { cookie }
  const answer = await other.call('completeOidcSignIn', { path, query, headers, as: 'nobody' })
  t.equal(answer.status, 302)
  const url = new URL(String(answer.headers.location))
  t.equal(url.origin + url.pathname, 'https://ui.example.test/signed-in')
  const login = { login_method: 'sso_code', code: url.searchParams.get('code') }
  const { status, body: session } = await other.call('login', { body: login, as: 'nobody' })
  t.equal(status, 200)
  const authorization = `Bearer ${session.data.session_token}`
  const self = await other.call('getSelf', { as: 'nobody', headers: { authorization } })
  t.equal(self.body.data.principal_name, 'rosa.vega@corp.example')
})

t.test('400 without a state', async (t) => {
  for (const query of [{ code: 'x' }, { state: '', code: 'x' }] as Record<string, string>[]) {
    const { status, body } = await finish('open', query)
    t.equal(status, 400)
    t.match(body.errors, [{ context: 'state' }])
  }
})

t.test('401 for an answer that this browser did not ask for, or that comes again', async (t) => {
  idp.behave({})
  const { location, cookie } = await start('open')
  const query = idp.authorize(location)
  const another = await start('open')
  const reason = /this browser asked for no such answer/
  await proveRefused(t, await finish('open', query), reason)
  await proveRefused(t, await finish('open', query, another.cookie), reason)
  await proveRefused(t, await finish('ruling', query, cookie), reason)
  await proveRefused(t, await finish('open', { ...query, state: 'other' }, cookie), reason)
  t.equal((await finish('open', query, cookie)).status, 200)
  await proveRefused(t, await finish('open', query, cookie), reason)
})

t.test('401 for a code of another sign-in, whose verifier is another one', async (t) => {
  idp.behave({})
  const [own, stolen] = [await start('open'), await start('open')]
  const { code = '' } = idp.authorize(stolen.location)
  const { state = '' } = idp.authorize(own.location)
  await proveRefused(t, await finish('open', { code, state }, own.cookie), /it says invalid_grant/)
})

t.test('401 where the identity provider signed nobody in', async (t) => {
  idp.behave({})
  const { location, cookie } = await start('open')
  const { state = '' } = idp.authorize(location)
  const query = { state, error: 'access_denied', error_description: 'not you' }
  await proveRefused(t, await finish('open', query, cookie), /it says access_denied/)
})

t.test('401 without a code and without an error', async (t) => {
  idp.behave({})
  const { location, cookie } = await start('open')
  const { state = '' } = idp.authorize(location)
  await proveRefused(t, await finish('open', { state }, cookie), /./)
})

const past = Math.floor(Date.now() / 1000) - 3600
const FAULTY: Record<string, [Misbehaviour, RegExp]> = {
  'a signature of another key': [{ isSignedByStranger: true }, /signature/],
  'another audience': [{ claims: { aud: 'other' } }, /aud/],
  'another issuer': [{ claims: { iss: 'https://other.example.test' } }, /iss/],
  'another nonce': [{ claims: { nonce: 'other' } }, /nonce/],
  'an end that has passed': [{ claims: { exp: past } }, /exp/],
  'no ID token': [{ tokens: ({ id_token: _, ...rest }) => rest }, /./],
  'no e-mail address': [{ claims: { email: undefined } }, /does not name the user by an e-mail/],
  'an e-mail address that nobody verified': [
    { claims: { email_verified: false } },
    /the e-mail address of the user is not verified/
  ],
  'an e-mail address that nobody verified, in so many words': [
    { claims: { email_verified: 'False' } },
    /the e-mail address of the user is not verified/
  ],
  'an e-mail address that is longer than a name': [
    { claims: { email: `${'\u{1f600}'.repeat(700)}@corp.example` } },
    /does not name the user/
  ],
  'an e-mail address that cannot be stored': [
    { claims: { email: 'a\ud800@corp.example' } },
    /does not name the user/
  ],
  'an e-mail address that is blank': [{ claims: { email: ' ' } }, /does not name the user/],
  'an e-mail address that is no text': [{ claims: { email: ['a'] } }, /does not name the user/]
}

for (const [what, [behaviour, reason]] of Object.entries(FAULTY)) {
  t.test(`401 for an ID token with ${what}`, async (t) => {
    await proveRefused(t, await signIn('open', behaviour), reason)
  })
}

t.test('403 for a user whom nobody created, and for one who was disabled', async (t) => {
  const stranger = await signIn('strict', { claims: { email: 'stranger@corp.example' } })
  t.equal(stranger.status, 403)
  t.strictSame(stranger.body.errors, [{ context: 'login', message: 'the user is not known here' }])
  const email = 'disabled@corp.example'
  await aUser(db, { principal_name: email, sso_provider_id: open, is_disabled: true })
  const disabled = await signIn('open', { claims: { email } })
  t.equal(disabled.status, 403)
  t.strictSame(disabled.body.errors, [{ context: 'login', message: 'user disabled' }])
})

t.test('404 for a provider that does not exist', async (t) => {
  const { status, body } = await finish('nowhere', { state: 'x', code: 'y' })
  t.equal(status, 404)
  t.match(body.errors, [{ context: 'sso_slug' }])
})

t.test('neither code nor state reaches the audit log', async (t) => {
  idp.behave({})
  const { location, cookie } = await start('open')
  const query = idp.authorize(location)
  await finish('open', query, cookie)
  const text = JSON.stringify(await db.selectFrom('audit_logs').selectAll().execute())
  for (const secret of Object.values(query)) t.notOk(text.includes(secret))
})

t.test('503 where the identity provider cannot be reached', async (t) => {
  const gone = await oidcIdentityProvider(t)
  await anOidcProvider('gone', {}, gone.issuer)
  const { location, cookie } = await start('gone')
  const query = gone.authorize(location)
  await gone.close()
  const { status, headers, body } = await finish('gone', query, cookie)
  t.equal(status, 503)
  t.match(body.errors, [{ message: 'the identity provider cannot be reached' }])
  t.ok(headers['retry-after'])
})
