/** Requests that are signed with the key of an API token instead of carrying a session token. */
import t from 'tap'
import { NOBODY, startPeople } from '../platform-users/people.ts'
import { operationById } from '../support/api.ts'
import { exampleRequests } from '../support/contract.ts'
import { type Signing, signedHeaders, type Token } from '../support/signing.ts'

const { app, db, callAs, aPerson } = await startPeople(t)

const administrator = await aPerson({ role: 'Administrator' })

const aToken = async (userId = administrator.id): Promise<Token> =>
  (await callAs(userId, 'createToken', { body: {} })).body.data

/** Sends what was signed, unless something else is told. */
async function send(
  token: Token,
  signing: Signing,
  other: { url?: string; headers?: object; body?: string | Buffer } = {}
) {
  const body = other.body ?? signing.body
  const headers = {
    ...signedHeaders(token, signing),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...other.headers
  }
  const answer = await app.inject({
    method: signing.method as 'GET',
    url: other.url ?? signing.target,
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
    ...(body === undefined ? {} : { payload: body })
  })
  const errors = answer.statusCode >= 400 ? answer.json().errors : undefined
  return { status: answer.statusCode, errors, answer }
}

const lastAccess = async ({ id }: Token) =>
  (
    await db
      .selectFrom('auth_tokens')
      .select('last_access')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).last_access

const MISMATCH = [
  { context: 'login', message: 'digest validation failed: signature digest mismatch' }
]
const KIND = JSON.stringify({
  custom_types: { Vault: { icon: { type: 'font-awesome', name: 'vault', color: '#5F9ED1' } } }
})
const CREATE = { method: 'POST', target: '/api/v2/custom-nodes', body: KIND }
const kinds = () => db.selectFrom('custom_node_kinds').selectAll().execute()

t.test('a signature over path and query opens what its owner may see', async (t) => {
  const token = await aToken()
  const before = Date.now()
  const { status, answer } = await send(token, { method: 'GET', target: '/api/v2/self' })
  t.equal(status, 200)
  t.equal(answer.json().data.id, administrator.id)
  t.ok(((await lastAccess(token))?.getTime() ?? 0) >= before - 1, 'the last use is known')
  const target = '/api/v2/platform-users?sort_by=-id&principal_name=~eq:a%20b&first_name=%2b'
  t.equal((await send(token, { method: 'GET', target })).status, 200)
})

t.test('the scheme is written in any case', async (t) => {
  const token = await aToken()
  for (const scheme of ['bhesignature', 'BHESignature', 'BHESIGNATURE']) {
    const headers = { authorization: `${scheme} ${token.id}` }
    const { status } = await send(token, { method: 'GET', target: '/api/v2/self' }, { headers })
    t.equal(status, 200, scheme)
  }
})

t.test('the age of the password is nothing to a token', async (t) => {
  const user = await aPerson({ role: 'Auditor' })
  const token = await aToken(user.id)
  const expired = { expires_at: new Date(0) }
  await db.updateTable('auth_secrets').set(expired).where('user_id', '=', user.id).execute()
  t.equal((await send(token, { method: 'GET', target: '/api/v2/audit' })).status, 200)
})

t.test('the same signature is good again, since clients repeat what they sent', async (t) => {
  const token = await aToken()
  const signing = { method: 'GET', target: '/api/v2/self', date: new Date().toISOString() }
  for (let n = 0; n < 3; n++) t.equal((await send(token, signing)).status, 200)
})

t.test('401 when path, query, method or key differ, and the token counts as unused', async (t) => {
  const [token, other] = [await aToken(), await aToken()]
  const signing = { method: 'GET', target: '/api/v2/platform-users?sort_by=id' }
  const attempts = [
    await send(token, signing, { url: '/api/v2/platform-users?sort_by=-id' }),
    await send(token, signing, { url: '/api/v2/platform-users' }),
    await send(token, { ...signing, target: '/api/v2/platform-users' }, { url: signing.target }),
    await send(token, { ...signing, target: '/api/v2/self' }, { url: signing.target }),
    await send({ id: token.id, key: other.key }, signing),
    await send({ id: token.id, key: Buffer.from(token.key, 'base64').toString('latin1') }, signing)
  ]
  for (const { status, errors } of attempts) {
    t.equal(status, 401)
    t.strictSame(errors, MISMATCH)
  }
  t.equal(await lastAccess(token), null)
})

t.test('401 when the body differs, before anything is done or written', async (t) => {
  const token = await aToken()
  const logs = async () => (await db.selectFrom('audit_logs').select('id').execute()).length
  const before = await logs()
  for (const body of [KIND.replace('Vault', 'Fault'), `${KIND} `, '{', '']) {
    const { status, errors } = await send(token, CREATE, { body })
    t.equal(status, 401, body.slice(0, 20))
    t.strictSame(errors, MISMATCH)
  }
  t.equal((await send(token, { ...CREATE, body: '' }, { body: KIND })).status, 401)
  t.strictSame(await kinds(), [])
  t.equal(await logs(), before)
  t.equal(await lastAccess(token), null)
  t.equal((await send(token, CREATE)).status, 201)
  t.equal((await kinds()).length, 1)
})

