import { platformUserView } from '../../contract/platform-user.ts'
import type { Handler } from '../handler.ts'
import { requireUser } from './subject.ts'

export const getPlatformUser: Handler<'getPlatformUser'> = async ({ db }, { path }) => ({
  data: platformUserView(await requireUser(db, path.user_id))
})
