import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { removeToken } from './queries.ts'
import { ownerIn } from './reach.ts'

export const deleteToken: Handler<'deleteToken'> = async ({ db, caller }, { path }) => {
  const removed = await removeToken(db, path.token_id, ownerIn(caller))
  if (!removed) throw new NotFoundError('token_id', 'token not found')
}
