import { changeUsers } from '../../db/users.ts'
import { InvalidRequestError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { removeUser } from './queries.ts'
import { requireUser } from './subject.ts'

export const deletePlatformUser: Handler<'deletePlatformUser'> = async (
  { db, caller, sessions },
  { path }
) => {
  await changeUsers(db, async (trx) => {
    const { id } = await requireUser(trx, path.user_id)
    if (id === caller.id) {
      throw new InvalidRequestError('user_id', 'user attempted to delete themselves')
    }
    await removeUser(trx, id)
    sessions.recheck()
  })
}
