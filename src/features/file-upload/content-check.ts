/** Looks at an upload while it passes: is it an archive, or JSON in the shape of a collector file? */
import { isArchive } from '../../graph/ingest/archive.ts'
import { checkShape } from '../../graph/ingest/content-shape.ts'
import { FileError } from '../../graph/ingest/records.ts'
import { isArchiveType } from './media-types.ts'

const MAGIC_LENGTH = 4

/**
 * Reads the content to its end. Throws FileError at the first byte that cannot belong to a collector
 * file; what its items hold, and what an archive holds, is found out when it is ingested.
 */
export async function checkContent(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string
): Promise<void> {
  const iterator = chunks[Symbol.asyncIterator]()
  try {
    await checkFrom(iterator, contentType)
  } finally {
    await iterator.return?.()
  }
}

async function checkFrom(iterator: AsyncIterator<Uint8Array>, contentType: string) {
  let start = Buffer.alloc(0)
  while (start.length < MAGIC_LENGTH) {
    const next = await iterator.next()
    if (next.done) break
    start = Buffer.concat([start, next.value])
  }
  if (start.length === 0) throw new FileError('the file is empty')
  const rest: AsyncIterable<Uint8Array> = { [Symbol.asyncIterator]: () => iterator }
  if (isArchive(start)) {
    for await (const _ of rest);
    return
  }
  if (isArchiveType(contentType)) throw new FileError('the file is not a ZIP archive')
  await checkShape(prepended(start, rest))
}

async function* prepended(start: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  yield start
  yield* rest
}
