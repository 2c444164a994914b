/** Looks at a JSON text while it passes: does it have the shape of a collector file? */
import { createScanner } from './json-items.ts'
import { FileError } from './records.ts'
import { decodeText } from './text-encoding.ts'

/** Reads to the end. Throws FileError at the first byte that cannot belong to a collector file. */
export async function checkShape(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const found = new Set<string>()
  const note = (name: string) => void found.add(name)
  const scanner = createScanner({ header: note, part: note })
  for await (const text of decodeText(chunks)) scanner.push(text)
  scanner.end()
  if (found.has('meta') || found.has('graph')) return
  throw new FileError(
    found.has('data') ? 'meta is missing' : 'the file has neither data and meta nor graph'
  )
}
