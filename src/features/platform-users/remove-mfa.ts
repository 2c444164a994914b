import { endOneTimePasswords } from '../../db/one-time-password.ts'
import type { Handler } from '../handler.ts'
import { requireOwnSecret } from './own-secret.ts'
import { requireSubject } from './subject.ts'

export const removeMfa: Handler<'removeMfa'> = async (context, { path, body }) => {
  const { db, caller } = context
  const { id, principal_name } = await requireSubject(db, caller, path.user_id, 'auth/ManageUsers')
  if (id === caller.id) await requireOwnSecret(context, principal_name, 'secret', body?.secret)
  await endOneTimePasswords(db, id)
  return { data: { status: 'deactivated' } }
}
