import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { letPass, received } from '../../db/store-content.ts'
import { InvalidRequestError, TooLargeError } from '../../errors.ts'
import { FileError } from '../../graph/ingest/records.ts'
import type { Handler } from '../handler.ts'
import { addQueries } from './add-queries.ts'
import { queriesIn } from './imported-files.ts'

/** An archive is read from its end, so it waits in a file until all of it is here. */
export const importSavedQueries: Handler<'importSavedQueries'> = async (
  { db, caller, config },
  { body: { contentType, stream } }
) => {
  const folder = await mkdtemp(join(tmpdir(), 'saved-queries-'))
  const path = join(folder, 'upload')
  try {
    await pipeline(limited(stream, config.uploadLimit), createWriteStream(path))
    const added = await addQueries(db, caller.id, queriesIn(path, contentType))
    const count = added.imported.length
    const message = `imported ${count} ${count === 1 ? 'query' : 'queries'}`
    return { data: { message, ...added } }
  } catch (error) {
    letPass(stream)
    if (!(error instanceof FileError)) throw error
    throw new InvalidRequestError('body', error.message, { cause: error })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* limited(stream: Readable, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of received(stream)) {
    size += chunk.length
    if (size > limit) throw new TooLargeError('body', `the file is larger than ${limit} bytes`)
    yield chunk
  }
}
