/** Small collector files and archives with invented content, and loads of them. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Test } from 'tap'
import { ZipFile } from 'yazl'
import {
  type FileResult,
  type LoadOptions,
  loadFiles,
  type SourceFile
} from '../../../src/graph/ingest/load.ts'
import { MONDAY } from './staged-records.ts'

export const OPTIONS: LoadOptions = {
  now: MONDAY,
  archive: { maxEntries: 100, maxRatio: 200, maxTotalBytes: 100_000_000 }
}

export function loader(t: Test, client: pg.Client) {
  const folder = t.testdir()
  let files = 0
  return {
    folder,
    async onDisk(fileName: string, content: string | Uint8Array): Promise<SourceFile> {
      files += 1
      const path = join(folder, String(files))
      await writeFile(path, content)
      return { fileName, path }
    },
    load: (sources: SourceFile[], more: Partial<LoadOptions> = {}) =>
      loadFiles(client, sources, { ...OPTIONS, ...more })
  }
}

export async function zipped(entries: Record<string, string | Uint8Array>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(entries)) {
    if (name.endsWith('/')) zip.addEmptyDirectory(name)
    else zip.addBuffer(Buffer.from(content), name)
  }
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** An Active Directory file whose meta comes last, as collectors write it. */
export const users = (...ids: string[]) =>
  JSON.stringify({
    data: ids.map((id) => ({ ObjectIdentifier: id, Properties: { name: id }, Aces: [] })),
    meta: { type: 'users', version: 6, count: 0, methods: 0 }
  })

type GraphNode = { id: string; kinds: string[]; properties?: Record<string, unknown> }

/** An OpenGraph file whose metadata comes last. */
export const graph = (nodes: GraphNode[], edges: object[] = []) =>
  JSON.stringify({ graph: { nodes, edges }, metadata: { source_kind: 'Made' } })

/** The result of a file that was loaded, except where `more` says otherwise. */
export const result = (fileName: string, more: Partial<FileResult> = {}): FileResult => ({
  fileName,
  parentFileName: '',
  objects: 0,
  errors: [],
  warnings: [],
  ...more
})
