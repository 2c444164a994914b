import { platformUserView } from '../../contract/platform-user.ts'
import { hashPassword } from '../../db/password-digest.ts'
import { passwordExpiry } from '../../db/password-policy.ts'
import { insertUser, saveSecret } from '../../db/users.ts'
import { InvalidRequestError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { requireUser } from './subject.ts'
import { requirePolicy, userValues } from './user-values.ts'

export const createPlatformUser: Handler<'createPlatformUser'> = async ({ db }, { body }) => {
  const values = { ...userValues(body), principal_name: body.principal }
  const { secret, needs_password_reset } = body
  if (secret !== undefined && values.sso_provider_id) {
    throw new InvalidRequestError('secret', 'a user of an SSO provider has no password')
  }
  if (secret !== undefined) requirePolicy(secret)
  const digest = secret === undefined ? undefined : await hashPassword(secret)
  const user = await db.transaction().execute(async (trx) => {
    const id = await insertUser(trx, values, body.roles?.[0] ?? null)
    const now = new Date()
    const expiry = needs_password_reset ? now : passwordExpiry(now)
    if (digest !== undefined) await saveSecret(trx, id, digest, expiry)
    return requireUser(trx, id)
  })
  return { data: platformUserView(user) }
}
