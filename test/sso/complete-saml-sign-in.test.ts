import t from 'tap'
import { startApi } from '../support/api.ts'
import { aProvider, aUser } from '../support/rows.ts'
import { aSamlProvider, tokenOn } from './browser.ts'
import { EMAIL_CLAIM, ROLE_CLAIM, samlIdentityProvider } from './saml-identity-provider.ts'

const PUBLIC_URL = 'https://graph.example.test'
const api = await startApi(t, { env: { PUBLIC_URL } })
const { db, call } = api

const roleId = async (name: string) =>
  (await db.selectFrom('roles').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const reader = await roleId('Read-Only')

const idp = await samlIdentityProvider('idp')
const strict = await aSamlProvider(api, idp, 'strict')
const open = await aSamlProvider(api, idp, 'open', { roleId: reader, roles: false })
const ruling = await aSamlProvider(api, idp, 'ruling', { roleId: reader, roles: true })

const selfWith = async (token: string) =>
  (await call('getSelf', { as: 'nobody', headers: { authorization: `Bearer ${token}` } })).body.data
const roleNames = ({ roles }: { roles: { name: string }[] }) => roles.map(({ name }) => name)
const rowOf = (principal: string) =>
  db.selectFrom('users').selectAll().where('principal_name', '=', principal).executeTakeFirst()
const logsOf = (action: string) =>
  db
    .selectFrom('audit_logs')
    .select(['status', 'actor_name', 'fields', 'request_id'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .execute()

t.test('200 signs a known user in, with a session of this provider', async (t) => {
  const user = await aUser(db, {
    role: 'Auditor',
    principal_name: 'known@corp.example',
    sso_provider_id: strict.id
  })
  const { status, headers, body } = await strict.signIn({ email: 'known@corp.example' })
  t.equal(status, 200)
  t.equal(headers['cache-control'], 'no-store')
  const self = await selfWith(tokenOn(body))
  t.equal(self.id, user.id)
  t.ok(Date.now() - Date.parse(self.last_login) < 60_000)
  const session = await db
    .selectFrom('user_sessions')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  t.match(session, { auth_provider_type: 1, auth_provider_id: strict.id })
})

for (const signed of ['assertion', 'response', 'both'] as const) {
  t.test(
    `200 where the ${signed === 'both' ? 'response and the assertion are' : `${signed} is`} signed`,
    async (t) => {
      const email = `${signed}@corp.example`
      const { status, body } = await open.signIn({ email }, signed)
      t.equal(status, 200)
      t.equal((await selfWith(tokenOn(body))).principal_name, email)
    }
  )
}

t.test('200 creates an unknown user as the response describes it', async (t) => {
  const { status, body } = await open.signIn({
    email: 'name.id@corp.example',
    attributes: {
      [EMAIL_CLAIM]: ['rosa.vega@corp.example'],
      'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname': ['Rosa &amp; Co'],
      'urn:oid:2.5.4.4': ['Vega'],
      [ROLE_CLAIM]: ['bh-administrator']
    }
  })
  t.equal(status, 200)
  const self = await selfWith(tokenOn(body))
  t.match(self, {
    principal_name: 'rosa.vega@corp.example',
    email_address: { string: 'rosa.vega@corp.example', valid: true },
    first_name: { string: 'Rosa & Co', valid: true },
    last_name: { string: 'Vega', valid: true },
    sso_provider_id: { int32: open.id, valid: true },
    AuthSecret: null
  })
  t.strictSame(roleNames(self), ['Read-Only'], 'the default, since the provider rules no roles')
  const [created] = await logsOf('CreateUser')
  t.match(created, {
    status: 'success',
    fields: {
      user_id: self.id,
      principal: 'rosa.vega@corp.example',
      role: 'Read-Only',
      sso_provider: 'open'
    }
  })
})

t.test('200 for a second sign-in finds the user that the first one created', async (t) => {
  const email = 'twice@corp.example'
  const tokens = [
    tokenOn((await open.signIn({ email })).body),
    tokenOn((await open.signIn({ email })).body)
  ]
  t.not(tokens[0], tokens[1])
  const [one, other] = await Promise.all(tokens.map(selfWith))
  t.equal(one.id, other.id)
})

t.test('200 for two first sign-ins at once creates one user', async (t) => {
  const email = 'at.once@corp.example'
  const answers = await Promise.all([1, 2, 3].map(() => open.signIn({ email })))
  t.strictSame(
    answers.map(({ status }) => status),
    [200, 200, 200]
  )
})

t.test('200 gives the role that the provider names, and updates it', async (t) => {
  const email = 'ruled@corp.example'
  const as = async (...roles: string[]) => {
    const { status, body } = await ruling.signIn({ email, attributes: { [ROLE_CLAIM]: roles } })
    t.equal(status, 200)
    return roleNames(await selfWith(tokenOn(body)))
  }
  t.strictSame(await as('bh-power-user'), ['Power User'])
  t.strictSame(await as('staff', 'bh-auditor'), ['Auditor'], 'other values are none of ours')
  const [changed] = await logsOf('UpdateUser')
  const user = await rowOf(email)
  t.match(changed, {
    status: 'success',
    actor_name: email,
    fields: {
      user_id: user?.id,
      role: 'Auditor',
      former_role: 'Power User',
      sso_provider: 'ruling'
    }
  })
  t.strictSame(await as('staff'), ['Read-Only'], 'the default without a role that there is')
})

t.test('200 knows the new role at once in sessions that go on', async (t) => {
  const email = 'promoted@corp.example'
  const sign = async (role: string) =>
    tokenOn((await ruling.signIn({ email, attributes: { [ROLE_CLAIM]: [role] } })).body)
  const audit = async (token: string) =>
    (await call('listAuditLogs', { as: 'nobody', headers: { authorization: `Bearer ${token}` } }))
      .status
  const first = await sign('bh-user')
  t.equal(await audit(first), 403)
  await sign('bh-auditor')
  t.equal(await audit(first), 200)
})

t.test('200 grants nothing for an attribute that users may edit themselves', async (t) => {
  const email = 'climber@corp.example'
  const { body } = await ruling.signIn({
    email,
    attributes: { displayName: ['bh-administrator'], title: ['bh-administrator'] }
  })
  t.strictSame(roleNames(await selfWith(tokenOn(body))), ['Read-Only'])
})

t.test('200 keeps the last administrator, whatever the provider says', async (t) => {
  const email = 'last@corp.example'
  await db
    .deleteFrom('users_roles')
    .where('role_id', '=', await roleId('Administrator'))
    .execute()
  const sign = async (role: string) => {
    const { status, body } = await ruling.signIn({ email, attributes: { [ROLE_CLAIM]: [role] } })
    t.equal(status, 200)
    return roleNames(await selfWith(tokenOn(body)))
  }
  t.strictSame(await sign('bh-administrator'), ['Administrator'])
  t.strictSame(await sign('bh-user'), ['Administrator'])
  await aUser(db, { role: 'Administrator' })
  t.strictSame(await sign('bh-user'), ['User'], 'there is another one now')
})

t.test('200 and each refusal are in the audit log, without the response', async (t) => {
  const email = 'audited@corp.example'
  await open.signIn({ email })
  const response = 'bm90IGEgcmVzcG9uc2U='
  await open.finish(response, undefined)
  const [failure, intent, success] = await logsOf('LoginAttempt')
  t.match(success, { status: 'success', actor_name: email, fields: { sso_slug: 'open' } })
  t.match(failure, { status: 'failure', actor_name: '', fields: { sso_slug: 'open' } })
  t.equal(failure?.request_id, intent?.request_id)
  const all = await db.selectFrom('audit_logs').selectAll().execute()
  t.notMatch(JSON.stringify(all), new RegExp(`${response}|PHNhbWxw`))
})

t.test('302 to the configured address, with a code instead of a token', async (t) => {
  const other = await startApi(t, {
    env: { PUBLIC_URL, SSO_RETURN_URL: 'https://ui.example.test/signed-in' }
  })
  const provider = await aSamlProvider(other, idp, 'corp', { roleId: reader, roles: false })
  const { status, headers, body } = await provider.signIn({ email: 'returning@corp.example' })
  t.equal(status, 302)
  t.equal(body.length, 0)
  const url = new URL(String(headers.location))
  t.equal(url.origin + url.pathname, 'https://ui.example.test/signed-in')
  t.strictSame([...url.searchParams.keys()], ['code'])
  const sessions = await other.db
    .selectFrom('user_sessions')
    .innerJoin('users', 'users.id', 'user_sessions.user_id')
    .select('user_sessions.id')
    .where('principal_name', '=', 'returning@corp.example')
    .execute()
  t.strictSame(sessions, [], 'the session begins when the code is exchanged')
  const codes = await other.db.selectFrom('sso_codes').select('digest').execute()
  t.notMatch(JSON.stringify(codes), String(url.searchParams.get('code')), 'kept as a digest')
})

t.test('400 without a response, and for one that comes twice', async (t) => {
  const path = { sso_slug: 'open' }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const body of ['RelayState=x', 'SAMLResponse=', 'SAMLResponse=a&SAMLResponse=b']) {
    const answer = await call('completeSamlSignIn', { path, as: 'nobody', body, headers })
    t.equal(answer.status, 400, body)
    t.match(answer.body.errors, [{ context: 'SAMLResponse' }])
  }
})

t.test('403 for whom the provider knows and this server does not let in', async (t) => {
  await aUser(db, { principal_name: 'local@corp.example', role: 'User' })
  await aUser(db, { principal_name: 'elsewhere@corp.example', sso_provider_id: open.id })
  const row = { sso_provider_id: open.id, is_disabled: true }
  await aUser(db, { principal_name: 'disabled@corp.example', ...row })
  await aUser(db, { principal_name: 'other-name', email_address: 'mine@corp.example' })
  const two = { [ROLE_CLAIM]: ['bh-user', 'bh-auditor'] }
  const cases = [
    [strict, { email: 'stranger@corp.example' }, 'the user is not known here'],
    [open, { email: 'local@corp.example' }, 'the user does not sign in through this provider'],
    [
      strict,
      { email: 'elsewhere@corp.example' },
      'the user does not sign in through this provider'
    ],
    [open, { email: 'disabled@corp.example' }, 'user disabled'],
    [open, { email: 'mine@corp.example' }, 'the e-mail address is that of another user'],
    [
      ruling,
      { email: 'torn@corp.example', attributes: two },
      'the identity provider names more than one role'
    ]
  ] as const
  for (const [provider, words, message] of cases) {
    const { status, body } = await provider.signIn(words)
    t.equal(status, 403, message)
    t.strictSame(body.errors, [{ context: 'login', message }])
    t.equal((await logsOf('LoginAttempt'))[0]?.status, 'failure')
  }
  t.equal(await rowOf('stranger@corp.example'), undefined)
  t.equal(await rowOf('torn@corp.example'), undefined)
})

t.test('404 for a provider that does not exist, and for one of OIDC', async (t) => {
  const { slug } = await aProvider(db)
  for (const sso_slug of ['nowhere', slug]) {
    const { status, body } = await call('completeSamlSignIn', {
      path: { sso_slug },
      as: 'nobody',
      body: 'SAMLResponse=eA==',
      headers: { 'content-type': 'application/x-www-form-urlencoded' }
    })
    t.equal(status, 404)
    t.strictSame(body.errors, [{ context: 'sso_slug', message: 'resource not found' }])
  }
})

t.test('413 for a form that nobody needs', async (t) => {
  const { status } = await open.finish('A'.repeat(11 * 1024 * 1024), undefined)
  t.equal(status, 413)
})
