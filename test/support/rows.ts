/** The smallest valid row of each table; override what a test is about. */
import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import { keyPurpose } from '../../src/db/auth-tokens.ts'
import type { Database } from '../../src/db/database.ts'
import type { Vault } from '../../src/db/vault.ts'

export async function aUser(
  db: Kysely<Database>,
  { role, ...row }: Partial<Insertable<Database['users']>> & { role?: string } = {}
) {
  const principal = row.principal_name ?? `user-${randomUUID().slice(0, 8)}`
  const user = await db
    .insertInto('users')
    .values({ principal_name: principal, email_address: `${principal}@example.test`, ...row })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (role !== undefined) {
    await db
      .insertInto('users_roles')
      .columns(['user_id', 'role_id'])
      .expression((eb) =>
        eb
          .selectFrom('roles')
          .select((select) => [select.val(user.id).as('user_id'), 'id'])
          .where('name', '=', role)
      )
      .execute()
  }
  return user
}

/** An OIDC provider, whose identity provider nobody can reach. */
export async function aProvider(
  db: Kysely<Database>,
  row: Partial<Insertable<Database['sso_providers']>> = {}
) {
  const name = row.name ?? `provider-${randomUUID().slice(0, 8)}`
  const provider = await db
    .insertInto('sso_providers')
    .values({ type: 'OIDC', name, slug: name, ...row })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('oidc_providers')
    .values({
      sso_provider_id: provider.id,
      issuer: 'https://idp.example.test/realm',
      client_id: 'graph-analysis'
    })
    .execute()
  return provider
}

/** A client, and the token with which it signs. */
export async function aClient(
  db: Kysely<Database>,
  vault: Vault,
  row: Partial<Insertable<Database['clients']>> = {}
) {
  const { id } = await db
    .insertInto('clients')
    .values({ name: `client-${randomUUID().slice(0, 8)}`, type: 'sharphound', ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = { id: randomUUID(), key: randomUUID() }
  await db
    .insertInto('auth_tokens')
    .values({ id: token.id, client_id: id, key: vault.encrypt(keyPurpose(token.id), token.key) })
    .execute()
  return { id, token }
}
