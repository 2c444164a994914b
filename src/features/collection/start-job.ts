import { InvalidRequestError, NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { jobAnswer } from './answers.ts'
import { findJob, RUNNING, startJob as start } from './queries-jobs.ts'

export const startJob: Handler<'startJob'> = async (context, { body }) => {
  const { db, caller } = context
  const asked = { id: body.id, clientId: caller.id }
  const started = await db
    .transaction()
    .execute((trx) => start(trx, asked))
    .catch((error) => {
      if (error.constraint !== 'client_jobs_running_key') throw error
      throw new InvalidRequestError('id', 'another job of the client is running')
    })
  if (!started) {
    const job = await findJob(db, body.id)
    if (job?.client_id !== caller.id) throw new NotFoundError('id', 'resource not found')
    // Whoever did not get the answer asks again.
    if (job.status !== RUNNING) {
      throw new InvalidRequestError('id', 'only a job that is ready and due can be started')
    }
  }
  return jobAnswer(context, body.id)
}
