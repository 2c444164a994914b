/** A look-up that is compiled once answers what the query would, whoever asks first. */
import { sql } from 'kysely'
import t from 'tap'
import { bindDeadline, openDatabase } from '../../src/db/database.ts'
import { Deadline } from '../../src/db/deadline.ts'
import { lookUp } from '../../src/db/look-up.ts'
import { testDatabase } from '../support/database.ts'

const { url } = await testDatabase(t)
const db = openDatabase(url)
t.teardown(() => db.destroy())

t.test('every call has its own values, also at the same time', async (t) => {
  let built = 0
  const sum = lookUp((db, one: number, other: number) => {
    built += 1
    return sql<{ n: number }>`select ${one}::int - ${other}::int + ${1}::int as n`.compile(db)
  })
  const numbers = [3, 1, 2]
  const rows = await Promise.all(numbers.map((n) => sum(db, 10 * n, n)))
  t.same(rows, [{ n: 28 }, { n: 10 }, { n: 19 }])
  t.equal(built, 1)
})

t.test('a value may stand in several places, in any order', async (t) => {
  const pair = lookUp((db, one: string, other: string) =>
    sql`select ${other}::text as a, ${one}::text as b, ${other}::text as c`.compile(db)
  )
  t.same(await pair(db, 'x', 'y'), { a: 'y', b: 'x', c: 'y' })
  t.same(await pair(db, 'v', 'w'), { a: 'w', b: 'v', c: 'w' })
})

t.test('the first of several rows, or undefined', async (t) => {
  const from = lookUp((db, first: number) =>
    sql<{ n: number }>`select n from generate_series(1, 3) n where n >= ${first}`.compile(db)
  )
  t.same(await from(db, 2), { n: 2 })
  t.equal(await from(db, 4), undefined)
})

t.test('it runs where it is asked: in a transaction, or until a deadline', async (t) => {
  const transaction = lookUp((db, name: string) =>
    sql<{ set: string }>`select current_setting(${name}) as set`.compile(db)
  )
  const outside = await transaction(db, 'transaction_isolation')
  const inside = await db
    .transaction()
    .setIsolationLevel('serializable')
    .execute((trx) => transaction(trx, 'transaction_isolation'))
  t.same([outside?.set, inside?.set], ['read committed', 'serializable'])

  const deadline = new Deadline(undefined)
  deadline.expire()
  const late = transaction(bindDeadline(db, deadline), 'transaction_isolation')
  await t.rejects(late, { name: 'TimeoutError' })
})

t.test(
  'a query that looks at a value is refused, since it would always be the first one',
  async (t) => {
    const chosen = lookUp((db, all: boolean) =>
      (all ? sql`select 1 as n` : sql`select 2 as n`).compile(db)
    )
    await t.rejects(chosen(db, true), { message: 'a value is no parameter of select 1 as n' })
  }
)
