/** A reader of rows that have nothing to do with each other, as collectors' files hold them. */
import type { Reader } from './reader.ts'
import { FileError, type Json, type Sink } from './records.ts'

/** Rows that cannot be read are named one by one up to this number. */
const MAX_NAMED_ROWS = 15

/** A row for which `read` throws a FileError is left out and named; the others are not its fault. */
export function rowReader(read: (value: Json, sink: Sink) => void): Reader {
  let skipped = 0
  return {
    item(section, index, value, sink) {
      try {
        read(value, sink)
      } catch (error) {
        if (!(error instanceof FileError)) throw error
        skipped += 1
        if (skipped <= MAX_NAMED_ROWS) sink.warn(`${section}[${index}] skipped: ${error.message}`)
        if (skipped === MAX_NAMED_ROWS) sink.warn('further rows that cannot be read are not named')
      }
    }
  }
}
