import type { Handler } from '../handler.ts'

/** GET /api/v2/file-upload/{file_upload_id}/completed-tasks: List what became of the files of an upload job. */
export const listCompletedTasks: Handler<'listCompletedTasks'> = async () => {
  throw new Error('listCompletedTasks is not written yet')
}
