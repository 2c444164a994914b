/** Users with their roles and passwords, as more than one area reads and writes them. */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { RoleRecord, UserRecord } from '../contract/platform-user.ts'
import { ConflictError, InvalidRequestError } from '../errors.ts'
import type { Database } from './database.ts'
import { DIGEST_METHOD } from './password-digest.ts'
import { withPermissions } from './roles.ts'

export type UserRow = Selectable<Database['users']>

export async function findUser(db: Kysely<Database>, id: string): Promise<UserRecord | undefined> {
  const [user] = await findUsers(db, [id])
  return user
}

/** Those of them that there are, in the order of their ids. */
export async function findUsers(
  db: Kysely<Database>,
  ids: readonly string[]
): Promise<UserRecord[]> {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .execute()
  return withRolesAndSecrets(db, rows)
}

export async function withRolesAndSecrets(
  db: Kysely<Database>,
  users: readonly UserRow[]
): Promise<UserRecord[]> {
  if (users.length === 0) return []
  const ids = sql`${users.map(({ id }) => id)}::uuid[]`
  const secrets = await db
    .selectFrom('auth_secrets')
    .select(['user_id', 'id', 'created_at', 'updated_at', 'digest_method', 'expires_at'])
    .select('totp_activated')
    .where('user_id', '=', sql<string>`any(${ids})`)
    .execute()
  const held = await db
    .selectFrom('users_roles')
    .innerJoin('roles', 'roles.id', 'users_roles.role_id')
    .selectAll('roles')
    .select('users_roles.user_id')
    .where('users_roles.user_id', '=', sql<string>`any(${ids})`)
    .orderBy('roles.id')
    .execute()
  const kinds = new Map(held.map(({ user_id: _, ...role }) => [role.id, role]))
  const roles = new Map(
    (await withPermissions(db, [...kinds.values()])).map((role) => [role.id, role])
  )
  const secretOf = new Map(secrets.map(({ user_id, ...secret }) => [user_id, secret]))
  const rolesOf = new Map<string, RoleRecord[]>()
  for (const { user_id, id } of held) {
    const role = roles.get(id)
    if (role) rolesOf.set(user_id, [...(rolesOf.get(user_id) ?? []), role])
  }
  return users.map((user) => ({
    ...user,
    secret: secretOf.get(user.id) ?? null,
    roles: rolesOf.get(user.id) ?? []
  }))
}

export type UserValues = {
  principal_name: string
  first_name?: string | null
  last_name?: string | null
  email_address?: string | null
  sso_provider_id?: number | null
  is_disabled?: boolean
}

/** Throws where the name or the e-mail address is somebody else's, or the role or the provider does not exist. */
export async function insertUser(
  db: Kysely<Database>,
  user: UserValues,
  roleId: number | null
): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values(user)
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(explain)
  await setRole(db, id, roleId)
  return id
}

/** False where there is no such user. Throws as insertUser does. */
export async function updateUser(
  db: Kysely<Database>,
  id: string,
  values: Partial<UserValues>
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
    .catch(explain)
  return numUpdatedRows > 0n
}

/** A user has one role, or none. */
export async function setRole(
  db: Kysely<Database>,
  userId: string,
  roleId: number | null
): Promise<void> {
  await db.deleteFrom('users_roles').where('user_id', '=', userId).execute()
  if (roleId === null) return
  await db
    .insertInto('users_roles')
    .values({ user_id: userId, role_id: roleId })
    .execute()
    .catch(explain)
}

/** What a constraint of the tables says to a client. */
const REASONS: Record<string, (options: ErrorOptions) => Error> = {
  users_principal_name_key: (options) =>
    new ConflictError('principal', 'principal name must be unique', options),
  users_email_address_key: (options) =>
    new ConflictError('email_address', 'email must be unique', options),
  users_sso_provider_id_fkey: (options) =>
    new InvalidRequestError('sso_provider_id', 'there is no such SSO provider', options),
  users_roles_role_id_fkey: (options) =>
    new InvalidRequestError('roles', 'role id is invalid', options)
}

function explain(error: { constraint?: string }): never {
  throw REASONS[error.constraint ?? '']?.({ cause: error }) ?? error
}

export const ADMINISTRATOR = 'Administrator'

/** Changes to who is an administrator wait for each other. */
const ADMINISTRATORS_LOCK = 7414

/**
 * Runs in one transaction what disables, demotes or removes users, one such change at a time. Throws a
 * ConflictError, and changes nothing, where no enabled administrator would be left.
 */
export function changeUsers<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})`.execute(trx)
    const hadOne = await hasAdministrator(trx)
    const result = await work(trx)
    if (hadOne && !(await hasAdministrator(trx))) {
      throw new ConflictError('user_id', 'this is the last enabled administrator')
    }
    return result
  })
}

async function hasAdministrator(db: Kysely<Database>): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .innerJoin('users_roles', 'users_roles.user_id', 'users.id')
    .innerJoin('roles', 'roles.id', 'users_roles.role_id')
    .select('users.id')
    .where('users.is_disabled', '=', false)
    .where('roles.name', '=', ADMINISTRATOR)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** For the rest of the transaction nobody else changes the user; rows may still refer to it. */
export function lockUser(
  trx: Kysely<Database>,
  id: string
): Promise<Pick<UserRow, 'is_disabled' | 'sso_provider_id'> | undefined> {
  return trx
    .selectFrom('users')
    .select(['is_disabled', 'sso_provider_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function updateLastLogin(db: Kysely<Database>, userId: string): Promise<void> {
  await db.updateTable('users').set({ last_login: new Date() }).where('id', '=', userId).execute()
}

export async function deleteSecret(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('auth_secrets').where('user_id', '=', userId).execute()
}

/** Sets or replaces the user's password. */
export async function saveSecret(
  db: Kysely<Database>,
  userId: string,
  digest: string,
  expiresAt: Date
): Promise<void> {
  const secret = { digest, digest_method: DIGEST_METHOD, expires_at: expiresAt }
  await db
    .insertInto('auth_secrets')
    .values({ user_id: userId, ...secret })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...secret, updated_at: new Date() })
    )
    .execute()
}
