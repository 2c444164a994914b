import { Readable } from 'node:stream'
import type { Handler } from '../handler.ts'
import { fileContent } from './exported-file.ts'
import { fileStem } from './file-names.ts'
import { readQuery } from './queries.ts'

export const exportSavedQuery: Handler<'exportSavedQuery'> = async ({ db, caller }, { path }) => {
  const query = await readQuery(db, path.saved_query_id, caller.id)
  return {
    fileName: `${fileStem(query.name)}.json`,
    stream: Readable.from([fileContent(query)])
  }
}
