import { platformUserView } from '../../contract/platform-user.ts'
import { withRolesAndSecrets } from '../../db/users.ts'
import type { Handler } from '../handler.ts'
import { allUsers } from './queries.ts'

export const listPlatformUsers: Handler<'listPlatformUsers'> = async ({ db }, { list }) => {
  const users = await withRolesAndSecrets(db, await allUsers(db, list))
  return { data: { users: users.map(platformUserView) } }
}
