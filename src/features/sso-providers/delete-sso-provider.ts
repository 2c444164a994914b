import { platformUserView, type UserRecord } from '../../contract/platform-user.ts'
import { findUser } from '../../db/users.ts'
import { ConflictError, NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

/** DELETE /api/v2/sso-providers/{sso_provider_id}: Delete an SSO provider. */
export const deleteSsoProvider: Handler<'deleteSsoProvider'> = (
  { db, caller, sessions },
  { path: { sso_provider_id: id } }
) =>
  db.transaction().execute(async (trx) => {
    const affected = await trx
      .selectFrom('users')
      .select('id')
      .where('sso_provider_id', '=', id)
      .orderBy('id')
      .execute()
    if (affected.some((user) => user.id === caller.id)) {
      throw new ConflictError('sso_provider_id', 'user may not delete their own SSO auth provider')
    }
    await sessions.endAllOf({ providerId: id }, trx)
    const removed = await trx
      .deleteFrom('sso_providers')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw new NotFoundError('sso_provider_id', 'resource not found')
    const users: UserRecord[] = []
    for (const { id } of affected) {
      const user = await findUser(trx, id)
      if (user) users.push(user)
    }
    return { data: { affected_users: users.map(platformUserView) } }
  })
