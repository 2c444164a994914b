/** Applies migrations/*.sql in name order, each once. Safe when several processes start at once. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { Database } from './database.ts'

const FOLDER = join(import.meta.dirname, 'migrations')

/** All migrations of this version of the server, in their order. */
export async function migrationNames(): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()
  return files.map((file) => file.replace(/\.sql$/, ''))
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const read = async (name: string): Promise<[string, Migration]> => {
    const text = await readFile(join(FOLDER, `${name}.sql`), 'utf8')
    return [name, { up: async (trx) => void (await sql.raw(text).execute(trx)) }]
  }
  return Object.fromEntries(await Promise.all((await migrationNames()).map(read)))
}

/** The database cannot be brought to this version; the message is for whoever starts the server. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** Returns the names of the migrations that ran. Kysely's Migrator holds an advisory lock meanwhile. */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  await refuseUnknown(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock'
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  const failed = results.find(({ status }) => status === 'Error')
  if (failed) {
    const reason = error instanceof Error ? error.message : error
    throw new MigrationError(`the migration ${failed.migrationName} failed: ${reason}`, {
      cause: error
    })
  }
  if (error) throw error
  return results.map((result) => result.migrationName)
}

/** A database that has seen more than this version knows is newer, or of another branch. */
async function refuseUnknown(db: Kysely<Database>): Promise<void> {
  const { rows: tables } = await sql`select to_regclass('migrations') as found`.execute(db)
  if ((tables as { found: string | null }[])[0]?.found === null) return
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    db
  )
  const known = new Set(await migrationNames())
  const unknown = rows.map(({ name }) => name).filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new MigrationError(
    `the database has ${unknown.join(', ')}, which this version of the server does not know; ` +
      'start the version that made it, or use another database'
  )
}
