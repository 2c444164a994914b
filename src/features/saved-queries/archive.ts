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

/** One file at a time: the next is asked for when its turn has come, or when nobody reads any more. */
async function fill(zip: ZipFile, output: Readable, files: AsyncIterable<ArchiveFile>) {
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
  }
  zip.end()
}
