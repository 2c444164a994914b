import type { OperationAnswer, OperationRequest } from '../../contract/operation.ts'
import { takeOneTimePassword } from '../../db/one-time-password.ts'
import { verifyPassword } from '../../db/password-digest.ts'
import { beginAttempt, endAttempt } from '../../db/sign-in-attempts.ts'
import { lockUser, updateLastLogin } from '../../db/users.ts'
import { ForbiddenError, InvalidRequestError, UnauthorizedError } from '../../errors.ts'
import { redeemCode } from '../../sso/sign-ins.ts'
import type { Handler, PublicContext } from '../handler.ts'
import { findCredentials } from './queries.ts'

type Answer = OperationAnswer<'login'>
type Body = OperationRequest<'login'>['body']

export const login: Handler<'login'> = (context, { body }) =>
  body.login_method === 'sso_code' ? loginWithCode(context, body) : loginWithSecret(context, body)

const invalid = () => new UnauthorizedError('login', 'authentication is invalid')

/** Only who knows the password learns anything about the user, be it that there is one. */
async function loginWithSecret(
  { db, sessions, vault, address, actAs }: PublicContext,
  { username = '', secret = '', otp = '' }: Body
): Promise<Answer> {
  const attempt = { name: username, address }
  await beginAttempt(db, attempt)
  const user = await findCredentials(db, username)
  const isRight = await verifyPassword(secret, user?.digest ?? undefined)
  if (!user || !isRight) throw invalid()
  actAs({ id: user.id, name: username, email: user.email_address })
  if (user.is_disabled) throw new ForbiddenError('login', 'user disabled')
  if (user.totp_activated && !(await takeOneTimePassword(db, vault, user.id, otp))) {
    throw new InvalidRequestError('otp', 'one time password is invalid')
  }
  await endAttempt(db, attempt)

  const token = await db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id)
    // Changed while it was verified: the sessions that this ended must not be followed by one more.
    const current = await findCredentials(trx, username)
    if (current?.digest !== user.digest || current?.is_disabled) throw invalid()
    await updateLastLogin(trx, user.id)
    return sessions.start(user.id, undefined, trx)
  })
  const isExpired = user.expires_at !== null && user.expires_at.getTime() <= Date.now()
  return { data: { user_id: user.id, auth_expired: isExpired, session_token: token } }
}

/** Whoever was sent back from an identity provider; who that is was established there and kept with the code. */
async function loginWithCode(
  { db, sessions, actAs }: PublicContext,
  { code = '' }: Body
): Promise<Answer> {
  const signedIn = await db.transaction().execute(async (trx) => {
    const holder = await redeemCode(trx, code)
    if (!holder) return undefined
    const { user, provider } = holder
    const token = user.isDisabled ? undefined : await sessions.start(user.id, provider, trx)
    return { user, token }
  })
  // Thrown only here, since the code is spent all the same.
  if (!signedIn) throw invalid()
  const { user, token } = signedIn
  actAs(user)
  if (token === undefined) throw new ForbiddenError('login', 'user disabled')
  return { data: { user_id: user.id, auth_expired: false, session_token: token } }
}
