import type { Handler } from '../handler.ts'

/** POST /api/v2/saml/providers: Create a SAML provider from metadata. */
export const createSamlProvider: Handler<'createSamlProvider'> = async () => {
  throw new Error('createSamlProvider is not written yet')
}
