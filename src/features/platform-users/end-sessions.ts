import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Context } from '../handler.ts'

/** Ends the sessions of the user, save the one that is kept, and tells the audit log of how many. */
export async function endSessions(
  { sessions, record }: Context,
  trx: Kysely<Database>,
  user: { userId: string; keep?: number | undefined }
): Promise<void> {
  const ended = await sessions.endAllOf(user, trx)
  if (ended > 0) await record(trx, 'EndSession', { user_id: user.userId, sessions: ended })
}
