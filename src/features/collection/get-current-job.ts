import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { jobAnswer } from './answers.ts'
import { touchClient } from './queries-clients.ts'
import { findRunningJob, touchRunningJob } from './queries-jobs.ts'

/** Collectors ask this while they work, so it counts as a sign of them. */
export const getCurrentJob: Handler<'getCurrentJob'> = async (context, { query }) => {
  const { db, caller } = context
  await touchClient(db, caller.id)
  await touchRunningJob(db, caller.id)
  const job = await findRunningJob(db, caller.id)
  if (!job) throw new NotFoundError('job', 'no job is running')
  return jobAnswer(context, job.id, query)
}
