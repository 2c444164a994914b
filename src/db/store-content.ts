/** Writes an upload to the database chunk by chunk; the client is read no faster than that. */
import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { Insertable, Kysely } from 'kysely'
import { InvalidRequestError, TooLargeError } from '../errors.ts'
import type { Database } from './database.ts'

const CHUNK_BYTES = 1024 * 1024
const IDLE_MS = 60_000

type WriteChunk = (sequence: number, checksum: number, data: Buffer) => Promise<void>

/** The bytes as they arrive; throws where the client goes away or falls silent. */
export async function* received(stream: Readable): AsyncGenerator<Uint8Array> {
  const silence = () =>
    stream.destroy(new InvalidRequestError('body', 'the upload stopped: no bytes for 60 seconds'))
  let timer = setTimeout(silence, IDLE_MS)
  try {
    // Leaving early must not destroy the stream: the answer goes out through the same socket.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      clearTimeout(timer)
      yield chunk
      timer = setTimeout(silence, IDLE_MS)
    }
  } catch (error) {
    if (error instanceof InvalidRequestError) throw error
    throw new InvalidRequestError('body', 'the upload was broken off', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** Lets what the client still sends pass, so that it gets to read why nothing is made of it. */
export function letPass(stream: Readable): void {
  stream.on('error', () => undefined).resume()
}

export async function insertChunk(
  db: Kysely<Database>,
  chunk: Insertable<Database['ingest_chunks']>
): Promise<void> {
  await db.insertInto('ingest_chunks').values(chunk).execute()
}

type Store = {
  /** Passes the bytes on once those that make a whole chunk are written. */
  storing(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>
  /** Writes the rest and returns the size of the whole. */
  finish(): Promise<number>
}

/** @param limit in bytes; more throws TooLargeError */
export function createStore(limit: number, write: WriteChunk): Store {
  let pending: Uint8Array[] = []
  let pendingBytes = 0
  let size = 0
  let sequence = 0

  async function flush(atLeast: number) {
    if (pendingBytes < atLeast) return
    const bytes = Buffer.concat(pending)
    let at = 0
    while (bytes.length - at >= atLeast && at < bytes.length) {
      const data = bytes.subarray(at, at + CHUNK_BYTES)
      await write(sequence, crc32(data), data)
      sequence += 1
      at += data.length
    }
    pending = at < bytes.length ? [bytes.subarray(at)] : []
    pendingBytes = bytes.length - at
  }

  return {
    async *storing(chunks) {
      for await (const chunk of chunks) {
        size += chunk.length
        if (size > limit) throw new TooLargeError('body', `the file is larger than ${limit} bytes`)
        pending.push(chunk)
        pendingBytes += chunk.length
        await flush(CHUNK_BYTES)
        yield chunk
      }
    },
    async finish() {
      await flush(1)
      return size
    }
  }
}
