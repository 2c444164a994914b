import { createStore, insertChunk, letPass, received } from '../../db/store-content.ts'
import { InvalidRequestError } from '../../errors.ts'
import { FileError } from '../../graph/ingest/records.ts'
import type { Handler } from '../handler.ts'
import { checkContent } from './content-check.ts'
import { safeFileName } from './file-name.ts'
import { isArchiveType } from './media-types.ts'
import { notRunning } from './not-running.ts'
import { beginFile, dropFile, keepFile, touchJob } from './queries.ts'

const TOUCH_MS = 30_000

/**
 * The file counts only once all of it is stored: until then it is invisible to the ingest, and an upload
 * that fails takes its chunks with it.
 */
export const uploadFile: Handler<'uploadFile'> = async ({ db, config, log }, request) => {
  const { contentType, stream } = request.body
  const jobId = request.path.file_upload_id
  const header = request.headers['x-file-upload-name']
  const name =
    safeFileName([header].flat()[0]) ?? `upload${isArchiveType(contentType) ? '.zip' : '.json'}`
  const file = await beginFile(db, { jobId, name, contentType })
  if (!file) throw await notRunning(db, jobId, 'attach files')

  let touched = Date.now()
  const store = createStore(config.uploadLimit, async (sequence, checksum, data) => {
    await insertChunk(db, { file_id: file.id, sequence, checksum, data })
    if (Date.now() - touched < TOUCH_MS) return
    touched = Date.now()
    if (!(await touchJob(db, jobId))) throw await notRunning(db, jobId, 'attach files')
  })
  try {
    await checkContent(store.storing(received(stream)), contentType)
    const size = await store.finish()
    if (!(await keepFile(db, { id: file.id, jobId, size }))) {
      throw await notRunning(db, jobId, 'attach files')
    }
  } catch (error) {
    letPass(stream)
    await dropFile(db, file.id).catch((failure) =>
      log.warn({ err: failure, file: file.id }, 'a broken upload is left for later clean-up')
    )
    if (!(error instanceof FileError)) throw error
    throw new InvalidRequestError('body', error.message, { cause: error })
  }
}
