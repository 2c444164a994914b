/** Roles with the permissions of which they consist. */
import type { Kysely, Selectable } from 'kysely'
import type { PermissionRecord, RoleRecord } from '../contract/platform-user.ts'
import type { Database } from './database.ts'

export type RoleRow = Selectable<Database['roles']>

export async function withPermissions(
  db: Kysely<Database>,
  roles: readonly RoleRow[]
): Promise<RoleRecord[]> {
  const held = new Map<number, PermissionRecord[]>(roles.map(({ id }) => [id, []]))
  if (roles.length === 0) return []
  const rows = await db
    .selectFrom('roles_permissions')
    .innerJoin('permissions', 'permissions.id', 'roles_permissions.permission_id')
    .selectAll('permissions')
    .select('roles_permissions.role_id')
    .where('roles_permissions.role_id', 'in', [...held.keys()])
    .orderBy('permissions.id')
    .execute()
  for (const { role_id, ...permission } of rows) held.get(role_id)?.push(permission)
  return roles.map((role) => ({ ...role, permissions: held.get(role.id) ?? [] }))
}

export function findRoleId(db: Kysely<Database>, name: string): Promise<number | undefined> {
  return db
    .selectFrom('roles')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst()
    .then((role) => role?.id)
}
