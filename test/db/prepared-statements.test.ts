/** Statements that come often are prepared, which must change nothing but the time they take. */
import { sql } from 'kysely'
import t, { type Test } from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { createPreparedStatements } from '../../src/db/prepared-statements.ts'
import { testDatabase } from '../support/database.ts'

const { url } = await testDatabase(t)

function open(t: Test, prepare: boolean) {
  // One connection: what it has prepared can be asked of it.
  const db = openDatabase(url, { poolSize: 1, prepare })
  t.teardown(() => db.destroy())
  const prepared = async () => {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where not from_sql`.execute(db)
    return rows.map(({ statement }) => statement)
  }
  return { db, prepared }
}

t.test('a statement with values that comes often is prepared, once', async (t) => {
  const { db, prepared } = open(t, true)
  for (let time = 0; time < 20; time += 1) {
    const { rows } = await sql<{ n: number }>`select ${time}::int + 1 as n`.execute(db)
    t.same(rows, [{ n: time + 1 }])
  }
  t.same(await prepared(), ['select $1::int + 1 as n'])
})

t.test('one without values is not', async (t) => {
  const { db, prepared } = open(t, true)
  for (let time = 0; time < 20; time += 1) await sql`select 1`.execute(db)
  t.same(await prepared(), [])
})

t.test('one that is planned anew each time is not', async (t) => {
  const { db, prepared } = open(t, true)
  for (let time = 0; time < 20; time += 1) {
    await sql`explain select ${time}::int`.execute(db)
    await db.transaction().execute(async (trx) => {
      await sql`declare numbers cursor for select ${time}::int as n`.execute(trx)
      t.same((await sql`fetch numbers`.execute(trx)).rows, [{ n: time }])
    })
  }
  t.same(await prepared(), [])
})

t.test('behind a pooler nothing is prepared', async (t) => {
  const { db, prepared } = open(t, false)
  for (let time = 0; time < 20; time += 1) await sql`select ${time}::int`.execute(db)
  t.same(await prepared(), [])
})

t.test('a table that is changed meanwhile is read as it is now', async (t) => {
  const { db } = open(t, true)
  await sql`create table changing (id integer)`.execute(db)
  await sql`insert into changing values (1)`.execute(db)
  const read = async () => (await sql`select * from changing where id = ${1}`.execute(db)).rows
  for (let time = 0; time < 20; time += 1) t.same(await read(), [{ id: 1 }])
  await sql`alter table changing add column more text default 'yes'`.execute(db)
  for (let time = 0; time < 20; time += 1) t.same(await read(), [{ id: 1, more: 'yes' }])
})

t.test('a statement that fails fails as ever, and the next one works', async (t) => {
  const { db } = open(t, true)
  const divide = (by: number) => sql<{ n: number }>`select 6 / ${by}::int as n`.execute(db)
  for (let time = 0; time < 20; time += 1) {
    await t.rejects(divide(0), { code: '22012' })
    t.same((await divide(2)).rows, [{ n: 3 }])
  }
})

t.test('names are limited: who asks for ever new statements gets no more of them', async (t) => {
  const prepared = createPreparedStatements()
  const names = new Set<string>()
  for (let number = 0; number < 5000; number += 1) {
    for (let time = 0; time < 10; time += 1) {
      const name = prepared.nameOf(`select $1 + ${number}`, [1])
      if (name !== undefined) names.add(name)
    }
  }
  t.equal(names.size, 200)
})
