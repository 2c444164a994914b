import { findOneTimePasswords } from '../../db/one-time-password.ts'
import type { Handler } from '../handler.ts'
import { requireSubject } from './subject.ts'

export const getMfaStatus: Handler<'getMfaStatus'> = async ({ db, caller }, { path }) => {
  const { id } = await requireSubject(db, caller, path.user_id)
  const { activated, secret } = await findOneTimePasswords(db, id)
  const status = activated ? 'activated' : secret === null ? 'deactivated' : 'pending'
  return { data: { status } }
}
