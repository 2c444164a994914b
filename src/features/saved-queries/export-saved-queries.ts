import type { Handler } from '../handler.ts'
import { type ArchiveFile, zipOf } from './archive.ts'
import { fileContent } from './exported-file.ts'
import { createFileNames } from './file-names.ts'
import { everyQuery, type SavedQueryRow } from './queries.ts'
import { scopesIn } from './scopes.ts'

type Pages = AsyncGenerator<SavedQueryRow[], void, void>

/** Only the first scope counts. What keeps the first page from being read is told as an error. */
export const exportSavedQueries: Handler<'exportSavedQueries'> = async (
  { db, caller },
  { query }
) => {
  const pages = everyQuery(db, caller.id, scopesIn(query.scope.slice(0, 1)))
  const first = await pages.next()
  const date = new Date().toISOString().slice(0, 10)
  return { fileName: `saved-queries-${date}.zip`, stream: zipOf(filesOf(first, pages)) }
}

async function* filesOf(
  first: Awaited<ReturnType<Pages['next']>>,
  pages: Pages
): AsyncGenerator<ArchiveFile> {
  const nameOf = createFileNames('.json')
  for (let page = first; !page.done; page = await pages.next()) {
    for (const row of page.value) {
      yield { name: nameOf(row.name), content: fileContent(row), changed: row.updated_at }
    }
  }
}
