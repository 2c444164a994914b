/** Queries over users as a list; those of one user are shared with other areas in src/db/users.ts. */
import type { Kysely } from 'kysely'
import type { ListQuery } from '../../contract/list-query.ts'
import type { Database } from '../../db/database.ts'
import { type ListColumns, selectWhole } from '../../db/page.ts'
import type { UserRow } from '../../db/users.ts'

const MINIMAL_COLUMNS: ListColumns<'listPlatformUsersMinimal'> = {
  id: 'id',
  first_name: 'first_name',
  last_name: 'last_name',
  email_address: 'email_address'
}

const COLUMNS: ListColumns<'listPlatformUsers'> = {
  ...MINIMAL_COLUMNS,
  principal_name: 'principal_name',
  last_login: 'last_login',
  created_at: 'created_at',
  updated_at: 'updated_at'
}

const BY_NAME = [{ column: 'principal_name', direction: 'asc' }] as const

export function allUsers(
  db: Kysely<Database>,
  list: ListQuery<'listPlatformUsers'>
): Promise<UserRow[]> {
  return selectWhole(db.selectFrom('users').selectAll(), list, COLUMNS, 'id', BY_NAME)
}

export function allMinimalUsers(db: Kysely<Database>, list: ListQuery<'listPlatformUsersMinimal'>) {
  const users = db.selectFrom('users').select(['id', 'first_name', 'last_name', 'email_address'])
  return selectWhole(users, list, MINIMAL_COLUMNS, 'id', BY_NAME)
}

export async function removeUser(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute()
}

/** Whether the roles of a provider's users come from the provider, which takes that it may create users. */
export async function assignsRoles(db: Kysely<Database>, providerId: number): Promise<boolean> {
  const provider = await db
    .selectFrom('sso_providers')
    .select('id')
    .where('id', '=', providerId)
    .where('auto_provision', '=', true)
    .where('role_provision', '=', true)
    .executeTakeFirst()
  return provider !== undefined
}

export function findDigest(db: Kysely<Database>, userId: string): Promise<string | undefined> {
  return db
    .selectFrom('auth_secrets')
    .select('digest')
    .where('user_id', '=', userId)
    .executeTakeFirst()
    .then((secret) => secret?.digest)
}

export async function expireSecret(db: Kysely<Database>, userId: string): Promise<void> {
  const now = new Date()
  await db
    .updateTable('auth_secrets')
    .set({ expires_at: now, updated_at: now })
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .execute()
}
