import type { Handler } from '../handler.ts'
import { readQuery } from './queries.ts'
import { savedQueryView } from './views.ts'

export const getSavedQuery: Handler<'getSavedQuery'> = async ({ db, caller }, { path }) => ({
  data: savedQueryView(await readQuery(db, path.saved_query_id, caller.id))
})
