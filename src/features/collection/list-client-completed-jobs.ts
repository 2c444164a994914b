import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { jobPageAnswer } from './answers.ts'
import { findClient } from './queries-clients.ts'

export const listClientCompletedJobs: Handler<'listClientCompletedJobs'> = async (
  context,
  { path, query, list }
) => {
  if (!(await findClient(context.db, path.client_id))) {
    throw new NotFoundError('client_id', 'resource not found')
  }
  return jobPageAnswer(context, list, { finished: true, clientId: path.client_id }, query)
}
