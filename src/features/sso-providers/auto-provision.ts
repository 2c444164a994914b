/** Whether and as what a provider creates users: two spellings of a request, one set of columns. */
import type { Kysely } from 'kysely'
import type { OperationRequest } from '../../contract/operation.ts'
import type { Database } from '../../db/database.ts'
import { InvalidRequestError } from '../../errors.ts'
import { isRole } from './queries.ts'

const PREFIX = 'config.auto_provision.'
const ROLE_PART = `${PREFIX}default_role_id`

type Form = Pick<
  OperationRequest<'createSamlSsoProvider'>['body'],
  | 'config.auto_provision.enabled'
  | 'config.auto_provision.default_role_id'
  | 'config.auto_provision.role_provision'
>
type Json = NonNullable<
  NonNullable<OperationRequest<'createOidcProvider'>['body']['config']>['auto_provision']
>

/** As stored; a role of 0 is none. */
export type AutoProvision = {
  auto_provision: boolean
  default_role_id: number | null
  role_provision: boolean
}

const isTrue = (text: string | undefined) => /^t/i.test(text ?? '')

/** The three parts come together: without `enabled` the other two mean nothing. */
export function autoProvisionOfForm(form: Form): Partial<AutoProvision> {
  const enabled = form['config.auto_provision.enabled']
  if (enabled === undefined) return {}
  return {
    auto_provision: isTrue(enabled),
    default_role_id: Number(form['config.auto_provision.default_role_id']) || null,
    role_provision: isTrue(form['config.auto_provision.role_provision'])
  }
}

export function autoProvisionOfJson(json: Json | undefined): Partial<AutoProvision> {
  const { enabled, default_role_id, role_provision } = json ?? {}
  return {
    ...(enabled === undefined ? {} : { auto_provision: enabled }),
    ...(default_role_id === undefined ? {} : { default_role_id: default_role_id || null }),
    ...(role_provision === undefined ? {} : { role_provision })
  }
}

/** A user who is created gets a role, so there must be one. */
export async function checkDefaultRole(
  db: Kysely<Database>,
  { auto_provision = false, default_role_id = null }: Partial<AutoProvision>,
  message: string
): Promise<void> {
  const isValid = default_role_id === null ? !auto_provision : await isRole(db, default_role_id)
  if (!isValid) throw new InvalidRequestError(ROLE_PART, message)
}

export const FORM_MESSAGE = `"${ROLE_PART}" parameter is invalid`
export const JSON_MESSAGE = 'role id is invalid'
