import { NotFoundError } from '../../errors.ts'
import { findProvider } from '../../sso/providers.ts'
import type { Handler } from '../handler.ts'

/** GET /api/v2/sso-providers/{sso_provider_id}/signing-certificate: Get the certificate with which requests to a SAML provider are signed. */
export const getSigningCertificate: Handler<'getSigningCertificate'> = async ({ db }, { path }) => {
  const provider = await findProvider(db, 'id', path.sso_provider_id)
  if (provider?.type !== 'SAML') throw new NotFoundError('sso_provider_id', 'resource not found')
  return provider.saml.sp_certificate
}
