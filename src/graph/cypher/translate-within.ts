/** Translates a checked query within its transaction, and makes the searches that the statement needs. */
import type { RawBuilder } from 'kysely'
import type { Query } from './ast.ts'
import type { ResultColumn } from './fetch-rows.ts'
import type { GraphReader } from './reader-role.ts'
import { search } from './search/search.ts'
import type { SearchResult } from './search/search-plan.ts'
import { readStatistics } from './statistics.ts'
import { translate } from './translate.ts'
import type { CypherValue } from './values.ts'
import { warningsOf } from './warnings.ts'

export type CheckedQuery = {
  text: string
  query: Query
  parameters: ReadonlyMap<string, CypherValue>
  /** Nobody reads more rows of the result; undefined: all of them. */
  maxRows: number | undefined
  signal: AbortSignal | undefined
}

export type TranslatedQuery = {
  statement: RawBuilder<unknown>
  columns: readonly ResultColumn[]
  searches: readonly SearchResult[]
  warnings: string[]
}

export async function translateWithin(
  reader: GraphReader,
  { text, query, parameters, maxRows, signal }: CheckedQuery
): Promise<TranslatedQuery> {
  const { kinds } = reader
  const statistics = await readStatistics(reader)
  const searches: SearchResult[] = []
  const now = new Date()
  const input = { text, query, parameters, kinds, now, statistics, maxRows, searches }
  for (;;) {
    signal?.throwIfAborted()
    const translation = translate(input)
    if (!('pending' in translation)) {
      return { ...translation, searches, warnings: warningsOf(text, query, kinds) }
    }
    searches.push(await search(reader, translation.pending, signal))
  }
}
