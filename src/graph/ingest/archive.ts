/** Walks the files of a zip archive and inflates them under limits that trust nothing it declares. */
import { open, stat } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import yauzl from 'yauzl'
import type { OpenFile } from './collection-file.ts'
import { FileError } from './records.ts'

export type ArchiveLimits = {
  maxEntries: number
  /** Bytes of content per byte of archive, over the whole archive. */
  maxRatio: number
  /** Bytes of content over the whole archive. */
  maxTotalBytes: number
}

export type ArchiveEntry = { name: string } & (
  | { open: OpenFile }
  /** Why this entry is not read. */
  | { refused: FileError }
)

/** The archive as a whole must not be read any further. */
export class ArchiveLimitError extends FileError {
  override name = 'ArchiveLimitError'
}

// Below this size of content the ratio says nothing: a short file of zeroes is no attack.
const RATIO_FREE_BYTES = 1024 * 1024
const ZIP_MAGIC = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const METHODS = { stored: 0, deflated: 8 }

export const isArchive = (start: Uint8Array): boolean =>
  ZIP_MAGIC.equals(Buffer.from(start.subarray(0, ZIP_MAGIC.length)))

export async function isArchiveFile(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return isArchive(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/**
 * Yields the files of the archive in its order, directories left out. Throws FileError where the
 * archive itself cannot be read; `open` throws it where the entry cannot.
 */
export async function* archiveEntries(
  path: string,
  limits: ArchiveLimits
): AsyncGenerator<ArchiveEntry> {
  const { size } = await stat(path)
  const budget = createBudget(size, limits)
  const zip = await describing(() =>
    // Names and sizes are checked here: one bad entry must not end the walk.
    yauzl.openPromise(path, { decodeStrings: false, validateEntrySizes: false, autoClose: false })
  )
  try {
    if (zip.entryCount > limits.maxEntries) throw tooManyEntries(limits)
    const entries = zip.eachEntry()
    for (let count = 1; ; count += 1) {
      const next = await describing(() => entries.next())
      if (next.done) return
      if (count > limits.maxEntries) throw tooManyEntries(limits)
      const entry = next.value
      const name = entryName(entry)
      if (name.endsWith('/')) continue
      const refused = refusal(entry, name)
      if (refused) yield { name: printable(name), refused }
      else {
        budget.nextEntry()
        yield { name, open: () => inflate(zip, entry, budget) }
      }
    }
  } finally {
    zip.close()
  }
}

const wrongSize = () =>
  new FileError('the entry is damaged: its content has not the size that the archive says')

const tooManyEntries = (limits: ArchiveLimits) =>
  new ArchiveLimitError(`the archive has more than ${limits.maxEntries} entries`)

async function describing<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof FileError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new FileError(`the archive cannot be read: ${reason}`, { cause: error })
  }
}

function entryName(entry: Entry): string {
  return yauzl.getFileNameLowLevel(
    entry.generalPurposeBitFlag,
    entry.fileNameRaw,
    entry.extraFields,
    false
  )
}

const printable = (name: string) => name.replace(/\p{Cc}/gu, '\ufffd')

function refusal(entry: Entry, name: string): FileError | undefined {
  const climbs = name.split('/').includes('..') || name.startsWith('/') || /^[a-zA-Z]:/.test(name)
  if (climbs || name.includes('\0') || name === '') {
    return new FileError('the entry has an unsafe path')
  }
  if (entry.isEncrypted()) return new FileError('the entry is encrypted')
  const method = entry.compressionMethod
  if (method !== METHODS.stored && method !== METHODS.deflated) {
    return new FileError(`the entry uses compression method ${method}, which is not supported`)
  }
  return undefined
}

type Budget = ReturnType<typeof createBudget>

/** Counts content over the archive; an entry that is read twice counts once. */
function createBudget(archiveBytes: number, limits: ArchiveLimits) {
  let earlier = 0
  let entry = 0
  return {
    nextEntry() {
      earlier += entry
      entry = 0
    },
    /** `read` is how many bytes one pass over the current entry has given so far. */
    spend(read: number) {
      entry = Math.max(entry, read)
      const total = earlier + entry
      if (total > limits.maxTotalBytes) {
        throw new ArchiveLimitError(`the archive holds more than ${limits.maxTotalBytes} bytes`)
      }
      if (total > RATIO_FREE_BYTES && total > archiveBytes * limits.maxRatio) {
        throw new ArchiveLimitError(
          `the archive holds more than ${limits.maxRatio} times its own size`
        )
      }
    }
  }
}

async function* inflate(zip: ZipFile, entry: Entry, budget: Budget): AsyncGenerator<Uint8Array> {
  let read = 0
  let checksum = 0
  try {
    const stream = await zip.openReadStreamPromise(entry)
    for await (const chunk of stream) {
      if (read === 0 && isArchive(chunk)) {
        throw new FileError('archives inside archives are not read')
      }
      read += chunk.length
      budget.spend(read)
      if (read > entry.uncompressedSize) throw wrongSize()
      checksum = crc32(chunk, checksum)
      yield chunk
    }
    if (read !== entry.uncompressedSize) throw wrongSize()
    if (checksum !== entry.crc32) throw new FileError('the entry is damaged: its checksum is wrong')
  } catch (error) {
    if (error instanceof FileError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new FileError(`the entry cannot be read: ${reason}`, { cause: error })
  }
}
