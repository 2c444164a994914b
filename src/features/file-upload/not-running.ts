import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type ApiError, InvalidRequestError, NotFoundError } from '../../errors.ts'
import { jobExists } from './queries.ts'

/** Why nothing could be done to the job: it does not exist, or it is no longer running. */
export async function notRunning(
  db: Kysely<Database>,
  jobId: number,
  purpose: 'attach files' | 'end'
): Promise<ApiError> {
  if (await jobExists(db, jobId)) {
    return new InvalidRequestError('job', `job must be in running status to ${purpose}`)
  }
  return new NotFoundError('file_upload_id', 'resource not found')
}
