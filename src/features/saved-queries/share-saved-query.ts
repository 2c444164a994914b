import { ForbiddenError, InvalidRequestError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { isOwner, requireChangeable } from './ownership.ts'
import { makePrivate, makePublic, permissionsOf, shareWith } from './permissions.ts'
import { changeQuery } from './queries.ts'
import { permissionView } from './views.ts'

const REFUSED = 'Forbidden'

/** Who may read the query from now on, besides its owner. */
export const shareSavedQuery: Handler<'shareSavedQuery'> = async (
  { db, caller },
  { path, body }
) => {
  const userIds = [...new Set((body.user_ids ?? []).map((id) => id.toLowerCase()))]
  const toAll = body.public ?? false
  if (toAll && userIds.length > 0) {
    const message = 'Public cannot be true while user_ids is populated'
    throw new InvalidRequestError('public', message)
  }
  return changeQuery(db, path.saved_query_id, caller.id, async (trx, query) => {
    requireChangeable(query, caller, REFUSED)
    const toNobody = !toAll && userIds.length === 0
    if (!isOwner(query, caller) && !toNobody) throw new ForbiddenError('saved_query_id', REFUSED)
    if (userIds.includes(caller.id)) {
      throw new InvalidRequestError('user_ids', 'Cannot share query to self')
    }
    if (toAll) await makePublic(trx, query.id)
    else if (toNobody) await makePrivate(trx, query.id)
    else {
      const before = await permissionsOf(trx, query.id)
      if (before.some((permission) => permission.public)) {
        const message =
          'Public query cannot be shared to users. You must set your query to private first'
        throw new InvalidRequestError('user_ids', message)
      }
      await shareWith(trx, query.id, userIds)
    }
    return { data: (await permissionsOf(trx, query.id)).map(permissionView) }
  })
}
