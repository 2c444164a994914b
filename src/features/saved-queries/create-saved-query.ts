import type { Handler } from '../handler.ts'
import { insertQuery } from './queries.ts'
import { changedQueryView } from './views.ts'

export const createSavedQuery: Handler<'createSavedQuery'> = async ({ db, caller }, { body }) => {
  const { name, query, description = '' } = body
  return changedQueryView(await insertQuery(db, caller.id, { name, query, description }))
}
