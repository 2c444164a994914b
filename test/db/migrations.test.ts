/** Migrations on PostgreSQL as it comes with the server, and on the oldest one that is supported. */
import { readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import t, { type Test } from 'tap'
import { tablesModule } from '../../scripts/generate/tables.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { migrate, migrationNames } from '../../src/db/migrate.ts'
import { asAdmin, testDatabase } from '../support/database.ts'
import { query } from '../support/embedded.ts'
import { startPostgres15, withoutPostgres15 } from '../support/postgres-15.ts'

t.setTimeout(300_000)

/** A database of the same server that no migration has seen. */
async function emptyDatabase(t: Test): Promise<string> {
  const url = new URL((await testDatabase(t)).url)
  const name = `${url.pathname.slice(1)}_empty`
  await asAdmin(`create database ${name}`)
  t.teardown(async () => void (await asAdmin(`drop database ${name} with (force)`)))
  url.pathname = name
  return url.href
}

function open(t: Test, url: string): Kysely<Database> {
  const db = openDatabase(url)
  t.teardown(() => db.destroy())
  return db
}

t.test('every migration runs once, in the order of its number', async (t) => {
  const db = open(t, await emptyDatabase(t))
  const names = await migrationNames()
  t.ok(names.length > 0)
  t.strictSame(names, [...names].sort())
  for (const name of names) t.match(name, /^\d{4}_[a-z]+(_[a-z]+)+$/)
  t.strictSame(await migrate(db), names)
  t.strictSame(await migrate(db), [], 'a second run has nothing to do')
})

t.test('several processes that start at once run each migration once', async (t) => {
  const url = await emptyDatabase(t)
  const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(open(t, url))))
  t.strictSame(runs.flat(), await migrationNames())
})

t.test('a database that has seen more than this version knows is refused by name', async (t) => {
  const db = open(t, await emptyDatabase(t))
  await migrate(db)
  await sql`insert into migrations (name, timestamp) values ('9999_come_later', '2026')`.execute(db)
  await t.rejects(migrate(db), { name: 'MigrationError', message: /has 9999_come_later, which/ })
})

t.test('a migration that fails is named, with the reason', async (t) => {
  const db = open(t, await emptyDatabase(t))
  await sql`create table kinds (name text)`.execute(db)
  await t.rejects(migrate(db), {
    name: 'MigrationError',
    message: /^the migration 0001_create_graph failed: relation "kinds" already exists$/
  })
})

t.test('the generated table types are those of a fresh migration', async (t) => {
  t.equal(await readFile('src/generated/tables.ts', 'utf8'), await tablesModule())
})

t.test('every constraint and index is named after its table', async (t) => {
  const db = open(t, (await testDatabase(t)).url)
  const { rows } = await sql<{ name: string; table: string }>`
    select conname as name, conrelid::regclass::text as table
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union
    select indexname, tablename from pg_indexes where schemaname = 'public'`.execute(db)
  t.ok(rows.length > 20)
  for (const { name, table } of rows) t.ok(name.startsWith(table), `${name} of ${table}`)
})

const skip = withoutPostgres15

t.test('PostgreSQL 15 takes the same migrations to the same tables', { skip }, async (t) => {
  const url = await startPostgres15(t)
  const db = open(t, url)
  const other = open(t, (await testDatabase(t)).url)
  t.match((await query(url, 'show server_version'))[0], { server_version: /^15\./ })
  t.strictSame(await migrate(db), await migrationNames())
  const tables = async (one: Kysely<Database>) => {
    const found = await one.introspection.getTables()
    return found.sort((a, b) => a.name.localeCompare(b.name))
  }
  t.strictSame(await tables(db), await tables(other))
})
