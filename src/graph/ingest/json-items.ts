/**
 * Finds the items of a collector file in its bytes, chunk by chunk, and parses them one at a time,
 * so that memory depends on the largest item and not on the file.
 */
import { isUtf8 } from 'node:buffer'
import { repairStrings } from './json-repair.ts'
import { createValueScan, isSpace, type ValueLimits } from './json-value.ts'
import type { Section } from './reader.ts'
import { FileError, type Json } from './records.ts'

export const SCAN_LIMITS: ValueLimits = { maxItemBytes: 64 * 1024 * 1024, maxDepth: 100 }

export type ScanEvents = {
  /** A member of the outermost object that says what the file is. */
  header(name: 'meta' | 'metadata', value: Json): void
  /** A part of the wrapper has begun; what is null there counts as empty. */
  part(name: 'graph' | Section): void
  /** Without it items are passed over: their brackets are counted, their content is not checked. */
  item?(section: Section, index: number, value: Json): void
  /** Strings of the value that follows held characters that cannot be stored, and were changed. */
  repaired?(count: number): void
}

export type Scanner = {
  /** Takes the next bytes of UTF-8; throws FileError at the first thing that does not belong. */
  push(chunk: Uint8Array): void
  end(): void
}

type Place = 'root' | 'graph' | Section

const BYTE = { quote: 0x22, comma: 0x2c, colon: 0x3a, open: 0x7b, close: 0x7d }
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d

const KNOWN: Record<'root' | 'graph', readonly string[]> = {
  root: ['data', 'meta', 'graph', 'metadata'],
  graph: ['nodes', 'edges']
}
const SECTIONS: readonly string[] = ['data', 'nodes', 'edges']

export function createScanner(events: ScanEvents, limits: ValueLimits = SCAN_LIMITS): Scanner {
  const value = createValueScan(limits)
  const seen = new Set<string>()
  let place: Place = 'root'
  let expect: 'start' | 'key' | 'colon' | 'value' | 'more' | 'rest-of-value' | 'nothing' = 'start'
  /** Whether the container that has just begun may end at once. */
  let first = true
  let role: 'key' | 'item' | 'member' = 'key'
  let key = ''
  let index = 0
  let offset = 0

  const inArray = () => place !== 'root' && place !== 'graph'
  const isHeader = () => place === 'root' && (key === 'meta' || key === 'metadata')

  function valueName(): string {
    if (role === 'key') return 'a field name'
    return role === 'item' ? `${place}[${index}]` : key
  }

  function unexpected(byte: number, at: number): FileError {
    const shown =
      byte > 0x20 && byte < 0x7f
        ? `'${String.fromCharCode(byte)}'`
        : `byte 0x${byte.toString(16).padStart(2, '0')}`
    if (expect === 'start') return new FileError(`not a JSON object: it starts with ${shown}`)
    const where = expect === 'nothing' ? ' after the end of the file object' : ''
    return new FileError(`unexpected ${shown} at byte ${offset + at}${where}`)
  }

  function parse(bytes: Uint8Array): Json {
    if (!isUtf8(bytes)) throw new FileError(`${valueName()} is not valid UTF-8`)
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
    let parsed: Json
    try {
      parsed = JSON.parse(text)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new FileError(`${valueName()} is not valid JSON: ${reason}`)
    }
    const result = repairStrings(text, parsed)
    if (result.repaired > 0) events.repaired?.(result.repaired)
    return result.value
  }

  function beginPart(name: 'graph' | Section) {
    place = name
    index = 0
    first = true
    expect = name === 'graph' ? 'key' : 'value'
    events.part(name)
  }

  function endPart() {
    if (place === 'root') expect = 'nothing'
    else {
      place = place === 'nodes' || place === 'edges' ? 'graph' : 'root'
      expect = 'more'
    }
  }

  function beginValue(as: 'key' | 'item' | 'member') {
    role = as
    value.begin(valueName(), as === 'key' || isHeader() || events.item !== undefined)
    expect = 'rest-of-value'
  }

  function endKey(name: string) {
    key = name.toLowerCase()
    expect = 'colon'
    if (!KNOWN[place === 'graph' ? 'graph' : 'root'].includes(key)) return
    if (seen.has(key)) throw new FileError(`${key} appears more than once`)
    seen.add(key)
    if (seen.has('graph') && (seen.has('data') || seen.has('meta'))) {
      throw new FileError('the file has graph and also meta or data')
    }
  }

  function endMember(member: Json) {
    if (isHeader()) events.header(key === 'meta' ? 'meta' : 'metadata', member)
    else if (KNOWN[place === 'graph' ? 'graph' : 'root'].includes(key)) {
      const isGraph = key === 'graph'
      if (member !== null)
        throw new FileError(`${key} must be ${isGraph ? 'an object' : 'an array'}`)
      // The keys that are left are exactly the names of the parts.
      events.part(key as 'graph' | Section)
    }
  }

  function endValue() {
    expect = 'more'
    if (role === 'key') endKey(String(parse(value.bytes())))
    else if (role === 'member') {
      if (isHeader() || events.item) endMember(parse(value.bytes()))
    } else {
      events.item?.(place as Section, index, parse(value.bytes()))
      index += 1
    }
  }

  /** Takes one byte outside of all values. Returns false where it is the first byte of a value. */
  function takeByte(byte: number, at: number): boolean {
    const end = inArray() ? CLOSE_ARRAY : BYTE.close
    if (expect === 'start' && byte === BYTE.open) expect = 'key'
    else if (expect === 'colon' && byte === BYTE.colon) expect = 'value'
    else if (expect === 'more' && byte === BYTE.comma) {
      first = false
      expect = inArray() ? 'value' : 'key'
    } else if (
      byte === end &&
      (expect === 'more' || (first && expect === (inArray() ? 'value' : 'key')))
    ) {
      endPart()
    } else if (expect === 'key' && byte === BYTE.quote) {
      beginValue('key')
      return false
    } else if (
      expect === 'value' &&
      byte !== BYTE.comma &&
      byte !== BYTE.colon &&
      byte !== BYTE.close &&
      byte !== CLOSE_ARRAY
    ) {
      if (inArray()) beginValue('item')
      else if (place === 'root' && key === 'graph' && byte === BYTE.open) {
        beginPart('graph')
        return true
      } else if (
        byte === OPEN_ARRAY &&
        SECTIONS.includes(key) &&
        KNOWN[place as 'root' | 'graph'].includes(key)
      ) {
        beginPart(key as Section)
        return true
      } else beginValue('member')
      return false
    } else throw unexpected(byte, at)
    return true
  }

  return {
    push(chunk) {
      let at = 0
      while (at < chunk.length) {
        const byte = chunk[at] ?? 0
        if (expect !== 'rest-of-value') {
          if (isSpace(byte) || takeByte(byte, at)) {
            at += 1
            continue
          }
        }
        const end = value.scan(chunk, at)
        if (end < 0) break
        at = end
        endValue()
      }
      offset += chunk.length
    },
    end() {
      if (expect === 'start') throw new FileError('the file is empty')
      if (expect !== 'nothing') {
        const open =
          expect === 'rest-of-value' ? valueName() : place === 'root' ? 'the file' : place
        throw new FileError(`the file is cut off: it ends inside ${open}`)
      }
    }
  }
}
