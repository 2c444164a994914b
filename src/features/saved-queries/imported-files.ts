/** Reads saved queries out of what was uploaded: one file of JSON, or an archive of such files. */
import { createReadStream } from 'node:fs'
import { archiveEntries } from '../../graph/ingest/archive.ts'
import { FileError } from '../../graph/ingest/records.ts'
import { decodeText } from '../../graph/ingest/text-encoding.ts'
import { boundsOf } from './bounds.ts'
import type { SavedQueryValues } from './queries.ts'

const LARGEST_FILE = 10 * 1024 ** 2

/** Each file is small and read on its own; more than deflate's own ratio there cannot be. */
const ARCHIVE_LIMITS = { maxEntries: 1_000_000, maxRatio: 1100, maxTotalBytes: 4 * 1024 ** 3 }

/** Throws FileError where something is no saved query, in an archive with the name of the file. */
export async function* queriesIn(
  path: string,
  contentType: string
): AsyncGenerator<SavedQueryValues> {
  if (contentType === 'application/json') {
    yield* parsed(await textOf(createReadStream(path)))
    return
  }
  for await (const entry of archiveEntries(path, ARCHIVE_LIMITS)) {
    if (isOfSystem(entry.name)) continue
    try {
      if ('refused' in entry) throw entry.refused
      yield* parsed(await textOf(entry.open()))
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      throw new FileError(`${entry.name}: ${error.message}`, { cause: error })
    }
  }
}

/** What operating systems add to archives by themselves. */
const isOfSystem = (name: string) => /(^|\/)(__MACOSX\/|\.[^/]*$|Thumbs\.db$)/.test(name)

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of decodeText(bytes)) {
    size += chunk.length
    if (size > LARGEST_FILE) throw new FileError(`the file is larger than ${LARGEST_FILE} bytes`)
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch (error) {
    throw new FileError('the text is not valid UTF-8', { cause: error })
  }
}

function parsed(text: string): SavedQueryValues[] {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    throw new FileError(`is not valid JSON: ${(error as Error).message}`, { cause: error })
  }
  if (!Array.isArray(content)) return [queryOf(content, '')]
  return content.map((one, place) => queryOf(one, `query ${place + 1}: `))
}

/** Other members, of which published collections have many, are passed over. */
function queryOf(content: unknown, where: string): SavedQueryValues {
  if (typeof content !== 'object' || content === null) {
    throw new FileError(`${where}a saved query is an object with a name and a query`)
  }
  const { name, query, description } = content as Record<string, unknown>
  return {
    name: textIn('name', name, where),
    query: textIn('query', query, where),
    description: textIn('description', description ?? '', where)
  }
}

function textIn(member: keyof SavedQueryValues, value: unknown, where: string): string {
  const fail = (reason: string) => new FileError(`${where}${member} ${reason}`)
  const { minLength = 0, maxLength } = boundsOf(member)
  if (typeof value !== 'string') throw fail(value === undefined ? 'is missing' : 'must be a text')
  if (minLength > 0 && value.trim() === '') throw fail('is empty')
  if (value.length > maxLength && [...value].length > maxLength) {
    throw fail(`is longer than ${maxLength} characters`)
  }
  if (value.includes('\u0000') || !value.isWellFormed()) {
    throw fail('contains a character that cannot be stored')
  }
  return value
}
