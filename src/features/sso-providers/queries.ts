/** Changes to SSO providers, and their list. */
import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { ListQuery } from '../../contract/list-query.ts'
import type { Database } from '../../db/database.ts'
import { type ListColumns, selectWhole } from '../../db/page.ts'
import { ConflictError } from '../../errors.ts'
import {
  type OidcRow,
  type Provider,
  type ProviderRow,
  type SamlRow,
  withProtocols
} from '../../sso/providers.ts'
import type { IdentityProvider } from '../../sso/saml-metadata.ts'

const COLUMNS: ListColumns<'listSsoProviders'> = {
  id: 'id',
  name: 'name',
  slug: 'slug',
  type: 'type',
  created_at: 'created_at',
  updated_at: 'updated_at'
}

export async function allProviders(
  db: Kysely<Database>,
  list: ListQuery<'listSsoProviders'>
): Promise<Provider[]> {
  const rows = await selectWhole(db.selectFrom('sso_providers').selectAll(), list, COLUMNS)
  return withProtocols(db, rows)
}

export function insertProvider(
  db: Kysely<Database>,
  row: Insertable<Database['sso_providers']>
): Promise<ProviderRow> {
  return db
    .insertInto('sso_providers')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTakenName)
}

export function updateProvider(
  db: Kysely<Database>,
  id: number,
  change: Updateable<Database['sso_providers']>
): Promise<ProviderRow | undefined> {
  return db
    .updateTable('sso_providers')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
    .catch(refuseTakenName)
}

/** Names that differ only in case or blanks have the same addresses, which is one name too many as well. */
function refuseTakenName(error: Error & { constraint?: string }): never {
  const taken = ['sso_providers_name_key', 'sso_providers_slug_key']
  if (!taken.includes(error.constraint ?? '')) throw error
  throw new ConflictError('name', 'sso provider name must be unique', { cause: error })
}

const samlColumns = (idp: IdentityProvider, metadata: string) => ({
  metadata,
  idp_issuer_uri: idp.issuer,
  idp_sso_uri: idp.postUrl,
  idp_redirect_uri: idp.redirectUrl,
  idp_certificates: idp.certificates
})

/** @param keys those with which this server signs, the private one encrypted */
export async function insertSaml(
  db: Kysely<Database>,
  providerId: number,
  idp: IdentityProvider,
  metadata: string,
  keys: { sp_private_key: string; sp_certificate: string }
): Promise<SamlRow> {
  const { metadata: _, ...row } = await db
    .insertInto('saml_providers')
    .values({ sso_provider_id: providerId, ...samlColumns(idp, metadata), ...keys })
    .returningAll()
    .executeTakeFirstOrThrow()
  return row
}

export async function updateSaml(
  db: Kysely<Database>,
  providerId: number,
  idp: IdentityProvider,
  metadata: string
): Promise<void> {
  await db
    .updateTable('saml_providers')
    .set(samlColumns(idp, metadata))
    .where('sso_provider_id', '=', providerId)
    .execute()
}

export function insertOidc(
  db: Kysely<Database>,
  row: Insertable<Database['oidc_providers']>
): Promise<OidcRow> {
  return db.insertInto('oidc_providers').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function updateOidc(
  db: Kysely<Database>,
  providerId: number,
  change: Updateable<Database['oidc_providers']>
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db
    .updateTable('oidc_providers')
    .set(change)
    .where('sso_provider_id', '=', providerId)
    .execute()
}

/** Until the transaction ends nobody becomes its user. */
export function lockProvider(
  trx: Transaction<Database>,
  id: number
): Promise<{ id: number; name: string } | undefined> {
  return trx
    .selectFrom('sso_providers')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function userIdsOf(db: Kysely<Database>, providerId: number): Promise<string[]> {
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('sso_provider_id', '=', providerId)
    .execute()
  return users.map(({ id }) => id)
}

/** Its users stay, without a provider. */
export async function removeProvider(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('sso_providers').where('id', '=', id).execute()
}

/** How many sessions that came through the provider go on. */
export async function countSessions(db: Kysely<Database>, providerId: number): Promise<number> {
  const { sessions } = await db
    .selectFrom('user_sessions')
    .select(({ fn }) => fn.countAll<number>().as('sessions'))
    .where('auth_provider_id', '=', providerId)
    .where('expires_at', '>', new Date())
    .executeTakeFirstOrThrow()
  return sessions
}

export async function isRole(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db.selectFrom('roles').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
