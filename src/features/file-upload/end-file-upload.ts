import type { Handler } from '../handler.ts'
import { notRunning } from './not-running.ts'
import { endJob, INGESTING } from './queries.ts'

/** Should the task not reach the queue, the background finds the job by its status. */
export const endFileUpload: Handler<'endFileUpload'> = async ({ db, enqueue }, { path }) => {
  const id = path.file_upload_id
  const messages = { files: 'waiting to be read', none: 'no files were uploaded' }
  const ended = await endJob(db, id, messages)
  if (!ended) throw await notRunning(db, id, 'end')
  if (ended.status !== INGESTING) return
  await enqueue('ingest', { jobId: id }, { key: `ingest-${id}`, queue: 'graph' })
}
