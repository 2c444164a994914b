/** Queries of signing in: users with their secret, sessions with what their user may do. */
import { type Expression, type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { lookUp } from '../../db/look-up.ts'
import type { SessionOwner, SignInProvider } from '../handler.ts'

/** The user of that name with the password; its columns are null for a user who has none. */
export function findCredentials(db: Kysely<Database>, principalName: string) {
  return db
    .selectFrom('users')
    .leftJoin('auth_secrets', 'auth_secrets.user_id', 'users.id')
    .select([
      'users.id',
      'users.email_address',
      'users.is_disabled',
      'auth_secrets.digest',
      'auth_secrets.expires_at',
      'auth_secrets.totp_activated'
    ])
    .where('users.principal_name', '=', principalName)
    .executeTakeFirst()
}

/** user_sessions.auth_provider_type */
const PROVIDER_TYPE = { secret: 0, SAML: 1, OIDC: 2 } as const

export function insertSession(
  db: Kysely<Database>,
  userId: string,
  expiresAt: Date,
  provider?: SignInProvider
) {
  return db
    .insertInto('user_sessions')
    .values({
      user_id: userId,
      expires_at: expiresAt,
      auth_provider_type: PROVIDER_TYPE[provider?.type ?? 'secret'],
      auth_provider_id: provider?.id ?? null
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** The names of all permissions of the user's roles. */
const permissionsOf = (userId: Expression<string | null>) => sql<string[]>`(
  select coalesce(array_agg(distinct permissions.authority || '/' || permissions.name), '{}')
  from users_roles
  join roles_permissions on roles_permissions.role_id = users_roles.role_id
  join permissions on permissions.id = roles_permissions.permission_id
  where users_roles.user_id = ${userId})`

/**
 * The session, its user, and the names of all permissions of the user's roles. The lifetime of a
 * password matters only to the sessions that were begun with it.
 */
export function findSession(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('user_sessions')
    .innerJoin('users', 'users.id', 'user_sessions.user_id')
    .leftJoin('auth_secrets', (join) =>
      join
        .onRef('auth_secrets.user_id', '=', 'users.id')
        .on('user_sessions.auth_provider_type', '=', PROVIDER_TYPE.secret)
    )
    .select((eb) => [
      'user_sessions.user_id',
      'user_sessions.expires_at',
      'users.principal_name',
      'users.email_address',
      'users.is_disabled',
      'auth_secrets.expires_at as secret_expires_at',
      permissionsOf(eb.ref('users.id')).as('permissions')
    ])
    .where('user_sessions.id', '=', id)
    .executeTakeFirst()
}

/** The token with its user, and what the user may do, or with its client. */
export const findSigningToken = lookUp((db, id: string) =>
  db
    .selectFrom('auth_tokens')
    .leftJoin('users', 'users.id', 'auth_tokens.user_id')
    .leftJoin('clients', 'clients.id', 'auth_tokens.client_id')
    .select((eb) => [
      'auth_tokens.key',
      'auth_tokens.expires_at',
      'clients.id as client_id',
      'clients.name as client_name',
      'users.id as user_id',
      'users.principal_name',
      'users.email_address',
      'users.is_disabled',
      permissionsOf(eb.ref('users.id')).as('permissions')
    ])
    .where('auth_tokens.id', '=', id)
    .compile()
)

/** Not more than once a second: what is asked for is when a token was last used, not how often. */
export async function touchToken(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('auth_tokens')
    .set({ last_access: sql`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`(last_access is null or last_access < now() - interval '1 second')`)
    .execute()
}

/** A session that was ended stays as a record; its time is over. */
const ending = (db: Kysely<Database>, at: Date) =>
  db
    .updateTable('user_sessions')
    .set({ expires_at: at, updated_at: at })
    .where('expires_at', '>', at)

export async function endSession(db: Kysely<Database>, id: number, at: Date): Promise<void> {
  await ending(db, at).where('id', '=', id).execute()
}

export async function endSessionsOf(
  db: Kysely<Database>,
  owner: SessionOwner,
  at: Date
): Promise<number> {
  const chosen =
    'userId' in owner
      ? ending(db, at)
          .where('user_id', '=', owner.userId)
          .where('id', '!=', owner.keep ?? 0)
      : ending(db, at).where('auth_provider_id', '=', owner.providerId)
  const { numUpdatedRows } = await chosen.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
