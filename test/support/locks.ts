/** Waits for requests that are held up by what a test has locked. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'

export async function isWaited(db: Kysely<Database>, requests = 1): Promise<void> {
  for (let n = 0; n < 2000; n += 1) {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length >= requests) return
    await pause(5)
  }
  throw new Error('nothing waits for a lock')
}
