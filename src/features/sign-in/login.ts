import { takeOneTimePassword } from '../../db/one-time-password.ts'
import { verifyPassword } from '../../db/password-digest.ts'
import { beginAttempt, endAttempt } from '../../db/sign-in-attempts.ts'
import { ForbiddenError, InvalidRequestError, UnauthorizedError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { findCredentials, updateLastLogin } from './queries.ts'

/** Only who knows the password learns anything about the user, be it that there is one. */
export const login: Handler<'login'> = async (
  { db, sessions, vault, address, actAs },
  { body }
) => {
  const attempt = { name: body.username, address }
  await beginAttempt(db, attempt)
  const user = await findCredentials(db, body.username)
  const isRight = await verifyPassword(body.secret ?? '', user?.digest ?? undefined)
  if (!user || !isRight) throw new UnauthorizedError('login', 'authentication is invalid')
  actAs({ id: user.id, name: body.username, email: user.email_address })
  if (user.is_disabled) throw new ForbiddenError('login', 'user disabled')
  if (user.totp_activated && !(await takeOneTimePassword(db, vault, user.id, body.otp ?? ''))) {
    throw new InvalidRequestError('otp', 'one time password is invalid')
  }
  await endAttempt(db, attempt)

  const token = await sessions.start(user.id)
  await updateLastLogin(db, user.id)
  const isExpired = user.expires_at !== null && user.expires_at.getTime() <= Date.now()
  return { data: { user_id: user.id, auth_expired: isExpired, session_token: token } }
}
