/** What must be in no log: neither in the server's, at its most talkative, nor in the audit log. */
import { Writable } from 'node:stream'
import { pino } from 'pino'
import t from 'tap'
import { buildApp } from '../../src/app.ts'
import { openVault } from '../../src/db/vault.ts'
import { send, startApi } from '../support/api.ts'
import { aSamlProvider } from './browser.ts'
import { oidcIdentityProvider } from './oidc-identity-provider.ts'
import { samlIdentityProvider } from './saml-identity-provider.ts'

const api = await startApi(t, { env: { PUBLIC_URL: 'https://graph.example.test' } })
const { db, config, sessions, call } = api

let logged = ''
const stream = new Writable({
  write(chunk, _encoding, done) {
    logged += chunk
    done()
  }
})
const app = await buildApp({
  db,
  services: {
    config,
    sessions,
    vault: await openVault(db, Buffer.alloc(32, 7)),
    enqueue: () => Promise.reject(new Error('nothing is enqueued here'))
  },
  authenticate: () => Promise.reject(new Error('nobody has a token here')),
  logger: pino({ level: 'trace' }, stream)
})
t.teardown(() => app.close())

async function proveHidden(secrets: readonly string[]) {
  const audit = JSON.stringify(await db.selectFrom('audit_logs').selectAll().execute())
  t.match(logged, 'the answer of the identity provider is refused', 'the log is written')
  t.match(audit, 'LoginAttempt')
  for (const secret of secrets) {
    t.ok(secret.length > 20)
    t.notOk(logged.includes(secret), 'in the log of the server')
    t.notOk(audit.includes(secret), 'in the audit log')
  }
}

t.test('code, state and cookie of a refused OIDC sign-in', async (t) => {
  const idp = await oidcIdentityProvider(t)
  const body = {
    name: 'staff',
    issuer: idp.issuer,
    client_id: 'graph',
    config: { auto_provision: {} }
  }
  await call('createOidcProvider', { body })
  const path = { sso_slug: 'staff' }
  const begun = await send(t, app, 'startSsoSignIn', { path })
  const [cookie = ''] = String(begun.headers['set-cookie']).split(';')
  const { state = '' } = idp.authorize(String(begun.headers.location))
  const query = { state, code: 'a-code-that-the-provider-does-not-know' }
  const answer = await send(t, app, 'completeOidcSignIn', { path, query, headers: { cookie } })
  t.equal(answer.status, 401)
  await proveHidden([...Object.values(query), cookie.split('=')[1] ?? ''])
})

t.test('response and cookie of a refused SAML sign-in', async () => {
  const idp = await samlIdentityProvider('idp')
  const corp = await aSamlProvider(api, idp, 'corp')
  const { requestId, cookie } = await corp.start()
  const words = { tags: { Audience: 'https://other.example.test' } }
  const response = await idp.respond(corp.spMetadata, requestId, words)
  const answer = await send(t, app, 'completeSamlSignIn', {
    path: { sso_slug: 'corp' },
    body: new URLSearchParams({ SAMLResponse: response }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie }
  })
  t.equal(answer.status, 401)
  await proveHidden([response, response.slice(0, 200), cookie.split('=')[1] ?? ''])
})
