import type { Handler } from '../handler.ts'
import { jobPageAnswer } from './answers.ts'

export const listJobs: Handler<'listJobs'> = (context, { query, list }) =>
  jobPageAnswer(context, list, { finished: false }, query)
