/** Runs a query in one transaction: translates it, makes the searches that it needs, reads its answer. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { answer, type CypherResult } from './answer.ts'
import { check } from './check.ts'
import type { Limits } from './fetch-rows.ts'
import { parse } from './parse.ts'
import { type GraphReader, readGraph } from './reader-role.ts'
import { describeFailure } from './runtime-error.ts'
import { send } from './send.ts'
import { type TranslatedQuery, translateWithin } from './translate-within.ts'
import type { CypherValue } from './values.ts'

export type CypherRequest = Limits & {
  query: string
  parameters?: Readonly<Record<string, CypherValue>> | undefined
  /** Whether nodes and relationships carry all their properties; they do unless it is false. */
  properties?: boolean | undefined
  /** Ends every statement even where nobody cancels it. */
  timeoutMs?: number | undefined
  signal?: AbortSignal | undefined
}

export type CypherAnswer = CypherResult & {
  /** What looks like a mistake in the query. */
  warnings: string[]
}

export type CypherExplanation = {
  sql: string
  /** The type of each bound value. */
  parameters: string[]
  /** How many paths each search for shortest paths found. */
  searches: number[]
  /** PostgreSQL's plan, as its EXPLAIN (FORMAT JSON) has it. */
  plan: unknown
}

/** Throws CypherError for whatever the author of the query can repair. */
export async function runCypher(
  db: Kysely<Database>,
  request: CypherRequest
): Promise<CypherAnswer> {
  return withTranslation(db, request, async (reader, translated) => ({
    ...(await answer(reader, translated, request)),
    warnings: translated.warnings
  }))
}

/** How the query would run, or did: with `analyze` it really runs, within the same limits. */
export async function explainCypher(
  db: Kysely<Database>,
  request: CypherRequest & { analyze?: boolean | undefined }
): Promise<CypherExplanation> {
  return withTranslation(db, request, async ({ trx }, { statement, searches }) => {
    const compiled = statement.compile(trx)
    const how = request.analyze ? sql`analyze, buffers, format json` : sql`format json`
    const shown = request.analyze
      ? sql`select * from (${statement}) as answer limit ${request.maxRows}::bigint`
      : statement
    // Read by a cursor, as an answer is: no other plan is the one that a query gets.
    const { rows } = await send(
      trx,
      sql<{ 'QUERY PLAN': unknown }>`explain (${how}) declare answer no scroll cursor for ${shown}`
    )
    return {
      sql: compiled.sql,
      parameters: compiled.parameters.map(typeName),
      searches: searches.map(({ length }) => length),
      plan: rows[0]?.['QUERY PLAN']
    }
  })
}

async function withTranslation<T>(
  db: Kysely<Database>,
  request: CypherRequest,
  work: (reader: GraphReader, translated: TranslatedQuery) => Promise<T>
): Promise<T> {
  const { query: text, signal, timeoutMs } = request
  const query = parse(text)
  check(text, query)
  const parameters = new Map(Object.entries(request.parameters ?? {}))
  // One more than is shown tells that there are more.
  const maxRows = request.maxRows + 1
  try {
    return await readGraph(db, timeoutMs, async (reader) =>
      work(reader, await translateWithin(reader, { text, query, parameters, maxRows, signal }))
    )
  } catch (error) {
    throw describeFailure(error, text, query)
  }
}

function typeName(value: unknown): string {
  return Array.isArray(value)
    ? `list of ${typeName(value[0])}`
    : value === null
      ? 'null'
      : typeof value
}
