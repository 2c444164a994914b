/** Queries of signing in: users with their secret, sessions with what their user may do. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export function insertSession(db: Kysely<Database>, userId: string, expiresAt: Date) {
  return db
    .insertInto('user_sessions')
    .values({ user_id: userId, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** The session, its user, and the names of all permissions of the user's roles. */
export function findSession(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('user_sessions')
    .innerJoin('users', 'users.id', 'user_sessions.user_id')
    .leftJoin('auth_secrets', 'auth_secrets.user_id', 'users.id')
    .select((eb) => [
      'user_sessions.user_id',
      'user_sessions.expires_at',
      'users.principal_name',
      'users.email_address',
      'users.is_disabled',
      'auth_secrets.expires_at as secret_expires_at',
      eb
        .selectFrom('users_roles')
        .innerJoin('roles_permissions', 'roles_permissions.role_id', 'users_roles.role_id')
        .innerJoin('permissions', 'permissions.id', 'roles_permissions.permission_id')
        .whereRef('users_roles.user_id', '=', 'users.id')
        .select(
          sql<string[]>`coalesce(
            array_agg(distinct permissions.authority || '/' || permissions.name), '{}')`.as('names')
        )
        .as('permissions')
    ])
    .where('user_sessions.id', '=', id)
    .executeTakeFirst()
    .then((row) => row && { ...row, permissions: row.permissions ?? [] })
}

/** A session that was ended stays as a record; its time is over. */
export async function endSession(db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('user_sessions')
    .set({ expires_at: new Date(), updated_at: new Date() })
    .where('id', '=', id)
    .execute()
}
