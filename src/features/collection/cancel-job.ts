import { InvalidRequestError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { jobAnswer } from './answers.ts'
import { CANCELED, dropJob, READY, RUNNING } from './queries-jobs.ts'

export const cancelJob: Handler<'cancelJob'> = async (context, { path }) => {
  const change = { from: [READY, RUNNING], to: CANCELED, message: 'canceled' }
  const canceled = await context.db
    .transaction()
    .execute((trx) => dropJob(trx, path.job_id, change))
  const answer = await jobAnswer(context, path.job_id)
  if (canceled) return answer
  throw new InvalidRequestError('job_id', 'only a job that is ready or running can be canceled')
}
