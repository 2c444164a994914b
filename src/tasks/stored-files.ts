/** The uploaded files of a job as files on the local disk, one at a time. */
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { FileResult, SourceFile } from '../graph/ingest/load.ts'
import { FileError } from '../graph/ingest/records.ts'
import type { TaskContext } from './task.ts'

type StoredFile = { id: number; name: string; size: number }

/**
 * Each file is there until the next one is asked for.
 * @param damaged takes the files whose bytes are not what was uploaded; those are not yielded
 */
export async function* storedFiles(
  { db, folder, signal }: Pick<TaskContext, 'db' | 'folder' | 'signal'>,
  jobId: number,
  damaged: FileResult[]
): AsyncGenerator<SourceFile> {
  const files = await db
    .selectFrom('ingest_files')
    .select(['id', 'name', 'size'])
    .where('job_id', '=', jobId)
    .where('stored_at', 'is not', null)
    .orderBy('id')
    .execute()
  for (const file of files) {
    const path = join(folder, `file-${file.id}`)
    try {
      const problem = await copyTo(path, db, file, signal)
      if (problem === undefined) yield { fileName: file.name, path }
      else damaged.push(refused(file, problem))
    } finally {
      await rm(path, { force: true })
    }
  }
}

const refused = ({ name }: StoredFile, { message }: FileError): FileResult => ({
  fileName: name,
  parentFileName: '',
  objects: 0,
  errors: [message],
  warnings: []
})

async function copyTo(
  path: string,
  db: Kysely<Database>,
  file: StoredFile,
  signal: AbortSignal
): Promise<FileError | undefined> {
  const copy = await open(path, 'w', 0o600)
  try {
    let size = 0
    for (let sequence = 0; size < file.size; sequence += 1) {
      signal.throwIfAborted()
      const chunk = await db
        .selectFrom('ingest_chunks')
        .select(['checksum', 'data'])
        .where('file_id', '=', file.id)
        .where('sequence', '=', sequence)
        .executeTakeFirst()
      if (!chunk || crc32(chunk.data) !== chunk.checksum) {
        return new FileError('the stored file is damaged: upload it again')
      }
      await copy.writeFile(chunk.data)
      size += chunk.data.length
    }
    return undefined
  } finally {
    await copy.close()
  }
}
