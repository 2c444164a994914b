import type { Handler } from '../handler.ts'

/** POST /api/v2/sso-providers/saml: Create a SAML provider from its metadata. */
export const createSamlSsoProvider: Handler<'createSamlSsoProvider'> = async () => {
  throw new Error('createSamlSsoProvider is not written yet')
}
