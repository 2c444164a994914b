/** A platform user as the contract shows it, for every area that answers one. */
import type { components } from '../generated/operations.ts'
import { nullableInteger, nullableString, nullableTime, timeOrZero } from './nullable.ts'

type Schemas = components['schemas']

type Entry = { id: number; created_at: Date; updated_at: Date }

export type PermissionRecord = Entry & { authority: string; name: string }

export type RoleRecord = Entry & {
  name: string
  description: string
  permissions: PermissionRecord[]
}

export type SecretRecord = Entry & {
  digest_method: string
  expires_at: Date
  totp_activated: boolean
}

export type UserRecord = {
  id: string
  created_at: Date
  updated_at: Date
  sso_provider_id: number | null
  first_name: string | null
  last_name: string | null
  email_address: string | null
  principal_name: string
  last_login: Date | null
  is_disabled: boolean
  eula_accepted: boolean
  secret: SecretRecord | null
  roles: RoleRecord[]
}

/** Users, roles, permissions and secrets are removed for good: there is none with a time of deletion. */
function stamps({ created_at, updated_at }: { created_at: Date; updated_at: Date }) {
  return {
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    deleted_at: nullableTime(null)
  }
}

export function permissionView(permission: PermissionRecord): Schemas['Permission'] {
  const { id, authority, name } = permission
  return { id, ...stamps(permission), authority, name }
}

export function roleView(role: RoleRecord): Schemas['Role'] {
  const { id, name, description, permissions } = role
  return { id, ...stamps(role), name, description, permissions: permissions.map(permissionView) }
}

function secretView(secret: SecretRecord): Schemas['AuthSecret'] {
  return {
    id: secret.id,
    ...stamps(secret),
    digest_method: secret.digest_method,
    expires_at: secret.expires_at.toISOString(),
    totp_activated: secret.totp_activated
  }
}

export function platformUserView(user: UserRecord): Schemas['PlatformUser'] {
  return {
    id: user.id,
    ...stamps(user),
    saml_provider_id: nullableInteger(null),
    sso_provider_id: nullableInteger(user.sso_provider_id),
    AuthSecret: user.secret && secretView(user.secret),
    roles: user.roles.map(roleView),
    first_name: nullableString(user.first_name),
    last_name: nullableString(user.last_name),
    email_address: nullableString(user.email_address),
    principal_name: user.principal_name,
    last_login: timeOrZero(user.last_login),
    is_disabled: user.is_disabled,
    eula_accepted: user.eula_accepted
  }
}
