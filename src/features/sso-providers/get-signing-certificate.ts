import type { Handler } from '../handler.ts'

/** GET /api/v2/sso-providers/{sso_provider_id}/signing-certificate: Get the certificate with which requests to a SAML provider are signed. */
export const getSigningCertificate: Handler<'getSigningCertificate'> = async () => {
  throw new Error('getSigningCertificate is not written yet')
}
