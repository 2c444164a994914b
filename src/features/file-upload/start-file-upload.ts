import type { Handler } from '../handler.ts'

/** POST /api/v2/file-upload/start: Start an upload job. */
export const startFileUpload: Handler<'startFileUpload'> = async () => {
  throw new Error('startFileUpload is not written yet')
}
