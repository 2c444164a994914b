/** Whom a request is about, and whether the caller may act on them. */
import type { Kysely } from 'kysely'
import type { UserRecord } from '../../contract/platform-user.ts'
import type { Database } from '../../db/database.ts'
import { findUser } from '../../db/users.ts'
import { ForbiddenError, NotFoundError } from '../../errors.ts'
import type { Caller } from '../handler.ts'

export async function requireUser(db: Kysely<Database>, id: string): Promise<UserRecord> {
  const user = await findUser(db, id)
  if (!user) throw new NotFoundError('user_id', 'user not found')
  return user
}

const READS_USERS = ['auth/ManageUsers', 'auth/ReadUsers']

/**
 * The caller, or with the permission somebody else. Who may not read users does not learn from the answer
 * whether there is such a user.
 */
export async function requireSubject(
  db: Kysely<Database>,
  caller: Caller,
  id: string,
  permission?: string
): Promise<UserRecord> {
  const isOneself = id.toLowerCase() === caller.id
  if (!isOneself && !READS_USERS.some((name) => caller.permissions.has(name))) {
    throw new NotFoundError('user_id', 'user not found')
  }
  const user = await requireUser(db, id)
  if (!isOneself && !(permission && caller.permissions.has(permission))) {
    throw new ForbiddenError('user_id', 'only the user themselves may do this')
  }
  return user
}
