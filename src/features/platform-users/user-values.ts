/** What a client says of a user, as the tables take it. */
import { readNullable } from '../../contract/nullable.ts'
import type { OperationRequest } from '../../contract/operation.ts'
import { missingFrom } from '../../db/password-policy.ts'
import type { UserValues } from '../../db/users.ts'
import { InvalidRequestError } from '../../errors.ts'

type Body = OperationRequest<'updatePlatformUser'>['body']

/** An empty name is none. */
const textOf = (input: Body['first_name']) => readNullable('string', input) || null

/** Only what the client sent. */
export function userValues(body: Body): Partial<UserValues> {
  const values: Partial<UserValues> = {}
  if (body.principal !== undefined) values.principal_name = body.principal
  if (body.first_name !== undefined) values.first_name = textOf(body.first_name)
  if (body.last_name !== undefined) values.last_name = textOf(body.last_name)
  if (body.email_address !== undefined) values.email_address = textOf(body.email_address)
  if (body.is_disabled !== undefined) values.is_disabled = body.is_disabled
  const provider = providerOf(body)
  if (provider !== undefined) values.sso_provider_id = provider
  return values
}

function providerOf({ sso_provider_id, saml_provider_id }: Body): number | null | undefined {
  if (sso_provider_id !== undefined) return readNullable('int32', sso_provider_id)
  if (typeof saml_provider_id !== 'string') return readNullable('int32', saml_provider_id)
  return saml_provider_id === '' ? null : Number(saml_provider_id)
}

export function requirePolicy(secret: string): void {
  const missing = missingFrom(secret)
  if (missing.length > 0) {
    throw new InvalidRequestError('secret', `the password needs ${missing.join(', ')}`)
  }
}
