/** Queries over saved_queries: who reads which, and under which names they are kept. */
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import type { ListQuery } from '../../contract/list-query.ts'
import type { Database } from '../../db/database.ts'
import { type ListColumns, selectPage } from '../../db/page.ts'
import { InvalidRequestError, NotFoundError } from '../../errors.ts'

export type Scope = 'owned' | 'shared' | 'public'

export const SCOPES: readonly Scope[] = ['owned', 'shared', 'public']

/** A query together with why somebody may read it. */
export type SavedQueryRow = Selectable<Database['saved_queries']> & { scope: Scope }

export type SavedQueryValues = { name: string; query: string; description: string }

const COLUMNS: ListColumns<'listSavedQueries'> = {
  id: 'id',
  user_id: 'user_id',
  name: 'name',
  query: 'query',
  description: 'description',
  created_at: 'created_at',
  updated_at: 'updated_at'
}

const isPublic = sql<boolean>`exists (
  select from saved_query_permissions p where p.query_id = saved_queries.id and p.public)`

const isIn: Record<Scope, (userId: string) => RawBuilder<boolean>> = {
  owned: (userId) => sql`user_id = ${userId}::uuid`,
  public: () => isPublic,
  shared: (userId) => sql`exists (
    select from saved_query_permissions p
    where p.query_id = saved_queries.id and p.shared_to_user_id = ${userId}::uuid)`
}

/** The one rule of who may read what: every way to a query begins here. */
function readableQueries(db: Kysely<Database>, userId: string, scopes: readonly Scope[] = SCOPES) {
  const wanted = sql.join(
    scopes.map((scope) => isIn[scope](userId)),
    sql` or `
  )
  const scope = sql<Scope>`case
    when ${isIn.owned(userId)} then 'owned' when ${isPublic} then 'public' else 'shared' end`
  return db
    .selectFrom('saved_queries')
    .selectAll()
    .select(scope.as('scope'))
    .where(sql<boolean>`(${wanted})`)
}

export function pageOfQueries(
  db: Kysely<Database>,
  userId: string,
  scopes: readonly Scope[],
  list: ListQuery<'listSavedQueries'>
) {
  return selectPage(readableQueries(db, userId, scopes), list, COLUMNS)
}

const EXPORT_PAGE = 200

/**
 * Every query of the scopes, page after page, by id. A page is a statement of its own, so that a client who
 * reads slowly keeps no connection to the database.
 */
export async function* everyQuery(
  db: Kysely<Database>,
  userId: string,
  scopes: readonly Scope[]
): AsyncGenerator<SavedQueryRow[], void, void> {
  for (let last = 0; ; ) {
    const page = await readableQueries(db, userId, scopes)
      .where('id', '>', last)
      .orderBy('id')
      .limit(EXPORT_PAGE)
      .execute()
    yield page
    if (page.length < EXPORT_PAGE) return
    last = page.at(-1)?.id ?? last
  }
}

/** Throws a NotFoundError where the user may not read it, whether it exists or not. */
export async function readQuery(
  db: Kysely<Database>,
  id: number,
  userId: string
): Promise<SavedQueryRow> {
  const row = await readableQueries(db, userId).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFoundError('saved_query_id', 'query does not exist')
  return row
}

/** Changes to one query and to who may read it wait for each other. Throws as readQuery does. */
export function changeQuery<T>(
  db: Kysely<Database>,
  id: number,
  userId: string,
  work: (trx: Transaction<Database>, query: SavedQueryRow) => Promise<T>
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    // A statement of its own: only the next one sees what the wait for the lock was for.
    await trx.selectFrom('saved_queries').select('id').where('id', '=', id).forUpdate().execute()
    return work(trx, await readQuery(trx, id, userId))
  })
}

/** Until the end of the transaction nobody else gives a query of this owner a name. */
export async function lockNames(trx: Transaction<Database>, ownerId: string): Promise<void> {
  const key = `saved query names of ${ownerId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
}

/** Throws an InvalidRequestError where the owner has another query of this name. */
export function insertQuery(
  db: Kysely<Database>,
  ownerId: string,
  values: SavedQueryValues
): Promise<SavedQueryRow> {
  return db.transaction().execute(async (trx) => {
    await lockNames(trx, ownerId)
    const row = await trx
      .insertInto('saved_queries')
      .values({ user_id: ownerId, ...values })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(explain)
    return { ...row, scope: 'owned' }
  })
}

/** Throws as insertQuery does. */
export async function updateQuery(
  trx: Transaction<Database>,
  { id, user_id, scope }: SavedQueryRow,
  values: Partial<SavedQueryValues>
): Promise<SavedQueryRow> {
  if (user_id !== null) await lockNames(trx, user_id)
  const row = await trx
    .updateTable('saved_queries')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(explain)
  return { ...row, scope }
}

export async function removeQuery(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('saved_queries').where('id', '=', id).execute()
}

function explain(error: { constraint?: string }): never {
  if (error.constraint !== 'saved_queries_user_id_name_key') throw error
  const message = 'duplicate name for saved query: please choose a different name'
  throw new InvalidRequestError('name', message, { cause: error })
}
