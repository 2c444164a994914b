import type { Handler } from '../handler.ts'
import { createFromMetadata } from './create-from-metadata.ts'

/** POST /api/v2/sso-providers/saml: Create a SAML provider from its metadata. */
export const createSamlSsoProvider: Handler<'createSamlSsoProvider'> = (context, { body }) =>
  createFromMetadata(context, body)
