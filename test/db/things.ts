/** A table of the tests' own, with a column of each type, and what a client may ask of it. */
import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import type { Test } from 'tap'
import type { FilterType } from '../../src/contract/document.ts'
import { type ListQuery, parseFilter } from '../../src/contract/list-query.ts'
import { openDatabase } from '../../src/db/database.ts'
import type { ListColumn, ListColumns } from '../../src/db/page.ts'
import { testDatabase } from '../support/database.ts'

export type Thing = {
  id: number
  name: string | null
  amount: number | null
  flag: boolean | null
  reference: string | null
  at: Date | null
  properties: { rank?: number; label?: string }
}
type Things = { things: Thing }

const UUIDS = ['6b0ad1f4-3f0e-4a0c-9a55-5d1c5f3f2c11', '0f8fad5b-d9cb-469f-a165-70867728950e']
const NAMES = ['ADA', 'ada', '100%', 'a_b', 'a\\b', 'axb', 'Ünal', null]
export const things: Thing[] = Array.from({ length: 40 }, (_, n) => ({
  id: n + 1,
  name: NAMES[n % NAMES.length] ?? null,
  amount: n % 7 === 0 ? null : (n % 5) - 2,
  flag: n % 3 === 0 ? null : n % 3 === 1,
  reference: UUIDS[n % 3] ?? null,
  at: n % 6 === 0 ? null : new Date(Date.UTC(2026, 0, 1 + (n % 4), 0, 0, 0, n % 2)),
  properties: n % 2 === 0 ? { rank: n % 4, label: `L${n % 3}` } : {}
}))
export const COLUMNS: Record<
  string,
  { column: ListColumn; type: FilterType; read: (t: Thing) => unknown }
> = {
  id: { column: 'id', type: 'integer', read: ({ id }) => id },
  name: { column: 'name', type: 'string', read: ({ name }) => name },
  folded: {
    column: { column: 'name', folded: 'name_folded' },
    type: 'string',
    read: ({ name }) => name
  },
  amount: { column: 'things.amount', type: 'integer', read: ({ amount }) => amount },
  flag: { column: 'flag', type: 'boolean', read: ({ flag }) => flag },
  reference: { column: 'reference', type: 'uuid', read: ({ reference }) => reference },
  at: { column: 'at', type: 'timestamp', read: ({ at }) => at?.getTime() ?? null },
  rank: {
    column: sql`(properties ->> 'rank')::bigint`,
    type: 'integer',
    read: ({ properties }) => properties.rank ?? null
  },
  label: {
    column: sql`properties ->> 'label'`,
    type: 'string',
    read: ({ properties }) => properties.label ?? null
  }
}
const columns = Object.fromEntries(
  Object.entries(COLUMNS).map(([name, { column }]) => [name, column])
)

export type Wish = { filters?: [string, string][]; sort?: string[]; skip?: number; limit?: number }

export const listOf = ({ filters = [], sort = [], skip = 0, limit = 1000 }: Wish) =>
  // The names are those of this table, of no operation.
  ({
    filters: filters.map(([name, text]) =>
      parseFilter(name, COLUMNS[name]?.type ?? 'string', text)
    ),
    sort: sort.map((key) => ({
      name: key.replace(/^-/, ''),
      direction: key.startsWith('-') ? ('desc' as const) : ('asc' as const)
    })),
    skip,
    limit
  }) as unknown as ListQuery<'listAuditLogs'>
export const listColumns = columns as unknown as ListColumns<'listAuditLogs'>

const ORDERED = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte']
export const VALUES: Record<FilterType, { predicates: string[]; values: string[] }> = {
  string: {
    predicates: ['eq', '~eq', 'neq'],
    values: ['ADA', 'ada', 'a', '%', '_', '\\', 'a_b', '100%', 'ü', 'L1', 'nobody']
  },
  integer: {
    predicates: ORDERED,
    values: ['-2', '0', '1', '3', '20', '2147483648', '-9007199254740991']
  },
  boolean: { predicates: ['eq', 'neq'], values: ['true', 'false', 'T', 'f'] },
  uuid: { predicates: ['eq', 'neq'], values: [...UUIDS, UUIDS[0]?.toUpperCase() ?? ''] },
  timestamp: {
    predicates: ORDERED,
    values: ['2026-01-01T00:00:00.001Z', '2026-01-02T00:00:00Z', '2026-01-03T02:00:00+02:00']
  }
}
/** Any filter of any column. */
export const filter = fc.constantFrom(...Object.keys(COLUMNS)).chain((name) => {
  const { predicates, values } = VALUES[COLUMNS[name]?.type ?? 'string']
  return fc
    .tuple(fc.constantFrom(...predicates), fc.constantFrom(...values))
    .map(([predicate, value]): [string, string] => [name, `${predicate}:${value}`])
})

export async function startThings(t: Test) {
  const { url } = await testDatabase(t)
  const plain = openDatabase(url)
  t.teardown(() => plain.destroy())
  // A table of the test's own stands where those of the server are.
  const db = plain as unknown as Kysely<Things>
  await sql`
    create table things (
      id bigint primary key, name text, amount integer, flag boolean, reference uuid,
      at timestamptz(3), properties jsonb not null,
      name_folded text collate "C" generated always as (lower(name collate "default")) stored
    )`.execute(db)

  for (const { properties, ...row } of things) {
    await db
      .insertInto('things')
      .values({ ...row, properties: JSON.stringify(properties) as unknown as object })
      .execute()
  }
  return { db, url }
}