t.test('a body that was signed is judged like any other', async (t) => {
  const token = await aToken()
  const broken = await send(token, { ...CREATE, body: '{' })
  t.equal(broken.status, 400)
  const empty = await send(token, { ...CREATE, body: '{}' })
  t.match(empty, { status: 400, errors: [{ context: 'custom_types' }] })
  const large = JSON.stringify({ note: 'x'.repeat(11 * 1024 * 1024) })
  t.equal((await send(token, { ...CREATE, body: large })).status, 413)
})

t.test('a body where none is read is covered all the same', async (t) => {
  const token = await aToken()
  const signing = { method: 'GET', target: '/api/v2/self', body: 'x'.repeat(100) }
  t.equal((await send(token, signing)).status, 200)
  t.equal((await send(token, signing, { body: 'y'.repeat(100) })).status, 401)
  const large = await send(token, { ...signing, body: 'x'.repeat(11 * 1024 * 1024) })
  t.match(large, { status: 400, errors: [{ context: 'body' }] })
})

t.test('400 names what is missing or malformed', async (t) => {
  const token = await aToken()
  for (const [headers, context] of [
    [{ authorization: 'bhesignature 12' }, 'Authorization'],
    [{ requestdate: undefined }, 'RequestDate'],
    [{ requestdate: 'now' }, 'RequestDate'],
    [{ signature: undefined }, 'Signature'],
    [{ signature: '???' }, 'Signature']
  ] as const) {
    const { status, errors } = await send(
      token,
      { method: 'GET', target: '/api/v2/self' },
      { headers }
    )
    t.equal(status, 400, JSON.stringify(headers))
    t.match(errors, [{ context }])
  }
})

t.test(
  '401 for a token that does not exist, for more than two words, and for another scheme',
  async (t) => {
    const token = await aToken()
    const signing = { method: 'GET', target: '/api/v2/self' }
    t.equal((await send({ ...token, id: NOBODY }, signing)).status, 401)
    for (const authorization of [
      `bhesignature ${token.id} x`,
      'bhesignature',
      `hmac ${token.id}`
    ]) {
      const { status, errors } = await send(token, signing, { headers: { authorization } })
      t.equal(status, 401, authorization)
      t.match(errors, [{ context: 'login' }])
    }
  }
)

t.test('403 for a disabled owner, and for what the owner may not do now', async (t) => {
  const user = await aPerson({ role: 'Auditor' })
  const token = await aToken(user.id)
  const list = { method: 'GET', target: '/api/v2/audit' }
  t.equal((await send(token, list)).status, 200)
  await db.deleteFrom('users_roles').where('user_id', '=', user.id).execute()
  t.equal((await send(token, list)).status, 403)
  await db.updateTable('users').set({ is_disabled: true }).where('id', '=', user.id).execute()
  const { status, errors } = await send(token, list)
  t.equal(status, 403)
  t.strictSame(errors, [{ context: 'login', message: 'user disabled' }])
})

t.test('a refusal before the body was checked blames nobody', async (t) => {
  const user = await aPerson({ role: 'Auditor' })
  const token = await aToken(user.id)
  t.equal((await send({ ...token, key: 'guessed' }, CREATE)).status, 403)
  const signing = { method: 'DELETE', target: '/api/v2/custom-nodes/Nothing' }
  t.equal((await send(token, signing)).status, 403)
  const logs = await db
    .selectFrom('audit_logs')
    .select('actor_id')
    .where('action', '=', 'UnauthorizedAccessAttempt')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  t.strictSame(
    logs.map(({ actor_id }) => actor_id),
    [user.id, '']
  )
})

t.test('what anyone may do needs no signature, and does not believe one', async (t) => {
  const token = await aToken()
  const { status } = await send(
    { ...token, key: 'guessed' },
    { method: 'POST', target: '/api/v2/logout' }
  )
  t.equal(status, 200)
})

t.test('forms are covered too', async (t) => {
  const operation = operationById.get('createSamlProvider')
  const [example] = operation ? exampleRequests(operation) : []
  const token = await aToken()
  const signing = {
    method: 'POST',
    target: '/api/v2/saml/providers',
    body: String(example?.body)
  }
  const signed = await send(token, signing, { headers: example?.headers ?? {} })
  t.not(signed.status, 401)
  t.notMatch(signed.errors ?? [], [{ message: 'the form could not be read' }])
  const spoilt = { body: `${signing.body} `, headers: example?.headers ?? {} }
  t.equal((await send(token, signing, spoilt)).status, 401)
})
