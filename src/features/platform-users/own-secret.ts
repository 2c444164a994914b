/** Asks for the caller's password once more, before what a stolen session must not do. */
import { verifyPassword } from '../../db/password-digest.ts'
import { beginAttempt, endAttempt } from '../../db/sign-in-attempts.ts'
import { InvalidRequestError } from '../../errors.ts'
import type { Context } from '../handler.ts'
import { findDigest } from './queries.ts'

type Member = 'secret' | 'current_secret'

export const wrongSecret = (member: Member) =>
  new InvalidRequestError(member, 'is not the current password')

/** Wrong ones count like wrong ones of a sign-in. Returns the digest of the right one. */
export async function requireOwnSecret(
  { db, caller, address }: Context,
  principalName: string,
  member: Member,
  secret: string | undefined
): Promise<string | undefined> {
  const attempt = { name: principalName, address }
  await beginAttempt(db, attempt)
  const digest = await findDigest(db, caller.id)
  if (!(await verifyPassword(secret ?? '', digest))) throw wrongSecret(member)
  await endAttempt(db, attempt)
  return digest
}
