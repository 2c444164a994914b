import { platformUserView } from '../../contract/platform-user.ts'
import { findUsers } from '../../db/users.ts'
import { ConflictError, NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { endSessions } from './end-sessions.ts'
import { lockProvider, removeProvider, userIdsOf } from './queries.ts'

/** DELETE /api/v2/sso-providers/{sso_provider_id}: Delete an SSO provider. */
export const deleteSsoProvider: Handler<'deleteSsoProvider'> = (context, { path }) =>
  context.db.transaction().execute(async (trx) => {
    const provider = await lockProvider(trx, path.sso_provider_id)
    if (!provider) throw new NotFoundError('sso_provider_id', 'resource not found')
    const userIds = await userIdsOf(trx, provider.id)
    if (userIds.includes(context.caller.id)) {
      throw new ConflictError('sso_provider_id', 'user may not delete their own SSO auth provider')
    }
    await endSessions(context, trx, provider)
    await removeProvider(trx, provider.id)
    return { data: { affected_users: (await findUsers(trx, userIds)).map(platformUserView) } }
  })
