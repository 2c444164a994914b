/** Filters, order and paging, each compared with what the same rule gives over the rows in memory. */
import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import t from 'tap'
import type { FilterType } from '../../src/contract/document.ts'
import { type Filter, type ListQuery, parseFilter } from '../../src/contract/list-query.ts'
import { openDatabase } from '../../src/db/database.ts'
import {
  escapeLike,
  type ListColumn,
  type ListColumns,
  selectKeys,
  selectPage
} from '../../src/db/page.ts'
import { testDatabase } from '../support/database.ts'

type Thing = {
  id: number
  name: string | null
  amount: number | null
  flag: boolean | null
  reference: string | null
  at: Date | null
  properties: { rank?: number; label?: string }
}
type Things = { things: Thing }

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

const UUIDS = ['6b0ad1f4-3f0e-4a0c-9a55-5d1c5f3f2c11', '0f8fad5b-d9cb-469f-a165-70867728950e']
const NAMES = ['ADA', 'ada', '100%', 'a_b', 'a\\b', 'axb', 'Ünal', null]
const things: Thing[] = Array.from({ length: 40 }, (_, n) => ({
  id: n + 1,
  name: NAMES[n % NAMES.length] ?? null,
  amount: n % 7 === 0 ? null : (n % 5) - 2,
  flag: n % 3 === 0 ? null : n % 3 === 1,
  reference: UUIDS[n % 3] ?? null,
  at: n % 6 === 0 ? null : new Date(Date.UTC(2026, 0, 1 + (n % 4), 0, 0, 0, n % 2)),
  properties: n % 2 === 0 ? { rank: n % 4, label: `L${n % 3}` } : {}
}))
for (const { properties, ...row } of things) {
  await db
    .insertInto('things')
    .values({ ...row, properties: JSON.stringify(properties) as unknown as object })
    .execute()
}

const COLUMNS: Record<
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

type Wish = { filters?: [string, string][]; sort?: string[]; skip?: number; limit?: number }

const listOf = ({ filters = [], sort = [], skip = 0, limit = 1000 }: Wish) =>
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
const listColumns = columns as unknown as ListColumns<'listAuditLogs'>

const page = (wish: Wish) =>
  selectPage(db.selectFrom('things').select('id'), listOf(wish), listColumns)
const idsOf = async (wish: Wish) => (await page(wish)).rows.map(({ id }) => id)

/** What one predicate means, stated over values in memory. */
function holds({ name, predicate, value }: Filter, thing: Thing): boolean {
  const left = COLUMNS[name]?.read(thing) ?? null
  const right = value instanceof Date ? value.getTime() : value
  if (predicate === 'neq') return left !== right
  if (left === null) return false
  switch (predicate) {
    case 'eq':
      return left === right
    case '~eq':
      return String(left).toLowerCase().includes(String(right).toLowerCase())
    case 'gt':
      return left > right
    case 'gte':
      return left >= right
    case 'lt':
      return left < right
    case 'lte':
      return left <= right
  }
}

function expected(filters: [string, string][]): Thing[] {
  const parsed = filters.map(([name, text]) =>
    parseFilter(name, COLUMNS[name]?.type ?? 'string', text)
  )
  return things.filter((thing) =>
    parsed.every((filter) => {
      if (filter.predicate !== 'eq' && filter.predicate !== '~eq') return holds(filter, thing)
      return parsed.some(
        (other) =>
          other.name === filter.name &&
          /eq$/.test(other.predicate) &&
          other.predicate !== 'neq' &&
          holds(other, thing)
      )
    })
  )
}

const ORDERED = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte']
const VALUES: Record<FilterType, { predicates: string[]; values: string[] }> = {
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
const filter = fc.constantFrom(...Object.keys(COLUMNS)).chain((name) => {
  const { predicates, values } = VALUES[COLUMNS[name]?.type ?? 'string']
  return fc
    .tuple(fc.constantFrom(...predicates), fc.constantFrom(...values))
    .map(([predicate, value]): [string, string] => [name, `${predicate}:${value}`])
})

t.test('each predicate selects on each type what it says', async (t) => {
  for (const [name, { type }] of Object.entries(COLUMNS)) {
    for (const predicate of VALUES[type].predicates) {
      for (const value of VALUES[type].values) {
        const one: [string, string][] = [[name, `${predicate}:${value}`]]
        const ids = await idsOf({ filters: one })
        t.strictSame(
          ids,
          expected(one).map(({ id }) => id),
          `${name} ${predicate}:${value}`
        )
      }
    }
  }
})

t.test('of one name, eq and ~eq are alternatives, and all else narrows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(filter, { maxLength: 5 }), async (filters) => {
      const { count, rows } = await page({ filters })
      const wanted = expected(filters).map(({ id }) => id)
      const got = rows.map(({ id }) => id)
      if (count !== wanted.length || got.join() !== wanted.join()) {
        throw new Error(`${count}: ${got} instead of ${wanted}`)
      }
    }),
    { seed: 20_260_102, numRuns: 150 }
  )
})

