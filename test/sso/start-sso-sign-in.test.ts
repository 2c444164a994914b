import { createHash } from 'node:crypto'
import t from 'tap'
import { startApi } from '../support/api.ts'
import { aProvider } from '../support/rows.ts'
import { aSamlProvider } from './browser.ts'
import { oidcIdentityProvider } from './oidc-identity-provider.ts'
import { samlIdentityProvider } from './saml-identity-provider.ts'

const PUBLIC_URL = 'https://graph.example.test'
const api = await startApi(t, { env: { PUBLIC_URL } })
const { db, call } = api
const start = (sso_slug: string, headers: Record<string, string> = {}) =>
  call('startSsoSignIn', { path: { sso_slug }, as: 'nobody', headers })
const requestOf = (id: string) =>
  db.selectFrom('sso_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const redirecting = await samlIdentityProvider('redirecting')
const corp = await aSamlProvider(api, redirecting, 'corp')

const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value])
  ) as Record<string, string>

t.test('200 with a page that posts a signed request, where there is no redirect', async (t) => {
  const idp = await samlIdentityProvider('posting', { bindings: ['post'] })
  const provider = await aSamlProvider(api, idp, 'posting')
  const { status, headers, body } = await start('posting')
  t.equal(status, 200)
  const html = body.toString()
  t.match(html, 'action="https://posting.example.test/sso/post"')
  const requestId = await idp.readPost(fieldsOf(html), provider.spMetadata)
  t.match(await requestOf(requestId), { sso_provider_id: provider.id })
  const [, script = ''] = /<script>(.*)<\/script>/.exec(html) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  t.match(headers['content-security-policy'], `script-src 'sha256-${hash}'`)
  t.match(headers['content-security-policy'], "default-src 'none'")
  t.match(headers['set-cookie'], /^__Host-sso_browser=/)
  t.equal(headers['cache-control'], 'no-store')
})

t.test('200 escapes the address of the identity provider', async (t) => {
  const idp = await samlIdentityProvider('quoting', { bindings: ['post'] })
  const metadata = idp.metadata.replace('/sso/post', '/sso/post?a=1&amp;b=&quot;&gt;&lt;script&gt;')
  await aSamlProvider(api, { ...idp, metadata }, 'quoting')
  const { body } = await start('quoting')
  t.notMatch(body.toString(), '"><script>')
  t.match(body.toString(), 'post?a=1&#38;b=&#34;&#62;&#60;script&#62;"')
})

t.test('302 with a request that the identity provider knows as ours', async (t) => {
  const { status, headers, body } = await start('corp')
  t.equal(status, 302)
  t.equal(body.length, 0)
  const location = String(headers.location)
  t.match(location, /^https:\/\/redirecting\.example\.test\/sso\/redirect\?SAMLRequest=/)
  const requestId = await redirecting.readRedirect(location, corp.spMetadata)
  const row = await requestOf(requestId)
  t.equal(row.sso_provider_id, corp.id)
  const minutes = (row.expires_at.getTime() - Date.now()) / 60_000
  t.ok(minutes > 9.9 && minutes <= 10)
})

t.test('302 is not read by who holds another certificate of ours', async (t) => {
  const other = await aSamlProvider(api, redirecting, 'other-corp')
  const { headers } = await start('corp')
  await t.rejects(redirecting.readRedirect(String(headers.location), other.spMetadata))
})

t.test('302 to an OIDC provider with PKCE, state and nonce', async (t) => {
  const idp = await oidcIdentityProvider(t)
  const body = {
    name: 'staff',
    issuer: idp.issuer,
    client_id: 'graph',
    config: { auto_provision: {} }
  }
  await call('createOidcProvider', { body })
  const { status, headers } = await start('staff')
  t.equal(status, 302)
  const { origin, searchParams } = new URL(String(headers.location))
  t.equal(origin, idp.issuer)
  const asked = Object.fromEntries(searchParams)
  t.match(asked, {
    response_type: 'code',
    client_id: 'graph',
    redirect_uri: `${PUBLIC_URL}/api/v2/sso/staff/callback`,
    code_challenge_method: 'S256',
    code_challenge: /^[\w-]{43}$/,
    nonce: /^[\w-]{43}$/
  })
  t.ok(asked.scope?.split(' ').includes('openid'))
  const row = await requestOf(asked.state ?? '')
  t.match(row.code_verifier, /^v1\./, 'encrypted')
})

