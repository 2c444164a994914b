/** One-time passwords of an authenticator app (RFC 6238): 6 digits, 30 seconds, each taken once. */
import { type Kysely, sql } from 'kysely'
import { generateSecret, generateURI, verify } from 'otplib'
import type { Database } from './database.ts'
import type { Vault } from './vault.ts'

/** Seconds by which the clock of a device may differ. */
const TOLERANCE = 30

const purposeOf = (userId: string) => `totp/${userId}`

/** Keeps a new secret, not yet asked for, and returns it; false where one is asked for already. */
export async function beginOneTimePasswords(
  db: Kysely<Database>,
  vault: Vault,
  userId: string
): Promise<string | false> {
  const secret = generateSecret()
  const { numUpdatedRows } = await db
    .updateTable('auth_secrets')
    .set({ totp_secret: vault.encrypt(purposeOf(userId), secret), totp_last_step: null })
    .where('user_id', '=', userId)
    .where('totp_activated', '=', false)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n && secret
}

/** What an authenticator app reads from the image. */
export function enrollmentUri(issuer: string, principalName: string, secret: string): string {
  return generateURI({ issuer, label: principalName, secret })
}

export type OneTimePasswords = { activated: boolean; secret: string | null; lastStep: number }

export async function findOneTimePasswords(
  db: Kysely<Database>,
  userId: string
): Promise<OneTimePasswords> {
  const row = await db
    .selectFrom('auth_secrets')
    .select(['totp_activated', 'totp_secret', 'totp_last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    activated: row?.totp_activated ?? false,
    secret: row?.totp_secret ?? null,
    lastStep: row?.totp_last_step ?? 0
  }
}

/** Whether the code is right and was not taken before; it is then, and the secret is asked for from now on. */
export async function takeOneTimePassword(
  db: Kysely<Database>,
  vault: Vault,
  userId: string,
  code: string
): Promise<boolean> {
  const { secret, lastStep } = await findOneTimePasswords(db, userId)
  const token = code.replace(/\s/g, '')
  if (secret === null || !/^\d{6}$/.test(token)) return false
  const result = await verify({
    secret: vault.decrypt(purposeOf(userId), secret),
    token,
    epochTolerance: TOLERANCE,
    afterTimeStep: lastStep
  })
  if (!result.valid || !('timeStep' in result)) return false
  const { numUpdatedRows } = await db
    .updateTable('auth_secrets')
    .set({ totp_activated: true, totp_last_step: result.timeStep })
    .where('user_id', '=', userId)
    .where('totp_secret', '=', secret)
    .where(sql<boolean>`coalesce(totp_last_step, 0) < ${result.timeStep}`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function endOneTimePasswords(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .updateTable('auth_secrets')
    .set({ totp_secret: null, totp_last_step: null, totp_activated: false, updated_at: new Date() })
    .where('user_id', '=', userId)
    .execute()
}
