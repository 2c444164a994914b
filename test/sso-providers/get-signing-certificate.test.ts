import { createPrivateKey, X509Certificate } from 'node:crypto'
import t from 'tap'
import { openVault } from '../../src/db/vault.ts'
import { startApi } from '../support/api.ts'
import { multipart } from '../support/forms.ts'
import { aProvider } from '../support/rows.ts'
import { metadata } from './metadata.ts'

const { db, call } = await startApi(t)
const get = (id: number) => call('getSigningCertificate', { path: { sso_provider_id: id } })

t.test(
  '200 answers the certificate of the key that signs, and of this provider alone',
  async (t) => {
    const vault = await openVault(db, Buffer.alloc(32, 7))
    const texts = []
    for (const name of ['one', 'other']) {
      const form = multipart(['name', name], ['metadata', metadata()])
      const { id } = (await call('createSamlSsoProvider', form)).body.data
      const { status, body } = await get(id)
      t.equal(status, 200)
      const { sp_private_key } = await db
        .selectFrom('saml_providers')
        .select('sp_private_key')
        .where('sso_provider_id', '=', id)
        .executeTakeFirstOrThrow()
      const key = createPrivateKey(vault.decrypt(`saml_provider/${id}`, sp_private_key))
      const certificate = new X509Certificate(body.toString())
      t.ok(certificate.checkPrivateKey(key))
      t.ok(Date.parse(certificate.validFrom) <= Date.now())
      t.ok(Date.parse(certificate.validTo) > Date.now() + 10 * 365 * 86_400_000)
      texts.push(body.toString())
    }
    t.not(texts[0], texts[1])
  }
)

t.test('404 for an OIDC provider, and for none', async (t) => {
  for (const id of [(await aProvider(db)).id, 99_999]) {
    const { status, body } = await get(id)
    t.equal(status, 404)
    t.strictSame(body.errors, [{ context: 'sso_provider_id', message: 'resource not found' }])
  }
})
