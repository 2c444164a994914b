import type { Handler } from '../handler.ts'

/** POST /api/v2/file-upload/{file_upload_id}/end: End an upload job and have its files ingested. */
export const endFileUpload: Handler<'endFileUpload'> = async () => {
  throw new Error('endFileUpload is not written yet')
}
