/** Users with their roles and passwords, as more than one area reads and writes them. */
import type { Kysely } from 'kysely'
import type { PermissionRecord, RoleRecord, UserRecord } from '../contract/platform-user.ts'
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

export async function insertUser(
  db: Kysely<Database>,
  user: { principal_name: string },
  roleName: string
): Promise<string> {
  const { id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
  const role = await db
    .selectFrom('roles')
    .select('id')
    .where('name', '=', roleName)
    .executeTakeFirstOrThrow()
  await db.insertInto('users_roles').values({ user_id: id, role_id: role.id }).execute()
  return id
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
