/** Asks for the caller's password once more, before what a stolen session must not do. */
import { verifyPassword } from '../../db/password-digest.ts'
import { beginAttempt, endAttempt } from '../../db/sign-in-attempts.ts'
import { InvalidRequestError } from '../../errors.ts'
import type { Context } from '../handler.ts'
import { findDigest } from './queries.ts'

/** Wrong ones count like wrong ones of a sign-in. */
export async function requireOwnSecret(
  { db, caller, address }: Context,
  principalName: string,
  member: 'secret' | 'current_secret',
  secret: string | undefined
): Promise<void> {
  const attempt = { name: principalName, address }
  await beginAttempt(db, attempt)
  if (!(await verifyPassword(secret ?? '', await findDigest(db, caller.id)))) {
    throw new InvalidRequestError(member, 'is not the current password')
  }
  await endAttempt(db, attempt)
}
