/** Decompresses what begins like gzip and passes on everything else. */
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ApiError, InvalidRequestError, TooLargeError } from '../../errors.ts'

const MAGIC = Buffer.from([0x1f, 0x8b])
/** Below this size of content the ratio says nothing. */
const RATIO_FREE_BYTES = 1024 * 1024

/** @param maxRatio bytes that one compressed byte may become, over the whole */
export async function* inflated(
  chunks: AsyncIterable<Uint8Array>,
  maxRatio: number
): AsyncGenerator<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  while (start.length < MAGIC.length) {
    const next = await iterator.next()
    if (next.done) break
    start = Buffer.concat([start, next.value])
  }
  const rest = { [Symbol.asyncIterator]: () => iterator }
  if (!MAGIC.equals(start.subarray(0, MAGIC.length))) {
    if (start.length > 0) yield start
    return yield* rest
  }
  yield* gunzipped(start, rest, maxRatio)
}

async function* gunzipped(
  start: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
  maxRatio: number
): AsyncGenerator<Uint8Array> {
  let compressed = 0
  let size = 0
  async function* counted() {
    compressed += start.length
    yield start
    for await (const chunk of rest) {
      compressed += chunk.length
      yield chunk
    }
  }
  const source = Readable.from(counted())
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error))
  try {
    for await (const chunk of source.pipe(gunzip)) {
      size += chunk.length
      if (size > RATIO_FREE_BYTES && size > compressed * maxRatio) {
        throw new TooLargeError('body', `one byte becomes more than ${maxRatio}`)
      }
      yield chunk
    }
  } catch (error) {
    if (error instanceof ApiError) throw error
    const { message } = error as Error
    throw new InvalidRequestError('body', `cannot be decompressed: ${message}`, { cause: error })
  }
}
