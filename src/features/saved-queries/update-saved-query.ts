import type { Handler } from '../handler.ts'
import { requireChangeable } from './ownership.ts'
import { changeQuery, updateQuery } from './queries.ts'
import { changedQueryView } from './views.ts'

export const updateSavedQuery: Handler<'updateSavedQuery'> = async (
  { db, caller },
  { path, body }
) => {
  const row = await changeQuery(db, path.saved_query_id, caller.id, (trx, query) => {
    requireChangeable(query, caller, 'User does not have permission to change this query')
    return updateQuery(trx, query, {
      name: body.name || query.name,
      query: body.query || query.query,
      description: body.description || query.description
    })
  })
  return changedQueryView(row)
}
