import type { Handler } from '../handler.ts'

/** POST /api/v2/file-upload/{file_upload_id}: Upload a file to a running job. */
export const uploadFile: Handler<'uploadFile'> = async () => {
  throw new Error('uploadFile is not written yet')
}
