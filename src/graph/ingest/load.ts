/** Loads collector files and archives of them into the graph, in one transaction. */
import { createReadStream } from 'node:fs'
import type { ClientBase } from 'pg'
import { ArchiveLimitError, type ArchiveLimits, archiveEntries, isArchiveFile } from './archive.ts'
import { type CollectionSink, type OpenFile, readCollection } from './collection-file.ts'
import { mergeStaged } from './merge.ts'
import { readerFor } from './readers.ts'
import { FileError } from './records.ts'
import { createStaging, type Staging } from './staging.ts'

/** A file on the local disk; it must stay there until the next one is asked for. */
export type SourceFile = { fileName: string; path: string }

export type FileResult = {
  fileName: string
  /** The archive the file was in; empty for a file of its own. */
  parentFileName: string
  objects: number
  /** Not empty where nothing of the file was loaded. */
  errors: string[]
  warnings: string[]
}

export type LoadOptions = {
  now: Date
  archive: ArchiveLimits
  signal?: AbortSignal
  /** Called a few times a second at most, and at the end of reading. */
  onProgress?(filesDone: number, objects: number): void
  /** Runs in the transaction of the load, right before it is committed. */
  beforeCommit?(results: FileResult[]): Promise<void>
  maxItemBytes?: number
}

const PROGRESS_INTERVAL_MS = 300

/**
 * Reads all sources, each to the end before the next one is asked for, and merges what they hold. A
 * file that must be refused contributes nothing; everything else that goes wrong undoes the whole load.
 */
export async function loadFiles(
  client: ClientBase,
  sources: AsyncIterable<SourceFile> | Iterable<SourceFile>,
  options: LoadOptions
): Promise<FileResult[]> {
  await client.query('begin')
  try {
    const results = await loadInTransaction(client, sources, options)
    await options.beforeCommit?.(results)
    options.signal?.throwIfAborted()
    await client.query('commit')
    return results
  } catch (error) {
    // A connection that cannot roll back is lost, and its transaction with it.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

type Job = {
  staging: Staging
  options: LoadOptions
  results: FileResult[]
  sourceKinds: Set<string>
  progress: Progress
}

async function loadInTransaction(
  client: ClientBase,
  sources: AsyncIterable<SourceFile> | Iterable<SourceFile>,
  options: LoadOptions
): Promise<FileResult[]> {
  const { signal, now } = options
  const staging = await createStaging(client)
  const sourceKinds = new Set<string>()
  const progress = createProgress(options.onProgress)
  const job: Job = { staging, options, results: [], sourceKinds, progress }
  for await (const { fileName, path } of sources) {
    signal?.throwIfAborted()
    if (await isArchiveFile(path)) await loadArchive(job, fileName, path)
    else await loadFile(job, { fileName, parentFileName: '' }, () => createReadStream(path))
  }
  progress.report(true)
  await staging.finish()
  const unresolved = await mergeStaged(client, staging, {
    now,
    sourceKinds: [...sourceKinds],
    ...(signal && { signal })
  })
  for (const { file, messages } of unresolved) job.results[file]?.warnings.push(...messages)
  return job.results
}

type FileNames = Pick<FileResult, 'fileName' | 'parentFileName'>

async function loadArchive(job: Job, fileName: string, path: string): Promise<void> {
  const before = job.results.length
  try {
    for await (const entry of archiveEntries(path, job.options.archive)) {
      job.options.signal?.throwIfAborted()
      const names = { fileName: entry.name, parentFileName: fileName }
      if ('refused' in entry) addRefused(job, names, entry.refused)
      else await loadFile(job, names, entry.open)
    }
    if (job.results.length === before) throw new FileError('the archive holds no files')
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    addRefused(job, { fileName, parentFileName: '' }, error)
  }
}

/** Throws ArchiveLimitError too, after it has recorded it: it concerns the archive as well. */
async function loadFile(job: Job, names: FileNames, open: OpenFile): Promise<void> {
  const { staging, options, progress } = job
  await staging.beginFile(job.results.length)
  try {
    const { header, objects } = await readCollection(open, progress.counting(staging), {
      ...options,
      readerFor
    })
    const { warnings } = await staging.keepFile()
    if (header.sourceKind !== undefined) job.sourceKinds.add(header.sourceKind)
    job.results.push({ ...names, objects, errors: [], warnings })
    progress.fileDone()
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    const { warnings } = await staging.dropFile()
    addRefused(job, names, error, warnings)
    if (error instanceof ArchiveLimitError) throw error
  }
}

function addRefused(job: Job, names: FileNames, error: FileError, warnings: string[] = []) {
  job.results.push({ ...names, objects: 0, errors: error.message.split('\n'), warnings })
  job.progress.fileDone()
}

type Progress = ReturnType<typeof createProgress>

function createProgress(onProgress: LoadOptions['onProgress']) {
  let files = 0
  let objects = 0
  let last = performance.now()
  function report(always: boolean) {
    if (!onProgress || (!always && performance.now() - last < PROGRESS_INTERVAL_MS)) return
    last = performance.now()
    onProgress(files, objects)
  }
  return {
    report,
    fileDone() {
      files += 1
      report(false)
    },
    counting: (staging: Staging): CollectionSink => ({
      ...staging,
      at(section, index) {
        objects += 1
        staging.at(section, index)
      },
      async drain() {
        report(false)
        await staging.drain()
      }
    })
  }
}
