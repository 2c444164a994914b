/** Finds where one JSON value ends, across chunks, and holds its bytes; what is inside is not checked. */
import { FileError } from './records.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d
const COMMA = 0x2c

export const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

export type ValueLimits = {
  /** In bytes of UTF-8. */
  maxItemBytes: number
  maxDepth: number
}

export type ValueScan = {
  /** `keep` is false where only the end of the value is of interest. */
  begin(name: string, keep: boolean): void
  /** Goes on from `at`; returns where the value ends, or -1 if that is not in this chunk. */
  scan(chunk: Uint8Array, at: number): number
  /** The bytes of the value that has just ended; valid until the next call. */
  bytes(): Uint8Array
}

export function createValueScan(limits: ValueLimits): ValueScan {
  let name = ''
  let keep = false
  let size = 0
  let started = false
  let scalar = false
  let depth = 0
  let inString = false
  let escaped = false
  let value: Uint8Array = new Uint8Array(0)
  // Capacity doubles: appending by concatenation would be quadratic in the size of the value.
  let held = Buffer.alloc(0)
  let heldBytes = 0

  function hold(part: Uint8Array) {
    if (heldBytes + part.length > held.length) {
      const grown = Buffer.allocUnsafe(
        Math.max(2 * held.length, heldBytes + part.length, 64 * 1024)
      )
      held.copy(grown, 0, 0, heldBytes)
      held = grown
    }
    held.set(part, heldBytes)
    heldBytes += part.length
  }

  function take(part: Uint8Array, ended: boolean) {
    size += part.length
    if (size > limits.maxItemBytes) {
      throw new FileError(`${name} is larger than ${limits.maxItemBytes} bytes`)
    }
    if (!keep) return
    if (ended && heldBytes === 0) value = part
    else {
      hold(part)
      if (ended) value = held.subarray(0, heldBytes)
    }
  }

  function findEnd(chunk: Uint8Array, at: number): number {
    let i = at
    while (i < chunk.length) {
      if (inString) {
        if (escaped) {
          escaped = false
          i += 1
        }
        while (i < chunk.length && chunk[i] !== QUOTE && chunk[i] !== BACKSLASH) i += 1
        if (i >= chunk.length) return -1
        if (chunk[i] === BACKSLASH) escaped = true
        else inString = false
        i += 1
        if (!inString && depth === 0) return i
        continue
      }
      const byte = chunk[i]
      if (byte === QUOTE) inString = true
      else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
        depth += 1
        if (depth > limits.maxDepth) {
          throw new FileError(`${name} is nested more than ${limits.maxDepth} levels deep`)
        }
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
        depth -= 1
        if (depth === 0) return i + 1
      }
      i += 1
    }
    return -1
  }

  function findScalarEnd(chunk: Uint8Array, at: number): number {
    for (let i = at; i < chunk.length; i += 1) {
      const byte = chunk[i]
      if (byte === COMMA || byte === CLOSE_OBJECT || byte === CLOSE_ARRAY || isSpace(byte)) return i
    }
    return -1
  }

  return {
    begin(newName, newKeep) {
      name = newName
      keep = newKeep
      size = 0
      heldBytes = 0
      started = false
      depth = 0
      inString = false
      escaped = false
      // One huge value must not keep its memory for the rest of the file.
      if (held.length > 1024 * 1024) held = Buffer.alloc(0)
    },
    scan(chunk, at) {
      if (!started) {
        const first = chunk[at]
        scalar = first !== QUOTE && first !== OPEN_OBJECT && first !== OPEN_ARRAY
        started = true
      }
      const end = scalar ? findScalarEnd(chunk, at) : findEnd(chunk, at)
      take(chunk.subarray(at, end < 0 ? chunk.length : end), end >= 0)
      return end
    },
    bytes: () => value
  }
}
