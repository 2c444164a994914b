/** Users with their roles and passwords, as more than one area reads and writes them. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { PermissionRecord, RoleRecord, UserRecord } from '../contract/platform-user.ts'
import { ConflictError } from '../errors.ts'
import type { Database } from './database.ts'
import { DIGEST_METHOD } from './password-digest.ts'

export async function findUser(db: Kysely<Database>, id: string): Promise<UserRecord | undefined> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  if (!user) return undefined
  const secret = await db
    .selectFrom('auth_secrets')
    .select(['id', 'created_at', 'updated_at', 'digest_method', 'expires_at', 'totp_activated'])
    .where('user_id', '=', id)
    .executeTakeFirst()
  return { ...user, secret: secret ?? null, roles: await rolesOf(db, id) }
}

/** One row per permission, and one for a role without any. */
async function rolesOf(db: Kysely<Database>, userId: string): Promise<RoleRecord[]> {
  const rows = await db
    .selectFrom('users_roles')
    .innerJoin('roles', 'roles.id', 'users_roles.role_id')
    .leftJoin('roles_permissions', 'roles_permissions.role_id', 'roles.id')
    .leftJoin('permissions', 'permissions.id', 'roles_permissions.permission_id')
    .selectAll('roles')
    .select([
      'permissions.id as permission_id',
      'permissions.authority',
      'permissions.name as permission_name',
      'permissions.created_at as permission_created_at',
      'permissions.updated_at as permission_updated_at'
    ])
    .where('users_roles.user_id', '=', userId)
    .orderBy('roles.id')
    .orderBy('permissions.id')
    .execute()
  const roles = new Map<number, RoleRecord>()
  for (const { id, name, description, created_at, updated_at, ...row } of rows) {
    const role = roles.get(id) ?? {
      id,
      name,
      description,
      created_at,
      updated_at,
      permissions: []
    }
    roles.set(id, role)
    if (row.permission_id === null) continue
    role.permissions.push({
      id: row.permission_id,
      authority: row.authority,
      name: row.permission_name,
      created_at: row.permission_created_at,
      updated_at: row.permission_updated_at
    } as PermissionRecord)
  }
  return [...roles.values()]
}

export type UserValues = {
  principal_name: string
  first_name?: string | null
  last_name?: string | null
  email_address?: string | null
  sso_provider_id?: number | null
  is_disabled?: boolean
}

/** Throws a ConflictError where the name or the e-mail address is somebody else's. */
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
    .catch(throwTaken)
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
    .catch(throwTaken)
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
  await db.insertInto('users_roles').values({ user_id: userId, role_id: roleId }).execute()
}

const TAKEN: Record<string, { context: string; message: string }> = {
  users_principal_name_key: { context: 'principal', message: 'principal name must be unique' },
  users_email_address_key: { context: 'email_address', message: 'email must be unique' }
}

function throwTaken(error: { constraint?: string }): never {
  const taken = TAKEN[error.constraint ?? '']
  if (!taken) throw error
  throw new ConflictError(taken.context, taken.message, { cause: error })
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

export function findRoleId(db: Kysely<Database>, name: string): Promise<number | undefined> {
  return db
    .selectFrom('roles')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst()
    .then((role) => role?.id)
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
