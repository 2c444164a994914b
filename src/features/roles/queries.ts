/** Queries over roles and permissions, which only migrations change. */
import type { Kysely, Selectable } from 'kysely'
import type { ListQuery } from '../../contract/list-query.ts'
import type { Database } from '../../db/database.ts'
import { type ListColumns, selectWhole } from '../../db/page.ts'
import type { RoleRow } from '../../db/roles.ts'

const ROLE_COLUMNS: ListColumns<'listRoles'> = {
  id: 'id',
  name: 'name',
  description: 'description',
  created_at: 'created_at',
  updated_at: 'updated_at'
}

const PERMISSION_COLUMNS: ListColumns<'listPermissions'> = {
  id: 'id',
  authority: 'authority',
  name: 'name',
  created_at: 'created_at',
  updated_at: 'updated_at'
}

export function allRoles(db: Kysely<Database>, list: ListQuery<'listRoles'>): Promise<RoleRow[]> {
  return selectWhole(db.selectFrom('roles').selectAll(), list, ROLE_COLUMNS)
}

export function findRole(db: Kysely<Database>, id: number): Promise<RoleRow[]> {
  return db.selectFrom('roles').selectAll().where('id', '=', id).execute()
}

type PermissionRow = Selectable<Database['permissions']>

export function allPermissions(
  db: Kysely<Database>,
  list: ListQuery<'listPermissions'>
): Promise<PermissionRow[]> {
  return selectWhole(db.selectFrom('permissions').selectAll(), list, PERMISSION_COLUMNS)
}

export function findPermission(
  db: Kysely<Database>,
  id: number
): Promise<PermissionRow | undefined> {
  return db.selectFrom('permissions').selectAll().where('id', '=', id).executeTakeFirst()
}
