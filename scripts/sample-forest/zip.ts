/** The forest as one archive, as a collector leaves it. */
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { fileText, generateForest } from './generate.ts'
import type { ForestOptions } from './plan.ts'

/** A path appears only when the archive is complete; a stream is ended. */
export async function writeForestZip(target: string | Writable, options: ForestOptions) {
  const archive = forestZip(options)
  if (typeof target !== 'string') return pipeline(archive, target)

  const unfinished = `${target}.part`
  try {
    await pipeline(archive, createWriteStream(unfinished))
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

function forestZip(options: ForestOptions): NodeJS.ReadableStream {
  const zip = new ZipFile()
  // Archives keep local time: the same local time gives the same bytes in every time zone.
  const entry = { mtime: new Date(2025, 0, 6, 8), forceDosTimestamp: true }
  for (const file of generateForest(options)) {
    zip.addReadStreamLazy(file.fileName, entry, (start) =>
      start(null, Readable.from(fileText(file), { objectMode: false }))
    )
  }
  zip.end()
  return zip.outputStream
}
