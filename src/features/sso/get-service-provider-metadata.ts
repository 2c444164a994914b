import { serviceProviderMetadata } from '../../sso/saml.ts'
import type { Handler } from '../handler.ts'
import { noProvider, providerAt } from './providers.ts'

/** GET /api/v2/sso/{sso_slug}/metadata: Get the metadata of this server for a SAML identity provider. */
export const getServiceProviderMetadata: Handler<'getServiceProviderMetadata'> = async (
  { db, vault, config },
  { path }
) => {
  const provider = await providerAt(db, path.sso_slug)
  if (provider.type !== 'SAML') throw noProvider()
  return serviceProviderMetadata(provider, { vault, publicUrl: config.publicUrl })
}
