/** A saved query as a file of its own. */
import type { SavedQueryRow } from './queries.ts'

export function fileContent({ name, query, description }: SavedQueryRow): Buffer {
  return Buffer.from(`${JSON.stringify({ name, query, description }, null, 2)}\n`)
}
