import { sql, type Transaction } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Ends every statement of the transaction that takes longer. */
export async function limitStatements(
  trx: Transaction<Database>,
  timeoutMs: number
): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`.execute(trx)
}
