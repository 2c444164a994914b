import type { Handler } from '../handler.ts'
import { createFromMetadata } from './create-from-metadata.ts'

/** POST /api/v2/saml/providers: Create a SAML provider from metadata. */
export const createSamlProvider: Handler<'createSamlProvider'> = (context, { body }) =>
  createFromMetadata(context, body)
