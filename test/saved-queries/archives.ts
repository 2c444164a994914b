/** Reads archives of saved queries, and makes some. */
import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'
import { ZipFile } from 'yazl'

export type Entry = { file: string; text: string }

export async function entriesOf(archive: Buffer): Promise<Entry[]> {
  const zip = await yauzl.fromBufferPromise(archive)
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry))
    entries.push({ file: entry.fileName, text: content.toString('utf8') })
  }
  return entries
}

export async function queriesOf(archive: Buffer) {
  return (await entriesOf(archive)).map(({ text }) => JSON.parse(text))
}

export function archiveOf(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream)
}
