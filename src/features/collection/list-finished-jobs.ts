import type { Handler } from '../handler.ts'
import { jobPageAnswer } from './answers.ts'

export const listFinishedJobs: Handler<'listFinishedJobs'> = (context, { query, list }) =>
  jobPageAnswer(context, list, { finished: true }, query)
