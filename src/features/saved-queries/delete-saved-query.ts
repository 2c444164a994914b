import type { Handler } from '../handler.ts'
import { requireChangeable } from './ownership.ts'
import { changeQuery, removeQuery } from './queries.ts'

export const deleteSavedQuery: Handler<'deleteSavedQuery'> = async ({ db, caller }, { path }) => {
  await changeQuery(db, path.saved_query_id, caller.id, (trx, query) => {
    requireChangeable(query, caller, 'User does not have permission to delete this query')
    return removeQuery(trx, query.id)
  })
}
