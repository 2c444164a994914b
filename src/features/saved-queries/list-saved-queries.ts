import type { Handler } from '../handler.ts'
import { pageOfQueries } from './queries.ts'
import { scopesIn } from './scopes.ts'
import { savedQueryView } from './views.ts'

export const listSavedQueries: Handler<'listSavedQueries'> = async (
  { db, caller },
  { query, list }
) => {
  const { count, rows } = await pageOfQueries(db, caller.id, scopesIn(query.scope ?? []), list)
  return { count, skip: list.skip, limit: list.limit, data: rows.map(savedQueryView) }
}
