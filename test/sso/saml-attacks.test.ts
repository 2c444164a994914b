/** Responses that must sign nobody in. Each is refused with its reason, leaves a failure in the audit log and no session. */
import t, { type Test } from 'tap'
import { buildApp } from '../../src/app.ts'
import { openVault } from '../../src/db/vault.ts'
import { findProvider, type SamlProvider } from '../../src/sso/providers.ts'
import { verifyResponse } from '../../src/sso/saml.ts'
import { send, startApi } from '../support/api.ts'
import { aUser } from '../support/rows.ts'
import { ATTACKER, ATTACKS, type Attack, VICTIM } from './attacks.ts'
import { aSamlProvider } from './browser.ts'
import { decoded, encoded, samlIdentityProvider } from './saml-identity-provider.ts'
import { WRAPPINGS } from './wrappings.ts'

const PUBLIC_URL = 'https://graph.example.test'
const api = await startApi(t, { env: { PUBLIC_URL } })
const { db, config, sessions, enqueued } = api
const idp = await samlIdentityProvider('idp')
const [corp, neighbour] = [
  await aSamlProvider(api, idp, 'corp'),
  await aSamlProvider(api, idp, 'neighbour')
]
for (const principal_name of [VICTIM, ATTACKER, `${VICTIM}.evil.test`]) {
  const role = principal_name === VICTIM ? 'Administrator' : 'Read-Only'
  await aUser(db, { principal_name, role, sso_provider_id: corp.id })
}

const countOf = async (table: 'user_sessions' | 'sso_codes') =>
  (
    await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .execute()
  )[0]?.n

