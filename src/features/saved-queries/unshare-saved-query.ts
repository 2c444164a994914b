import { ForbiddenError, InvalidRequestError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { isAdministrator, isOwner, requireOwned } from './ownership.ts'
import { unshare } from './permissions.ts'
import { changeQuery } from './queries.ts'

export const unshareSavedQuery: Handler<'unshareSavedQuery'> = async (
  { db, caller },
  { path, body }
) => {
  const userIds = body.user_ids.map((id) => id.toLowerCase())
  const isAboutSelf = userIds.every((id) => id === caller.id)
  await changeQuery(db, path.saved_query_id, caller.id, async (trx, query) => {
    requireOwned(query)
    const decides = isOwner(query, caller) || isAdministrator(caller)
    if (!decides && !isAboutSelf) {
      throw new ForbiddenError('saved_query_id', 'Query does not belong to the user')
    }
    const removed = await unshare(trx, query.id, userIds)
    if (isAboutSelf && removed === 0) {
      const message = 'User cannot unshare a query from themselves that is not shared to them'
      throw new InvalidRequestError('user_ids', message)
    }
  })
}
