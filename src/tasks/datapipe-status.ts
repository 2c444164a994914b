import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database.ts'

export async function setDatapipeStatus(
  db: Kysely<Database>,
  status: 'idle' | 'ingesting' | 'analyzing'
): Promise<void> {
  await db.updateTable('datapipe_status').set({ status, updated_at: sql<Date>`now()` }).execute()
}
