import type { Handler } from '../handler.ts'

/** GET /api/v2/file-upload/accepted-types: List the media types that can be uploaded. */
export const listAcceptedFileTypes: Handler<'listAcceptedFileTypes'> = async () => {
  throw new Error('listAcceptedFileTypes is not written yet')
}
