/** Creates a SAML provider, under either of the operation's paths. */
import type { OperationAnswer, OperationRequest } from '../../contract/operation.ts'
import { slugOf } from '../../sso/addresses.ts'
import { makeKeyPair } from '../../sso/key-pair.ts'
import { privateKeyPurpose } from '../../sso/providers.ts'
import { readMetadata } from '../../sso/saml-metadata.ts'
import type { Context } from '../handler.ts'
import { autoProvisionOfForm, checkDefaultRole, FORM_MESSAGE } from './auto-provision.ts'
import { insertProvider, insertSaml } from './queries.ts'
import { ssoProviderView } from './views.ts'

export async function createFromMetadata(
  { db, vault, config }: Context,
  form: OperationRequest<'createSamlSsoProvider'>['body']
): Promise<OperationAnswer<'createSamlSsoProvider'>> {
  const autoProvision = autoProvisionOfForm(form)
  await checkDefaultRole(db, autoProvision, FORM_MESSAGE)
  const idp = await readMetadata(form.metadata)
  return db.transaction().execute(async (trx) => {
    const row = await insertProvider(trx, {
      type: 'SAML',
      name: form.name,
      slug: slugOf(form.name),
      ...autoProvision
    })
    // Takes long, hence not for a name that is taken.
    const { privateKey, certificate } = await makeKeyPair(new URL(config.publicUrl).hostname)
    const saml = await insertSaml(trx, row.id, idp, form.metadata, {
      sp_private_key: vault.encrypt(privateKeyPurpose(row.id), privateKey),
      sp_certificate: certificate
    })
    return { data: ssoProviderView({ ...row, type: 'SAML', saml }, config.publicUrl) }
  })
}
