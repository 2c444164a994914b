import type { Handler } from '../handler.ts'

/** GET /api/v2/sso/{sso_slug}/metadata: Get the metadata of this server for a SAML identity provider. */
export const getServiceProviderMetadata: Handler<'getServiceProviderMetadata'> = async () => {
  throw new Error('getServiceProviderMetadata is not written yet')
}
