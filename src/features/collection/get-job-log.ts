import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { findLog } from './queries-jobs.ts'

export const getJobLog: Handler<'getJobLog'> = async ({ db }, { path }) => {
  const entries = await findLog(db, path.job_id)
  if (entries.length === 0) throw new NotFoundError('job_id', 'resource not found')
  const lines = entries.map(({ created_at, message }) => `${created_at.toISOString()} ${message}\n`)
  return { data: { log: lines.join('') } }
}
