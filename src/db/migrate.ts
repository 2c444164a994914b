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

/** Returns the names of the migrations that ran. Kysely's Migrator holds an advisory lock meanwhile. */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock'
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map((result) => result.migrationName)
}
