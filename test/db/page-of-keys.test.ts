/** Keys of pages of long lists, which are found in three ways. */
import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import t from 'tap'
import { selectKeys, selectPage } from '../../src/db/page.ts'
import {
  COLUMNS,
  filter,
  listColumns,
  listOf,
  startThings,
  type Thing,
  things,
  type Wish
} from './things.ts'

const { db } = await startThings(t)

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
      const select = db.selectFrom('things').select('id')
      const page = await selectPage(select, listOf({ ...wish, skip: 0, limit: 1000 }), listColumns)
      const whole = page.rows.map(({ id }) => id)
      const { count, keys } = await selectKeys(db, select, listOf(wish), listColumns)
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
