/** Files to a ZIP archive that is made no faster than it is read. */
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export type ArchiveFile = { name: string; content: Buffer; changed: Date }

export function zipOf(files: AsyncIterable<ArchiveFile>): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error) => output.destroy(error as Error))
  fill(zip, output, files).catch((error) => output.destroy(error))
  return output
}

/** yazl looks through all entries before each, which its types do not tell of. */
type Entries = { entries: { doFileDataPump: unknown }[] }

/** One file at a time: the next is asked for when its turn has come, or when nobody reads any more. */
async function fill(zip: ZipFile, output: Readable, files: AsyncIterable<ArchiveFile>) {
  const pending = zip as unknown as Entries
  const written: Entries['entries'] = []
  let goOn = () => {}
  output.once('close', () => goOn())
  for await (const { name, content, changed } of files) {
    if (output.destroyed) return
    await new Promise<void>((resolve) => {
      goOn = resolve
      zip.addReadStreamLazy(name, { mtime: changed, size: content.length }, (give) => {
        give(null, Readable.from([content]))
        resolve()
      })
    })
    for (const entry of pending.entries.splice(0, pending.entries.length - 1)) {
      // It would keep the content.
      entry.doFileDataPump = undefined
      written.push(entry)
    }
  }
  // The directory at the end of the archive names them all.
  pending.entries = [...written, ...pending.entries]
  zip.end()
}