t.test('the pages of any order are every row once', async () => {
  const key = fc.constantFrom(...Object.keys(COLUMNS).flatMap((name) => [name, `-${name}`]))
  await fc.assert(
    fc.asyncProperty(
      fc.array(key, { maxLength: 3 }),
      fc.integer({ min: 1, max: 17 }),
      async (sort, limit) => {
        const whole = await idsOf({ sort })
        const pages: number[] = []
        for (let skip = 0; skip < things.length; skip += limit) {
          pages.push(...(await idsOf({ sort, skip, limit })))
        }
        if (pages.join() !== whole.join()) throw new Error(`${pages} instead of ${whole}`)
        if (new Set(pages).size !== things.length) throw new Error('a row is missing')
      }
    ),
    { seed: 20_260_102, numRuns: 30 }
  )
})

t.test('the keys of a page are those of its rows, whichever way they are found', async (t) => {
  const key = fc.constantFrom(...Object.keys(COLUMNS).flatMap((name) => [name, `-${name}`]))
  const wish = fc.record({
    filters: fc.array(filter, { maxLength: 2 }),
    sort: fc.array(key, { maxLength: 3 }),
    skip: fc.nat({ max: things.length + 2 }),
    limit: fc.nat({ max: 20 })
  })
  await fc.assert(
    fc.asyncProperty(wish, async (wish) => {
      const whole = await idsOf({ ...wish, skip: 0, limit: 1000 })
      const { count, keys } = await selectKeys(
        db,
        db.selectFrom('things').select('id'),
        listOf(wish),
        listColumns
      )
      t.equal(count, whole.length)
      t.strictSame(keys, whole.slice(wish.skip, wish.skip + wish.limit))
    }),
    { seed: 20_260_102, numRuns: 150 }
  )
})

t.test('the keys of what a filter leaves many of are found from both ends', async (t) => {
  await sql`
    create table many as
    select id, 'N' || id % 3 as name from generate_series(1, 20000) as id`.execute(db)
  const many = (db as unknown as Kysely<{ many: Thing }>).selectFrom('many').select('id')
  const keys = (wish: Wish) => selectKeys(db, many, listOf(wish), listColumns)
  const [filters, sort]: [[string, string][], string[]] = [[['name', 'neq:N0']], ['-name']]
  const count = 13_334
  t.strictSame(await keys({ filters, sort, limit: 2 }), { count, keys: [20_000, 19_997] })
  t.strictSame(await keys({ filters, sort, skip: 13_331, limit: 9 }), { count, keys: [7, 4, 1] })
  t.strictSame(await keys({ filters, sort, skip: count, limit: 9 }), { count, keys: [] })
  t.strictSame(await keys({ filters, sort, limit: 0 }), { count, keys: [] })
})

t.test('a leading hyphen turns an order around, ties included', async (t) => {
  const up = await idsOf({ sort: ['amount'] })
  t.strictSame(await idsOf({ sort: ['-amount'] }), up.reverse())
  const amounts = things.filter(({ amount }) => amount !== null)
  const wanted = amounts.sort((a, b) => Number(a.amount) - Number(b.amount) || a.id - b.id)
  t.strictSame(
    await idsOf({ sort: ['amount'], limit: amounts.length }),
    wanted.map(({ id }) => id)
  )
})

t.test('limit 0 and a skip past the end are empty pages with the true count', async (t) => {
  t.strictSame(await page({ limit: 0 }), { count: 40, rows: [] })
  t.strictSame(await page({ skip: 40 }), { count: 40, rows: [] })
  t.strictSame(await page({ skip: 2_147_483_647, limit: 2_147_483_647 }), { count: 40, rows: [] })
  t.strictSame(await page({ filters: [['name', 'eq:nobody']] }), { count: 0, rows: [] })
})

t.test(
  'the count is that of the page’s own snapshot, whatever others write meanwhile',
  async (t) => {
    const other = openDatabase(url)
    let isDone = false
    const writing = (async () => {
      for (let n = 0; !isDone; n++) {
        await sql`insert into things (id, properties) values (${1000 + n}, '{}')`.execute(other)
        await sql`delete from things where id = ${1000 + n}`.execute(other)
      }
    })()
    for (let round = 0; round < 60; round++) {
      const { count, rows } = await page({})
      t.equal(count, rows.length)
      const later = await page({ skip: 40 })
      t.equal(later.count, 40 + later.rows.length)
    }
    isDone = true
    await writing
    await other.destroy()
  }
)

t.test('a page has no member beside those that were selected', async (t) => {
  t.strictSame((await page({ limit: 1 })).rows, [{ id: 1 }])
})

t.test('signs of a pattern stand for themselves', async (t) => {
  t.equal(escapeLike('50%_\\'), '50\\%\\_\\\\')
})

t.test(
  '~eq knows upper and lower case beyond ASCII, also in a column of collation "C"',
  async (t) => {
    const id = 990_001
    await sql`insert into things (id, properties) values (${id}, '{}')`.execute(db)
    const select = db.selectFrom('things').select('id').where('id', '=', id)
    const name = sql`(${'ÜNAL ÇELİK'}::text collate "C")`
    const list = {
      filters: [parseFilter('name', 'string', '~eq:ünal ç')],
      sort: [],
      skip: 0,
      limit: 1
    }
    const { rows } = await selectPage(
      select,
      // The names are those of this table, of no operation.
      list as unknown as ListQuery<'listAuditLogs'>,
      { name } as unknown as ListColumns<'listAuditLogs'>
    )
    t.strictSame(rows, [{ id }])
  }
)
