import { InvalidRequestError, NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { jobAnswer } from './answers.ts'
import { beginIngest, dropJob, FAILED, findRunningJob, RUNNING } from './queries-jobs.ts'

/** Should the task not reach the queue, the background finds the job by its status. */
export const endJob: Handler<'endJob'> = async (context, { body }) => {
  const { db, caller, enqueue } = context
  const status = body.status.toLowerCase()
  if (status !== 'complete' && status !== 'failed') {
    throw new InvalidRequestError('status', 'invalid status')
  }
  const job = await findRunningJob(db, caller.id)
  if (!job) throw new NotFoundError('job', 'no job is running')
  const { id } = job
  const { message } = body
  if (status === 'failed') {
    const failure = { from: [RUNNING], to: FAILED, message }
    const dropped = await db.transaction().execute((trx) => dropJob(trx, id, failure))
    if (!dropped) throw new NotFoundError('job', 'no job is running')
  } else {
    const ingestId = await db.transaction().execute((trx) => beginIngest(trx, id, message))
    if (ingestId === undefined) throw new NotFoundError('job', 'no job is running')
    await enqueue('ingest', { jobId: ingestId }, { key: `ingest-${ingestId}`, queue: 'graph' })
  }
  return jobAnswer(context, id)
}
