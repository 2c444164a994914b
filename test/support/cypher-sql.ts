/** The SQL of a query, without any database. */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder
} from 'kysely'
import { check } from '../../src/graph/cypher/check.ts'
import { parse } from '../../src/graph/cypher/parse.ts'
import type { SearchResult } from '../../src/graph/cypher/search/search-plan.ts'
import { translate } from '../../src/graph/cypher/translate.ts'
import type { CypherValue } from '../../src/graph/cypher/values.ts'

const db = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (one) => new PostgresIntrospector(one),
    createQueryCompiler: () => new PostgresQueryCompiler()
  }
})

const NOW = new Date('2026-01-05T12:00:00.000Z')

export type Compiled = { readonly sql: string; readonly parameters: readonly unknown[] }

export const compile = (statement: RawBuilder<unknown>): Compiled => statement.compile(db)

/** The statement, after those of the searches that it asks for; no search finds anything. */
export function statementsOf(
  text: string,
  parameters: Readonly<Record<string, CypherValue>> = {},
  kinds: readonly string[] = []
): Compiled[] {
  const query = parse(text)
  check(text, query)
  const input = {
    text,
    query,
    parameters: new Map(Object.entries(parameters)),
    kinds: new Map(kinds.map((name, at) => [name, at + 1])),
    now: NOW
  }
  const compiled: Compiled[] = []
  const searches: SearchResult[] = []
  for (;;) {
    const translation = translate({ ...input, searches })
    if (!('pending' in translation)) return [...compiled, compile(translation.statement)]
    const { ends, edgeFilter } = translation.pending
    compiled.push(...Object.values(ends).map(compile), ...(edgeFilter ? [compile(edgeFilter)] : []))
    searches.push([])
  }
}
