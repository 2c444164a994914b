import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { isOwner } from './ownership.ts'
import { permissionsOf } from './permissions.ts'
import { readQuery } from './queries.ts'

export const getSavedQueryPermissions: Handler<'getSavedQueryPermissions'> = async (
  { db, caller },
  { path }
) => {
  const query = await readQuery(db, path.saved_query_id, caller.id)
  const permissions = await permissionsOf(db, query.id)
  if (permissions.length === 0) {
    throw new NotFoundError('saved_query_id', 'no query permissions exist for saved query')
  }
  const readers = permissions.flatMap(({ shared_to_user_id }) => shared_to_user_id ?? [])
  return {
    data: {
      query_id: query.id,
      public: permissions.some((permission) => permission.public),
      shared_to_user_ids: readers.filter((id) => isOwner(query, caller) || id === caller.id)
    }
  }
}
