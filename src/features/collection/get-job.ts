import type { Handler } from '../handler.ts'
import { jobAnswer } from './answers.ts'

export const getJob: Handler<'getJob'> = (context, { path, query }) =>
  jobAnswer(context, path.job_id, query)
