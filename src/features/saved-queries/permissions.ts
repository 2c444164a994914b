/** Queries over saved_query_permissions: with whom a query is shared. */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Database } from '../../db/database.ts'
import { NotFoundError } from '../../errors.ts'

export type PermissionRow = Selectable<Database['saved_query_permissions']>

export function permissionsOf(db: Kysely<Database>, queryId: number): Promise<PermissionRow[]> {
  return db
    .selectFrom('saved_query_permissions')
    .selectAll()
    .where('query_id', '=', queryId)
    .orderBy('id')
    .execute()
}

export async function makePrivate(trx: Transaction<Database>, queryId: number): Promise<void> {
  await trx.deleteFrom('saved_query_permissions').where('query_id', '=', queryId).execute()
}

/** Takes the place of what it was shared with; nothing happens to one that is public. */
export async function makePublic(trx: Transaction<Database>, queryId: number): Promise<void> {
  await unshare(trx, queryId)
  await trx
    .insertInto('saved_query_permissions')
    .values({ query_id: queryId, shared_to_user_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Throws a NotFoundError where one of the users does not exist. */
export async function shareWith(
  trx: Transaction<Database>,
  queryId: number,
  userIds: readonly string[]
): Promise<void> {
  await sql`
    insert into saved_query_permissions (query_id, shared_to_user_id)
    select ${queryId}, id from unnest(${userIds}::uuid[]) as id
    on conflict do nothing`
    .execute(trx)
    .catch((error) => {
      if (error.constraint !== 'saved_query_permissions_shared_to_user_id_fkey') throw error
      throw new NotFoundError('user_ids', 'user not found', { cause: error })
    })
}

/** @param userIds those who lose it; undefined for all single users */
export async function unshare(
  trx: Transaction<Database>,
  queryId: number,
  userIds?: readonly string[]
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('saved_query_permissions')
    .where('query_id', '=', queryId)
    .where('shared_to_user_id', 'is not', null)
    .$if(userIds !== undefined, (query) =>
      query.where('shared_to_user_id', '=', sql<string>`any(${userIds ?? []}::uuid[])`)
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
