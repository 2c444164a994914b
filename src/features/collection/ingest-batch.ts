import { createHash } from 'node:crypto'
import { createStore, insertChunk, letPass, received } from '../../db/store-content.ts'
import { InvalidRequestError } from '../../errors.ts'
import { checkShape } from '../../graph/ingest/content-shape.ts'
import { FileError } from '../../graph/ingest/records.ts'
import type { Handler } from '../handler.ts'
import { inflated } from './inflated.ts'
import { beginBatch, dropBatch, keepBatch } from './queries-batches.ts'

/** Kept decompressed; until all of it is stored it is invisible to the ingest. */
export const ingestBatch: Handler<'ingestBatch'> = async (
  { db, config, caller, log },
  { body }
) => {
  const batch = await beginBatch(db, caller.id, body.contentType)
  if (!batch) throw notRunning()
  const hash = createHash('sha256')
  const store = createStore(config.uploadLimit, (sequence, checksum, data) => {
    hash.update(data)
    return insertChunk(db, { file_id: batch.id, sequence, checksum, data })
  })
  let outcome: Awaited<ReturnType<typeof keepBatch>> | undefined
  try {
    await checkShape(store.storing(inflated(received(body.stream), config.uploadMaxRatio)))
    const size = await store.finish()
    outcome = await keepBatch(db, batch, { size, digest: hash.digest('hex') })
    if (outcome === 'late') throw notRunning()
  } catch (error) {
    letPass(body.stream)
    if (!(error instanceof FileError)) throw error
    throw new InvalidRequestError('body', error.message, { cause: error })
  } finally {
    if (outcome !== 'kept') {
      await dropBatch(db, batch.id).catch((failure) =>
        log.warn({ err: failure, file: batch.id }, 'a broken batch is left for later clean-up')
      )
    }
  }
}

const notRunning = () => new InvalidRequestError('job', 'no job of the client is running')
