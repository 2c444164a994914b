/** Clients, and the tokens with which they sign. */
import { randomBytes, randomUUID } from 'node:crypto'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { ListQuery } from '../../contract/list-query.ts'
import { keyPurpose } from '../../db/auth-tokens.ts'
import type { Database } from '../../db/database.ts'
import { type ListColumns, selectPage } from '../../db/page.ts'
import type { Vault } from '../../db/vault.ts'

const KEY_BYTES = 32

export type ClientRow = Selectable<Database['clients']> & {
  current_job_id: number | null
  completed_job_count: number
}

const CURRENT_JOB = sql<number | null>`(
  select id from client_jobs where client_id = clients.id and status = 1)`
const COMPLETED_JOBS = sql<number>`(
  select count(*)::int from client_jobs where client_id = clients.id and status > 1)`

const selectClients = (db: Kysely<Database>) =>
  db
    .selectFrom('clients')
    .selectAll()
    .select([CURRENT_JOB.as('current_job_id'), COMPLETED_JOBS.as('completed_job_count')])

const COLUMNS: ListColumns<'listClients'> = {
  id: 'id',
  name: 'name',
  type: 'type',
  ip_address: 'ip_address',
  hostname: 'hostname',
  configured_user: 'configured_user',
  version: 'version',
  user_sid: 'user_sid',
  last_checkin: 'last_checkin',
  domain_controller: 'domain_controller',
  current_job_id: CURRENT_JOB,
  completed_job_count: COMPLETED_JOBS,
  created_at: 'created_at',
  updated_at: 'updated_at'
}

export const pageOfClients = (db: Kysely<Database>, list: ListQuery<'listClients'>) =>
  selectPage(selectClients(db), list, COLUMNS)

export const findClient = (db: Kysely<Database>, id: string): Promise<ClientRow | undefined> =>
  selectClients(db).where('id', '=', id).executeTakeFirst()

export async function insertClient(
  db: Kysely<Database>,
  client: Insertable<Database['clients']>
): Promise<string> {
  const { id } = await db
    .insertInto('clients')
    .values(client)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False where there is no such client. */
export async function changeClient(
  db: Kysely<Database>,
  id: string,
  change: Updateable<Database['clients']>
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('clients')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function touchClient(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('clients')
    .set({ last_checkin: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function removeClient(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('clients').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** The one token of the client from now on; a client that is locked gets one at a time. */
export async function replaceToken(
  db: Kysely<Database>,
  vault: Vault,
  { clientId, createdBy }: { clientId: string; createdBy: string }
): Promise<{ id: string; key: string }> {
  const id = randomUUID()
  const key = randomBytes(KEY_BYTES).toString('base64')
  await db.deleteFrom('auth_tokens').where('client_id', '=', clientId).execute()
  await db
    .insertInto('auth_tokens')
    .values({
      id,
      client_id: clientId,
      key: vault.encrypt(keyPurpose(id), key),
      created_by: createdBy
    })
    .execute()
  return { id, key }
}
