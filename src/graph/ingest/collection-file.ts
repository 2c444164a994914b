/** Reads one collector file: finds out what it is, then hands its items to the reader of that format. */
import { createScanner, SCAN_LIMITS } from './json-items.ts'
import type { FileHeader, Reader, Section } from './reader.ts'
import { FileError, type Json, type JsonObject, type Sink } from './records.ts'
import { decodeText } from './text-encoding.ts'

/** The bytes of a file from their beginning; called twice, since a file may say last what it is. */
export type OpenFile = () => AsyncIterable<Uint8Array>

export type CollectionSink = Sink & {
  /** Names the item that the following records come from. */
  at(section: Section, index: number): void
  /** Waits until what the sink holds is small again. */
  drain(): Promise<void>
}

export type ReadOptions = {
  readerFor(header: FileHeader): Reader
  signal?: AbortSignal
  maxItemBytes?: number
}

export type FileContent = { header: FileHeader; objects: number }

/** Throws FileError where the file must be refused, with whatever it put into the sink before. */
export async function readCollection(
  open: OpenFile,
  sink: CollectionSink,
  options: ReadOptions
): Promise<FileContent> {
  const limits = { ...SCAN_LIMITS, maxItemBytes: options.maxItemBytes ?? SCAN_LIMITS.maxItemBytes }
  const reopen = await holdSmallFile(open)
  const header = await readHeader(reopen, limits, options.signal)
  const reader = options.readerFor(header)
  let objects = 0
  let repaired = 0
  const parts = new Set<string>()
  const scanner = createScanner(
    {
      header() {},
      part: (name) => parts.add(name),
      item(section, index, item) {
        objects += 1
        sink.at(section, index)
        readItem(reader, section, index, item, sink)
      },
      repaired(count) {
        repaired += count
      }
    },
    limits
  )
  for await (const chunk of decodeText(reopen())) {
    options.signal?.throwIfAborted()
    scanner.push(chunk)
    await sink.drain()
  }
  scanner.end()
  if (header.format !== 'open-graph' && !parts.has('data')) throw new FileError('data is missing')
  if (parts.has('graph') && !parts.has('nodes') && !parts.has('edges')) {
    throw new FileError('graph has neither nodes nor edges')
  }
  reader.end?.(sink)
  if (repaired > 0) {
    const strings = repaired === 1 ? '1 string' : `${repaired} strings`
    sink.warn(`${strings} held U+0000 (removed) or lone surrogates (replaced by U+FFFD)`)
  }
  return { header, objects }
}

const HELD_BYTES = 1024 * 1024

/** Most files are small, and opening one twice, or inflating it, costs more than keeping it. */
async function holdSmallFile(open: OpenFile): Promise<OpenFile> {
  const held: Uint8Array[] = []
  let size = 0
  for await (const chunk of open()) {
    held.push(chunk)
    size += chunk.length
    if (size > HELD_BYTES) return open
  }
  return async function* () {
    yield* held
  }
}

function readItem(reader: Reader, section: Section, index: number, item: Json, sink: Sink) {
  try {
    reader.item(section, index, item, sink)
  } catch (error) {
    if (error instanceof FileError) throw error
    // A reader that trips over content it did not expect must cost this file, not the whole job.
    throw new FileError(`${section}[${index}] cannot be read`, { cause: error })
  }
}

async function readHeader(
  open: OpenFile,
  limits: typeof SCAN_LIMITS,
  signal: AbortSignal | undefined
): Promise<FileHeader> {
  const headers = new Map<'meta' | 'metadata', Json>()
  const parts = new Set<string>()
  const scanner = createScanner(
    { header: (name, value) => headers.set(name, value), part: (name) => parts.add(name) },
    limits
  )
  // What the rest of the file holds is the second pass's business.
  const isKnown = () => headers.has('meta') || (headers.has('metadata') && parts.has('graph'))
  let complete = true
  for await (const chunk of decodeText(open())) {
    signal?.throwIfAborted()
    scanner.push(chunk)
    if (isKnown()) {
      complete = false
      break
    }
  }
  if (complete) scanner.end()
  if (headers.has('meta')) return collectionHeader(headers.get('meta') ?? null)
  if (parts.has('graph')) return openGraphHeader(headers.get('metadata') ?? null)
  if (parts.has('data')) throw new FileError('meta is missing')
  throw new FileError('the file has neither data and meta nor graph')
}

function collectionHeader(meta: Json): FileHeader {
  const fields = lowerCaseFields('meta', meta)
  const { type, version } = fields
  if (typeof type !== 'string' || type === '') throw new FileError('meta.type is missing')
  return {
    format: type.toLowerCase() === 'azure' ? 'azure' : 'active-directory',
    type: type.toLowerCase(),
    version: typeof version === 'number' ? version : undefined
  }
}

function openGraphHeader(metadata: Json): FileHeader {
  const header: FileHeader = { format: 'open-graph', type: 'graph', version: undefined }
  if (metadata === null) return header
  const { source_kind: sourceKind, ...others } = lowerCaseFields('metadata', metadata)
  const unknown = Object.keys(others)[0]
  if (unknown !== undefined) throw new FileError(`metadata has the unknown field ${unknown}`)
  if (sourceKind === undefined || sourceKind === null || sourceKind === '') return header
  if (typeof sourceKind !== 'string') throw new FileError('metadata.source_kind must be a string')
  return { ...header, sourceKind }
}

function lowerCaseFields(name: string, value: Json): JsonObject {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new FileError(`${name} must be an object`)
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key.toLowerCase(), member])
  )
}