async function proveRefused(
  t: Test,
  attempt: () => Promise<{ status: number; body: { errors: unknown } }>,
  reason: string | RegExp
) {
  const before = await countOf('user_sessions')
  const { status, body } = await attempt()
  t.equal(status, 401)
  const said = 'the answer of the identity provider is refused: '
  const message =
    typeof reason === 'string' ? said + reason : new RegExp(`^${said}.*${reason.source}`)
  t.match(body.errors, [{ context: 'login', message }])
  t.equal(await countOf('user_sessions'), before, 'there is no session')
  const [last, intent] = await db
    .selectFrom('audit_logs')
    .select(['action', 'status', 'fields', 'commit_id'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  t.match(last, { action: 'LoginAttempt', status: 'failure', fields: { sso_slug: String } })
  t.match(intent, { action: 'LoginAttempt', status: 'intent', commit_id: last?.commit_id })
}

async function attack({ words, signed, tamper = (xml) => xml }: Attack) {
  const { requestId, cookie } = await corp.start()
  const response = await idp.respond(
    corp.spMetadata,
    requestId,
    { email: ATTACKER, ...words },
    signed
  )
  const changed = tamper(decoded(response))
  return corp.finish(encoded(changed), cookie)
}

t.test('without an attack the same responses sign in', async (t) => {
  for (const signed of ['assertion', 'response', 'both'] as const) {
    t.equal((await attack({ signed, reason: '' })).status, 200, signed)
  }
})

for (const [name, { signed, wrap }] of Object.entries(WRAPPINGS)) {
  t.test(`401 for ${name}`, async (t) => {
    const tamper = (xml: string) => wrap(xml, VICTIM)
    const reason =
      /must contain one assertion|an id occurs twice|a signature is not in its place|of another element/
    await proveRefused(t, () => attack({ signed, tamper, reason }), reason)
  })

  t.test(`${name.slice(0, 4)} is refused by the check of the signature alone, too`, async (t) => {
    const provider = (await findProvider(db, 'id', corp.id)) as SamlProvider
    const settings = { vault: await openVault(db, Buffer.alloc(32, 7)), publicUrl: PUBLIC_URL }
    const { requestId } = await corp.start()
    const response = await idp.respond(corp.spMetadata, requestId, { email: ATTACKER }, signed)
    const verify = (base64: string) => verifyResponse(provider, settings, { base64, requestId })
    t.equal((await verify(response)).identity.principal, ATTACKER)
    const identity = await verify(encoded(wrap(decoded(response), VICTIM))).then(
      (assertion) => assertion.identity.principal,
      () => 'refused'
    )
    t.not(identity, VICTIM)
  })
}

for (const [name, one] of Object.entries(ATTACKS)) {
  t.test(`401 for ${name}`, async (t) => {
    await proveRefused(t, () => attack(one), one.reason)
  })
}

t.test('401 for a signature of another key', async (t) => {
  // Of the same name, hence with the same words, and with a key of its own.
  const impostor = await samlIdentityProvider('idp')
  for (const signed of ['assertion', 'response', 'both'] as const) {
    const { requestId, cookie } = await corp.start()
    const response = await impostor.respond(corp.spMetadata, requestId, { email: VICTIM }, signed)
    await proveRefused(t, () => corp.finish(response, cookie), 'Invalid signature')
  }
})

t.test('401 for the signature of another provider, known to this server', async (t) => {
  const other = await samlIdentityProvider('other')
  await aSamlProvider(api, other, 'other')
  const { requestId, cookie } = await corp.start()
  const tags = { Issuer: idp.entityId }
  const response = await other.respond(corp.spMetadata, requestId, { email: VICTIM, tags })
  await proveRefused(t, () => corp.finish(response, cookie), 'Invalid signature')
})

t.test('401 for a response to another provider of the same identity provider', async (t) => {
  const begun = await neighbour.start()
  const response = await idp.respond(neighbour.spMetadata, begun.requestId, { email: VICTIM })
  await proveRefused(
    t,
    () => corp.finish(response, begun.cookie),
    'it is meant for another recipient'
  )
  const redirected = await idp.respond(corp.spMetadata, begun.requestId, { email: VICTIM })
  await proveRefused(
    t,
    () => corp.finish(redirected, begun.cookie),
    'this browser asked for no such answer'
  )
})

t.test('401 for a signature with SHA-1', async (t) => {
  const old = await samlIdentityProvider('old', { algorithm: 'rsa-sha1' })
  const provider = await aSamlProvider(api, old, 'old')
  await proveRefused(
    t,
    () => provider.signIn({ email: ATTACKER }),
    'the algorithm of a signature is not accepted'
  )
})

t.test('401 for an answer that this browser did not ask for', async (t) => {
  const unsolicited = await idp.respond(corp.spMetadata, '_never-asked', { email: ATTACKER })
  const { cookie } = await corp.start()
  const reason = 'this browser asked for no such answer'
  await proveRefused(t, () => corp.finish(unsolicited, cookie), reason)
  // Whoever begins a sign-in as himself and lets somebody else's browser finish it.
  const { requestId } = await corp.start()
  const own = await idp.respond(corp.spMetadata, requestId, { email: ATTACKER })
  await proveRefused(t, () => corp.finish(own, undefined), reason)
  await proveRefused(t, () => corp.finish(own, cookie), reason)
})

t.test('401 for an answer that comes too late', async (t) => {
  const { requestId, cookie } = await corp.start()
  await db
    .updateTable('sso_requests')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('id', '=', requestId)
    .execute()
  const response = await idp.respond(corp.spMetadata, requestId, { email: ATTACKER })
  await proveRefused(
    t,
    () => corp.finish(response, cookie),
    'this browser asked for no such answer'
  )
})

t.test('401 for a response that comes again, here and in another process', async (t) => {
  const vault = await openVault(db, Buffer.alloc(32, 7))
  const services = {
    config,
    sessions,
    vault,
    enqueue: async (task: string, payload: object) => void enqueued.push({ task, payload })
  }
  const second = await buildApp({
    db,
    services,
    authenticate: () => Promise.reject(new Error('nobody has a token here'))
  })
  t.teardown(() => second.close())
  const { requestId, cookie } = await corp.start()
  const response = await idp.respond(corp.spMetadata, requestId, { email: ATTACKER })
  const elsewhere = () =>
    send(t, second, 'completeSamlSignIn', {
      path: { sso_slug: 'corp' },
      body: new URLSearchParams({ SAMLResponse: response }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie }
    })
  const answers = await Promise.all([
    corp.finish(response, cookie),
    elsewhere(),
    corp.finish(response, cookie),
    elsewhere()
  ])
  t.strictSame(answers.map(({ status }) => status).sort(), [200, 401, 401, 401])
  await proveRefused(t, elsewhere, 'this browser asked for no such answer')
})

t.test('401 for an assertion that was used, even if its request were open again', async (t) => {
  const { requestId, cookie } = await corp.start()
  const request = await db
    .selectFrom('sso_requests')
    .selectAll()
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  const response = await idp.respond(corp.spMetadata, requestId, { email: ATTACKER })
  t.equal((await corp.finish(response, cookie)).status, 200)
  await db.insertInto('sso_requests').values(request).execute()
  await proveRefused(t, () => corp.finish(response, cookie), 'it has been used before')
})
