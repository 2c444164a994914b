import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Context } from '../handler.ts'
import { countSessions } from './queries.ts'

/** Ends every session that came through the provider, and tells the audit log of how many. */
export async function endSessions(
  { sessions, record }: Context,
  trx: Kysely<Database>,
  { id, name }: { id: number; name: string }
): Promise<void> {
  const count = await countSessions(trx, id)
  await sessions.endAllOf({ providerId: id }, trx)
  if (count > 0) await record(trx, 'EndSession', { sso_provider: name, sessions: count })
}
