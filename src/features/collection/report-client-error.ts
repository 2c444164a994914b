import type { Handler } from '../handler.ts'
import { logError, touchRunningJob } from './queries-jobs.ts'

/** One line of the log, whatever the client wrote. */
export const reportClientError: Handler<'reportClientError'> = async ({ db, caller }, { body }) => {
  const more = body.additional ? ` ${JSON.stringify(body.additional)}` : ''
  await logError(db, caller.id, `Error: ${body.task_error.replaceAll(/\s+/g, ' ')}${more}`)
  await touchRunningJob(db, caller.id)
}
