/** Filters, order and paging, each compared with what the same rule gives over the rows in memory. */
import fc from 'fast-check'
import { sql } from 'kysely'
import t from 'tap'
import { type Filter, type ListQuery, parseFilter } from '../../src/contract/list-query.ts'
import { openDatabase } from '../../src/db/database.ts'
import { escapeLike, type ListColumns, selectPage } from '../../src/db/page.ts'
import {
  COLUMNS,
  filter,
  listColumns,
  listOf,
  startThings,
  type Thing,
  things,
  VALUES,
  type Wish
} from './things.ts'

const { db, url } = await startThings(t)

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
