import { platformUserView } from '../../contract/platform-user.ts'
import { findUser } from '../../db/users.ts'
import { UnauthorizedError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getSelf: Handler<'getSelf'> = async ({ db, caller }) => {
  const user = await findUser(db, caller.id)
  // Removed since the session was last looked up.
  if (!user) throw new UnauthorizedError('login', 'not authenticated')
  return { data: platformUserView(user) }
}
