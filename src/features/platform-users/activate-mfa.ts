import { findOneTimePasswords, takeOneTimePassword } from '../../db/one-time-password.ts'
import { beginAttempt, endAttempt } from '../../db/sign-in-attempts.ts'
import { ConflictError, InvalidRequestError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { requireSubject } from './subject.ts'

export const activateMfa: Handler<'activateMfa'> = async (
  { db, caller, vault, address },
  { path, body }
) => {
  const { id, principal_name } = await requireSubject(db, caller, path.user_id)
  const { activated, secret } = await findOneTimePasswords(db, id)
  if (activated || secret === null) {
    const reason = activated ? 'are activated already' : 'have not been begun'
    throw new ConflictError('user_id', `one-time passwords ${reason}`)
  }
  const attempt = { name: principal_name, address }
  await beginAttempt(db, attempt)
  if (!(await takeOneTimePassword(db, vault, id, body.otp))) {
    throw new InvalidRequestError('otp', 'one time password is invalid')
  }
  await endAttempt(db, attempt)
  return { data: { status: 'activated' } }
}
