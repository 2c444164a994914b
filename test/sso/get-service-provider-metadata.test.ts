import { X509Certificate } from 'node:crypto'
import t from 'tap'
import { startApi } from '../support/api.ts'
import { aProvider } from '../support/rows.ts'
import { aSamlProvider } from './browser.ts'
import { samlIdentityProvider } from './saml-identity-provider.ts'
import { samlify } from './samlify.ts'

const PUBLIC_URL = 'https://graph.example.test/base'
const api = await startApi(t, { env: { PUBLIC_URL } })
const { db, call } = api
const idp = await samlIdentityProvider('idp')
const { id } = await aSamlProvider(api, idp, 'corp')
const get = (sso_slug: string, headers: Record<string, string> = {}) =>
  call('getServiceProviderMetadata', { path: { sso_slug }, as: 'nobody', headers })

t.test('200 as another implementation reads it', async (t) => {
  const { status, body } = await get('corp', { host: 'evil.example' })
  t.equal(status, 200)
  const { entityMeta } = samlify.ServiceProvider({ metadata: body.toString() })
  t.equal(entityMeta.getEntityID(), `${PUBLIC_URL}/api/v2/sso/corp`)
  const callback = entityMeta.getAssertionConsumerService('post')
  t.equal(callback, `${PUBLIC_URL}/api/v2/sso/corp/callback`)
  t.match(body.toString(), /WantAssertionsSigned="true"/)
  t.match(body.toString(), /AuthnRequestsSigned="true"/)
})

t.test(
  '200 with the certificate that the administrator can download, and no private key',
  async (t) => {
    const { body } = await get('corp')
    const path = { sso_provider_id: id }
    const download = (await call('getSigningCertificate', { path })).body.toString()
    const [, base64 = ''] = /<ds:X509Certificate>([^<]+)</.exec(body.toString()) ?? []
    t.strictSame(
      new X509Certificate(Buffer.from(base64, 'base64')).fingerprint256,
      new X509Certificate(download).fingerprint256
    )
    t.notMatch(body.toString(), /PRIVATE/)
  }
)

t.test('400 for a slug that is none', async (t) => {
  const { status, body } = await get('x'.repeat(1001))
  t.equal(status, 400)
  t.match(body.errors, [{ context: 'sso_slug' }])
})

t.test('404 for an OIDC provider, and for none', async (t) => {
  for (const slug of [(await aProvider(db)).slug, 'nowhere']) {
    const { status, body } = await get(slug)
    t.equal(status, 404)
    t.strictSame(body.errors, [{ context: 'sso_slug', message: 'resource not found' }])
  }
})
