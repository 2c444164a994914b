/** The text format of COPY, and a COPY of finished text into one table. */
import { finished } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

const SPECIAL = /[\\\t\n\r]/
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

export function copyText(value: string): string {
  if (!SPECIAL.test(value)) return value
  return value.replace(/[\\\t\n\r]/g, (found) => ESCAPES[found] ?? found)
}

/** JSON.stringify escapes control characters itself; only its backslashes are special to COPY. */
export function copyJson(value: unknown): string {
  const text = JSON.stringify(value)
  return text.includes('\\') ? text.replaceAll('\\', '\\\\') : text
}

/** `table` is our own text: a table name with its columns. */
export async function copyInto(client: ClientBase, table: string, text: string): Promise<void> {
  const stream = client.query(copyFrom(`copy ${table} from stdin`))
  stream.end(Buffer.from(text, 'utf8'))
  await finished(stream)
}
