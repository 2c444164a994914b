import type { Handler } from '../handler.ts'
import { expireSecret } from './queries.ts'
import { requireUser } from './subject.ts'

export const expireUserSecret: Handler<'expireUserSecret'> = async ({ db, sessions }, { path }) => {
  const { id } = await requireUser(db, path.user_id)
  await expireSecret(db, id)
  sessions.recheck()
}
