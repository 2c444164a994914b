/** From the statement of a query to its answer: rows of values, with nodes and relationships in them. */
import type { RawBuilder } from 'kysely'
import { startPauses } from '../pauses.ts'
import { collectIds, decode, type EntityIds } from './decode.ts'
import { fetchRows, type Limits, type ResultColumn, type TextRow } from './fetch-rows.ts'
import { type Hydrated, hydrate } from './hydrate.ts'
import type { GraphReader } from './reader-role.ts'
import type { CypherValue } from './values.ts'

export type CypherResult = {
  columns: string[]
  rows: CypherValue[][]
  /** Why there are fewer rows than the query has, if there are. */
  cut: 'rows' | 'bytes' | undefined
}

export type AnswerOptions = Limits & {
  /** Whether nodes and relationships carry all their properties; they do unless it is false. */
  properties?: boolean | undefined
  signal?: AbortSignal | undefined
}

export async function answer(
  reader: GraphReader,
  { statement, columns }: { statement: RawBuilder<unknown>; columns: readonly ResultColumn[] },
  options: AnswerOptions
): Promise<CypherResult> {
  const { rows, bytes, cut } = await fetchRows(reader, statement, columns, options, options.signal)
  const ids: EntityIds = { nodes: new Set(), relationships: new Set() }
  const pauses = startPauses(options.signal)
  for (const row of rows) {
    if (pauses.isDue()) await pauses.take()
    collectRow(row, columns, ids)
  }
  const entities = await hydrate(reader, ids, {
    properties: options.properties ?? true,
    maxBytes: options.maxBytes - bytes
  })
  const complete = completeRows(rows, columns, entities)
  const values: CypherValue[][] = []
  for (const row of rows.slice(0, complete)) {
    if (pauses.isDue()) await pauses.take()
    values.push(
      columns.map(({ type }, place) => {
        const text = row[place] ?? null
        return text === null ? null : decode(text, type, entities)
      })
    )
  }
  return {
    columns: columns.map(({ name }) => name),
    rows: values,
    cut: complete < rows.length ? 'bytes' : cut
  }
}

function collectRow(row: TextRow, columns: readonly ResultColumn[], ids: EntityIds): void {
  for (const [place, { type }] of columns.entries()) {
    const text = row[place]
    if (text) collectIds(text, type, ids)
  }
}

/** How many rows from the first on have all that they refer to. */
function completeRows(
  rows: readonly TextRow[],
  columns: readonly ResultColumn[],
  { left }: Hydrated
): number {
  if (left.nodes.size === 0 && left.relationships.size === 0) return rows.length
  return rows.findIndex((row) => {
    const ids: EntityIds = { nodes: new Set(), relationships: new Set() }
    collectRow(row, columns, ids)
    const isLeft = (kind: keyof EntityIds) => [...ids[kind]].some((id) => left[kind].has(id))
    return isLeft('nodes') || isLeft('relationships')
  })
}
