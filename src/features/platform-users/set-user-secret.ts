import { hashPassword, verifyPassword } from '../../db/password-digest.ts'
import { passwordExpiry } from '../../db/password-policy.ts'
import { lockUser, saveSecret } from '../../db/users.ts'
import { InvalidRequestError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { endSessions } from './end-sessions.ts'
import { requireOwnSecret, wrongSecret } from './own-secret.ts'
import { findDigest } from './queries.ts'
import { requireSubject, requireUser } from './subject.ts'
import { requirePolicy } from './user-values.ts'

export const setUserSecret: Handler<'setUserSecret'> = async (context, { path, body }) => {
  const { db, caller } = context
  const { id, principal_name } = await requireSubject(db, caller, path.user_id, 'auth/ManageUsers')
  const { secret, current_secret, needs_password_reset } = body
  const isOwn = id === caller.id
  const current = isOwn
    ? await requireOwnSecret(context, principal_name, 'current_secret', current_secret)
    : undefined
  requirePolicy(secret)
  if (isOwn && (await verifyPassword(secret, current))) {
    throw new InvalidRequestError('secret', 'the password must differ from the current one')
  }

  const digest = await hashPassword(secret)
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, id)
    const { sso_provider_id } = await requireUser(trx, id)
    if (sso_provider_id !== null) {
      throw new InvalidRequestError('user_id', 'a user of an SSO provider has no password')
    }
    // Set by somebody else since it was verified: what was known then is not enough any more.
    if (isOwn && (await findDigest(trx, id)) !== current) throw wrongSecret('current_secret')
    const now = new Date()
    await saveSecret(trx, id, digest, needs_password_reset ? now : passwordExpiry(now))
    await endSessions(context, trx, { userId: id, keep: isOwn ? caller.sessionId : undefined })
  })
}
