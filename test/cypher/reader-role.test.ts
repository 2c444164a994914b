/** What the transaction of a query sees, and what it may not do. */
import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { readGraph } from '../../src/graph/cypher/reader-role.ts'
import { send } from '../../src/graph/cypher/send.ts'
import { asAdmin, testDatabase } from '../support/database.ts'

const { url } = await testDatabase(t)
const db = openDatabase(url, { poolSize: 1 })
t.teardown(() => db.destroy())

t.test('the transaction sees one state and writes nothing', async (t) => {
  const write = (statement: RawBuilder<unknown>) =>
    readGraph(db, undefined, ({ trx }) => statement.execute(trx))
  await t.rejects(write(sql`update nodes set object_id = 'x'`), { code: /^(42501|25006)$/ })
  await t.rejects(write(sql`create temporary table x (y int)`), { code: /^(42501|25006)$/ })
})

t.test('the transaction reads the graph and nothing else', async (t) => {
  const read = (table: string) =>
    readGraph(db, undefined, ({ trx }) =>
      sql`select count(*) from ${sql.table(table)}`.execute(trx)
    )
  for (const table of ['nodes', 'edges', 'kinds']) await t.resolves(read(table))
  for (const table of ['users', 'auth_secrets', 'settings', 'migrations']) {
    await t.rejects(read(table), { code: '42501' }, table)
  }
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
  t.not(rows[0]?.role, 'graph_reader', 'the connection is itself again')
})

t.test('settings are those of the transaction alone', async (t) => {
  const settings = sql<Record<string, string>>`
    select current_setting('statement_timeout') as time, current_setting('temp_file_limit') as space,
      current_setting('cursor_tuple_fraction') as fraction`
  const inside = await readGraph(db, 1500, ({ trx }) => settings.execute(trx))
  t.same(inside.rows, [{ time: '1500ms', space: '4GB', fraction: '1' }])
  const outside = await settings.execute(db)
  t.same(outside.rows, [{ time: '0', space: '-1', fraction: '0.1' }])
})

t.test('where the role may not be taken, the transaction still writes nothing', async (t) => {
  const { url } = await testDatabase(t)
  const bare = openDatabase(url)
  t.teardown(() => bare.destroy())
  await sql`revoke select on nodes from graph_reader`.execute(bare)
  const read = (statement: RawBuilder<unknown>) =>
    readGraph(bare, undefined, ({ trx }) => statement.execute(trx))
  await t.resolves(read(sql`select count(*) from nodes`))
  await t.rejects(read(sql`delete from nodes`), { code: '25006' })
})

t.test('a user who may not make roles runs queries without the role', async (t) => {
  const name = `analysis_${randomBytes(4).toString('hex')}`
  await asAdmin(`create role ${name} login password 'of-a-test' nosuperuser nocreaterole`)
  await asAdmin(`create database ${name} owner ${name}`)
  const own = new URL(url)
  Object.assign(own, { username: name, password: 'of-a-test', pathname: `/${name}` })
  const plain = openDatabase(own.href)
  t.teardown(async () => {
    await plain.destroy()
    await asAdmin(`drop database ${name} with (force)`)
    await asAdmin(`drop role ${name}`)
  })
  await migrate(plain)
  const read = <T>(statement: RawBuilder<T>) =>
    readGraph(plain, undefined, ({ trx }) => statement.execute(trx))
  t.same((await read(sql`select current_user as role`)).rows, [{ role: name }])
  t.same((await read(sql`select count(*) from nodes`)).rows, [{ count: 0 }])
  await t.rejects(read(sql`delete from nodes`), { code: '25006' })
})

t.test(
  'a statement that the protocol cannot carry is refused, and harms no connection',
  async (t) => {
    const values = (count: number) => sql`
    select count(*) from (values ${sql.join(Array(count).fill(sql`(${1}::int)`))}) as list`
    const count = (many: number) =>
      readGraph(db, undefined, async ({ trx }) => (await send(trx, values(many))).rows)
    t.same(await count(65_535), [{ count: 65_535 }])
    t.match(await count(65_536).catch((error) => error), { name: 'CypherError', kind: 'invalid' })
    t.same(await count(1), [{ count: 1 }])
  }
)

t.test('the version of the edges changes when they do', async (t) => {
  const version = () => readGraph(db, undefined, async ({ edgesVersion }) => edgesVersion)
  await sql`insert into edges (start_id, kind_id, end_id) values (3, 1, 4)`.execute(db)
  const first = await version()
  await sql`update nodes set properties = properties || '{"x": 1}'`.execute(db)
  await sql`update edges set last_seen = now(), properties = '{}'`.execute(db)
  t.equal(await version(), first, 'the same edges')
  await sql`delete from edges`.execute(db)
  const second = await version()
  t.not(second, first)
  await sql`insert into edges (start_id, kind_id, end_id) values (1, 1, 1)`.execute(db)
  const third = await version()
  t.not(third, second)
  await sql`update edges set end_id = 2 where end_id = 1`.execute(db)
  t.not(await version(), third)
})
