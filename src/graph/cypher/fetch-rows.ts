/** Reads the rows of a statement as texts, batch by batch, and no more of them than are allowed. */
import { type RawBuilder, sql } from 'kysely'
import type { GraphReader } from './reader-role.ts'
import { send } from './send.ts'
import { formOf } from './translate/typed.ts'
import type { StaticType } from './types.ts'

export type Limits = { readonly maxRows: number; readonly maxBytes: number }

export type ResultColumn = { readonly name: string; readonly type: StaticType }

export type TextRow = readonly (string | null)[]

export type Fetched = {
  rows: TextRow[]
  /** Of all texts in `rows`. */
  bytes: number
  cut: 'rows' | 'bytes' | undefined
}

const FIRST_BATCH = 200
const MOST_ROWS = 10_000
/** What one batch should hold. */
const BATCH_BYTES = 1024 ** 2

/** These can grow without bound in a single value. */
const isWide = ({ type }: ResultColumn) => ['jsonb', 'text', 'bigint[]'].includes(formOf(type))

/**
 * The statement with all columns as text. OFFSET 0 keeps PostgreSQL from computing a column twice: once for
 * its size and once for its value. A value that alone is too large is not sent.
 */
function asTexts(
  statement: RawBuilder<unknown>,
  columns: readonly ResultColumn[],
  maxBytes: number
): RawBuilder<Record<string, unknown>> {
  const names = columns.map((_, place) => sql.ref(`c${place}`))
  const sizes = columns.flatMap((column, place) =>
    isWide(column) ? [sql`coalesce(pg_column_size(${names[place]}), 0)`] : []
  )
  const texts = sql.join(names.map((name) => sql`${name}::text`))
  if (sizes.length === 0) {
    return sql`select ${texts} from (${statement}) as answer (${sql.join(names)})`
  }
  const isTooLarge = sql`${sql.join(sizes, sql` + `)} > ${maxBytes}::bigint`
  const kept = names.map((name) => sql`case when not too_large then ${name}::text end as ${name}`)
  return sql`select ${sql.join(kept)}, too_large from (
    select *, ${isTooLarge} as too_large
    from (select * from (${statement}) as answer offset 0) as answer (${sql.join(names)})
    offset 0
  ) as measured`
}

export async function fetchRows(
  { trx }: GraphReader,
  statement: RawBuilder<unknown>,
  columns: readonly ResultColumn[],
  { maxRows, maxBytes }: Limits,
  signal?: AbortSignal
): Promise<Fetched> {
  const keys = columns.map((_, place) => `c${place}`)
  const found: Fetched = { rows: [], bytes: 0, cut: undefined }
  const texts = asTexts(statement, columns, maxBytes)
  await send(trx, sql`declare answer no scroll cursor for ${texts}`)
  for (let batch = FIRST_BATCH; ; batch = nextBatch(found)) {
    signal?.throwIfAborted()
    const wanted = Math.min(batch, maxRows + 1 - found.rows.length)
    const { rows } = await sql<Record<string, unknown>>`
      fetch forward ${sql.raw(String(wanted))} from answer`.execute(trx)
    for (const row of rows) {
      const values = keys.map((key) => row[key] as string | null)
      const bytes = values.reduce((sum, text) => sum + (text ? Buffer.byteLength(text) : 0), 0)
      if (found.rows.length === maxRows) found.cut = 'rows'
      else if (row.too_large === true || found.bytes + bytes > maxBytes) found.cut = 'bytes'
      if (found.cut) return found
      found.rows.push(values)
      found.bytes += bytes
    }
    if (rows.length < wanted) return found
  }
}

function nextBatch({ rows, bytes }: Fetched): number {
  const fitting = Math.floor(BATCH_BYTES / Math.max(1, bytes / rows.length))
  return Math.max(1, Math.min(MOST_ROWS, fitting))
}
