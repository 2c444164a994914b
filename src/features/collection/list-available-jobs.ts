import type { Handler } from '../handler.ts'
import { jobsAnswer } from './answers.ts'
import { touchClient } from './queries-clients.ts'
import { findDueJobs } from './queries-jobs.ts'

export const listAvailableJobs: Handler<'listAvailableJobs'> = async (context, { query }) => {
  const { db, caller } = context
  await touchClient(db, caller.id)
  return { data: await jobsAnswer(context, await findDueJobs(db, caller.id), query) }
}
