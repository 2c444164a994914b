/** A reader of rows that have nothing to do with each other, as collectors' files hold them. */
import type { Reader } from './reader.ts'
import type { Json, Sink } from './records.ts'

/** Rows that cannot be read are named one by one up to this number. */
const MAX_NAMED_ROWS = 15

/** A row says too little to be read. It is no FileError: those are for whole files, and the sink throws them too. */
export class RowError extends Error {
  override name = 'RowError'
}

/** A row for which `read` throws a RowError is left out and named; the others are not its fault. */
export function rowReader(read: (value: Json, sink: Sink) => void): Reader {
  let skipped = 0
  return {
    item(section, index, value, sink) {
      try {
        read(value, sink)
      } catch (error) {
        if (!(error instanceof RowError)) throw error
        skipped += 1
        if (skipped <= MAX_NAMED_ROWS) sink.warn(`${section}[${index}] skipped: ${error.message}`)
        if (skipped === MAX_NAMED_ROWS) sink.warn('further rows that cannot be read are not named')
      }
    }
  }
}
