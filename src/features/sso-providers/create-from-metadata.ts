/** Creates a SAML provider, under either of the operation's paths. */
import type { OperationAnswer, OperationRequest } from '../../contract/operation.ts'
import { slugOf } from '../../sso/addresses.ts'
import { makeKeyPair } from '../../sso/key-pair.ts'
import { privateKeyPurpose } from '../../sso/providers.ts'
import { readMetadata } from '../../sso/saml-metadata.ts'
import type { Context } from '../handler.ts'
import { autoProvisionOfForm, checkDefaultRole, FORM_MESSAGE } from './auto-provision.ts'
import { insertProvider } from './queries.ts'
import { ssoProviderView } from './views.ts'

export async function createFromMetadata(
  { db, vault, config }: Context,
  form: OperationRequest<'createSamlSsoProvider'>['body']
): Promise<OperationAnswer<'createSamlSsoProvider'>> {
  const autoProvision = autoProvisionOfForm(form)
  await checkDefaultRole(db, autoProvision, FORM_MESSAGE)
  const { issuer, postUrl, redirectUrl, certificates } = await readMetadata(form.metadata)
  return db.transaction().execute(async (trx) => {
    const row = await insertProvider(trx, {
      type: 'SAML',
      name: form.name,
      slug: slugOf(form.name),
      ...autoProvision
    })
    // Takes long, hence not for a name that is taken.
    const { privateKey, certificate } = await makeKeyPair(new URL(config.publicUrl).hostname)
    const { metadata: _, ...saml } = await trx
      .insertInto('saml_providers')
      .values({
        sso_provider_id: row.id,
        metadata: form.metadata,
        idp_issuer_uri: issuer,
        idp_sso_uri: postUrl,
        idp_redirect_uri: redirectUrl,
        idp_certificates: certificates,
        sp_private_key: vault.encrypt(privateKeyPurpose(row.id), privateKey),
        sp_certificate: certificate
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { data: ssoProviderView({ ...row, type: 'SAML', saml }, config.publicUrl) }
  })
}
