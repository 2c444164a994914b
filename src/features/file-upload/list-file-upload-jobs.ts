import type { Handler } from '../handler.ts'

/** GET /api/v2/file-upload: List the upload jobs. */
export const listFileUploadJobs: Handler<'listFileUploadJobs'> = async () => {
  throw new Error('listFileUploadJobs is not written yet')
}