t.test('302 binds the sign-in to the browser, one key for all of its tabs', async (t) => {
  const first = await start('corp')
  const cookie = String(first.headers['set-cookie'])
  t.match(
    cookie,
    /^__Host-sso_browser=[\w-]{43}; Path=\/; HttpOnly; Max-Age=600; Secure; SameSite=None$/
  )
  const [pair = ''] = cookie.split(';')
  const second = await start('corp', { cookie: `theme=dark; ${pair}` })
  t.equal(String(second.headers['set-cookie']).split(';')[0], pair)
  const forged = await start('corp', { cookie: '__Host-sso_browser=chosen' })
  t.not(String(forged.headers['set-cookie']).split(';')[0], '__Host-sso_browser=chosen')
  const digests = await db.selectFrom('sso_requests').select('browser_digest').execute()
  t.notMatch(JSON.stringify(digests), pair.split('=')[1] as string, 'kept as a digest')
})

t.test('302 with a cookie that a browser keeps without TLS, where there is none', async (t) => {
  const plain = await startApi(t, { env: { PUBLIC_URL: 'http://127.0.0.1:8080' } })
  await aSamlProvider(plain, redirecting, 'corp')
  const path = { sso_slug: 'corp' }
  const { headers } = await plain.call('startSsoSignIn', { path, as: 'nobody' })
  t.match(headers['set-cookie'], /^sso_browser=[\w-]{43}; Path=\/; HttpOnly; Max-Age=600$/)
})

t.test(
  '302 names this server by its configuration, whatever the request calls the host',
  async (t) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const answer = await start('corp', headers)
    const requestId = await redirecting.readRedirect(
      String(answer.headers.location),
      corp.spMetadata
    )
    t.ok(requestId)
    const { inflateRawSync } = await import('node:zlib')
    const encoded = new URL(String(answer.headers.location)).searchParams.get('SAMLRequest') ?? ''
    const xml = inflateRawSync(Buffer.from(encoded, 'base64')).toString()
    t.match(xml, `AssertionConsumerServiceURL="${PUBLIC_URL}/api/v2/sso/corp/callback"`)
    t.match(xml, `${PUBLIC_URL}/api/v2/sso/corp</saml:Issuer>`)
    t.notMatch(xml, 'evil')
  }
)

t.test('302 clears away what was begun and never finished', async (t) => {
  await start('corp')
  const expires_at = new Date(Date.now() - 1000)
  await db.updateTable('sso_requests').set({ expires_at }).execute()
  await start('corp')
  const left = await db.selectFrom('sso_requests').select('id').execute()
  t.equal(left.length, 1)
})

t.test('400 for a slug that is none', async (t) => {
  const { status, body } = await start('x'.repeat(1001))
  t.equal(status, 400)
  t.match(body.errors, [{ context: 'sso_slug' }])
})

t.test('404 for a provider that does not exist', async (t) => {
  const { status, body } = await start('nowhere')
  t.equal(status, 404)
  t.strictSame(body.errors, [{ context: 'sso_slug', message: 'resource not found' }])
})

t.test('503 where the identity provider cannot be reached', async (t) => {
  const { id, slug } = await aProvider(db)
  const issuer = 'http://127.0.0.1:1'
  await db.updateTable('oidc_providers').set({ issuer }).where('sso_provider_id', '=', id).execute()
  const { status, headers, body } = await start(slug)
  t.equal(status, 503)
  t.strictSame(body.errors, [
    { context: 'provider', message: 'the identity provider cannot be reached' }
  ])
  t.ok(headers['retry-after'])
})
