/** People with saved queries, and what they call. */
import { randomUUID } from 'node:crypto'
import type { Test } from 'tap'
import { startPeople } from '../platform-users/people.ts'
import type { ApiOptions } from '../support/api.ts'

export type Query = { name?: string; query?: string; description?: string }
type Shared = 'public' | readonly { id: string }[]

export async function startLibrary(t: Test, options: ApiOptions = {}) {
  const api = await startPeople(t, options)
  const { db, callAs } = api
  // What comes with the platform has its own tests.
  await db.deleteFrom('saved_queries').execute()

  /** Written past the API. */
  async function aQuery(owner: { id: string } | null, query: Query = {}, shared?: Shared) {
    const row = await db
      .insertInto('saved_queries')
      .values({ user_id: owner?.id ?? null, name: randomUUID(), query: 'RETURN 1', ...query })
      .returningAll()
      .executeTakeFirstOrThrow()
    const readers = shared === 'public' ? [null] : (shared ?? []).map(({ id }) => id)
    for (const shared_to_user_id of readers) {
      await db
        .insertInto('saved_query_permissions')
        .values({ query_id: row.id, shared_to_user_id })
        .execute()
    }
    return row
  }

  /** Who may read the query by the tables: users, and null for everybody. */
  async function readersOf(queryId: number) {
    const rows = await db
      .selectFrom('saved_query_permissions')
      .select('shared_to_user_id')
      .where('query_id', '=', queryId)
      .orderBy('id')
      .execute()
    return rows.map(({ shared_to_user_id }) => shared_to_user_id)
  }

  const share = (by: { id: string }, saved_query_id: number, body: object) =>
    callAs(by.id, 'shareSavedQuery', { path: { saved_query_id }, body })

  return { ...api, aQuery, readersOf, share }
}
