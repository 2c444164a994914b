import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { findResults, jobExists } from './queries.ts'
import { resultView } from './views.ts'

export const listCompletedTasks: Handler<'listCompletedTasks'> = async ({ db }, { path }) => {
  const results = await findResults(db, path.file_upload_id)
  if (results.length === 0 && !(await jobExists(db, path.file_upload_id))) {
    throw new NotFoundError('file_upload_id', 'resource not found')
  }
  return { data: results.map(resultView) }
}
