/** Changes to SSO providers, and their list. */
import type { Insertable, Kysely, Updateable } from 'kysely'
import type { ListQuery } from '../../contract/list-query.ts'
import type { Database } from '../../db/database.ts'
import { type ListColumns, selectPage } from '../../db/page.ts'
import { ConflictError } from '../../errors.ts'
import { type Provider, type ProviderRow, withProtocols } from '../../sso/providers.ts'

const COLUMNS: ListColumns<'listSsoProviders'> = {
  id: 'id',
  name: 'name',
  slug: 'slug',
  type: 'type',
  created_at: 'created_at',
  updated_at: 'updated_at'
}

const EVERY = 2 ** 31 - 1

export async function allProviders(
  db: Kysely<Database>,
  list: ListQuery<'listSsoProviders'>
): Promise<Provider[]> {
  const select = db.selectFrom('sso_providers').selectAll()
  const { rows } = await selectPage(select, { ...list, skip: 0, limit: EVERY }, COLUMNS)
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
