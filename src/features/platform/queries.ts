/** What the database says about the state of this installation. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { migrationNames } from '../../db/migrate.ts'
import { WORKER_LOCK } from '../../db/worker-lock.ts'

export async function pendingMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  return (await migrationNames()).filter((name) => !done.has(name))
}

/** Every worker process holds an advisory lock of this class for as long as it lives. */
export async function aWorkerIsAlive(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks
    where locktype = 'advisory' and classid = ${WORKER_LOCK} and granted
      and database = (select oid from pg_database where datname = current_database())
    limit 1`.execute(db)
  return rows.length > 0
}
