import { platformUserView, type UserRecord } from '../../contract/platform-user.ts'
import { findUser } from '../../db/users.ts'
import { ConflictError, NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { endSessions } from './end-sessions.ts'

/** DELETE /api/v2/sso-providers/{sso_provider_id}: Delete an SSO provider. */
export const deleteSsoProvider: Handler<'deleteSsoProvider'> = (context, { path }) =>
  context.db.transaction().execute(async (trx) => {
    const provider = await trx
      .selectFrom('sso_providers')
      .select(['id', 'name'])
      .where('id', '=', path.sso_provider_id)
      // Nobody becomes its user meanwhile.
      .forUpdate()
      .executeTakeFirst()
    if (!provider) throw new NotFoundError('sso_provider_id', 'resource not found')
    const affected = await trx
      .selectFrom('users')
      .select('id')
      .where('sso_provider_id', '=', provider.id)
      .orderBy('id')
      .execute()
    if (affected.some(({ id }) => id === context.caller.id)) {
      throw new ConflictError('sso_provider_id', 'user may not delete their own SSO auth provider')
    }
    await endSessions(context, trx, provider)
    await trx.deleteFrom('sso_providers').where('id', '=', provider.id).execute()
    const users: UserRecord[] = []
    for (const { id } of affected) {
      const user = await findUser(trx, id)
      if (user) users.push(user)
    }
    return { data: { affected_users: users.map(platformUserView) } }
  })
