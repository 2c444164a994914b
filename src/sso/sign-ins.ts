/** Sign-ins under way: what was begun, which assertions were used, and the codes that end them. */
import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

/** Long enough for a second factor at the identity provider. */
const REQUEST_LIFETIME = 10 * 60_000
const CODE_LIFETIME = 60_000

/** What is kept of a secret that only its holder needs to know. */
const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** 43 characters of base64url, as many as RFC 7636 asks of a code verifier at least. */
export const randomSecret = () => randomBytes(32).toString('base64url')

/** The purpose under which the vault keeps the code verifier of an OIDC request. */
export const codeVerifierPurpose = (requestId: string) => `sso_request/${requestId}`

export type SignInRequest = {
  /** The id of a SAML request, the state of an OIDC one. */
  id: string
  providerId: number
  /** What the cookie of the browser holds. */
  browserKey: string
  /** Encrypted. */
  codeVerifier?: string
}

export async function beginSignIn(db: Kysely<Database>, request: SignInRequest): Promise<void> {
  const now = Date.now()
  await db.deleteFrom('sso_requests').where('expires_at', '<', new Date(now)).execute()
  await db
    .insertInto('sso_requests')
    .values({
      id: request.id,
      sso_provider_id: request.providerId,
      browser_digest: digestOf(request.browserKey),
      code_verifier: request.codeVerifier ?? null,
      expires_at: new Date(now + REQUEST_LIFETIME)
    })
    .execute()
}

/** Ends what was begun, so that nothing answers it twice; undefined where this browser began no such thing. */
export function takeSignIn(
  db: Kysely<Database>,
  { id, providerId, browserKey }: SignInRequest
): Promise<{ code_verifier: string | null } | undefined> {
  return db
    .deleteFrom('sso_requests')
    .where('id', '=', id)
    .where('sso_provider_id', '=', providerId)
    .where('browser_digest', '=', digestOf(browserKey))
    .where('expires_at', '>', new Date())
    .returning('code_verifier')
    .executeTakeFirst()
}

/** False where the assertion has signed somebody in before, in whichever process. */
export async function useAssertion(
  db: Kysely<Database>,
  providerId: number,
  assertion: { id: string; expiresAt: Date }
): Promise<boolean> {
  await db.deleteFrom('saml_assertions').where('expires_at', '<', new Date()).execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('saml_assertions')
    .values({
      sso_provider_id: providerId,
      assertion_id: assertion.id,
      expires_at: assertion.expiresAt
    })
    .onConflict((conflict) => conflict.columns(['sso_provider_id', 'assertion_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function issueCode(
  db: Kysely<Database>,
  userId: string,
  providerId: number
): Promise<string> {
  const code = randomSecret()
  const now = Date.now()
  await db.deleteFrom('sso_codes').where('expires_at', '<', new Date(now)).execute()
  await db
    .insertInto('sso_codes')
    .values({
      digest: digestOf(code),
      user_id: userId,
      sso_provider_id: providerId,
      expires_at: new Date(now + CODE_LIFETIME)
    })
    .execute()
  return code
}

export type CodeHolder = {
  user: { id: string; name: string; email: string | null; isDisabled: boolean }
  provider: { id: number; type: 'SAML' | 'OIDC' }
}

/**
 * Whom the code signs in, once. Of a user who belongs to another provider by now, or to none, it is spent in
 * vain. Until the transaction ends nobody changes the user.
 */
export async function redeemCode(
  trx: Kysely<Database>,
  code: string
): Promise<CodeHolder | undefined> {
  const taken = await trx
    .deleteFrom('sso_codes')
    .where('digest', '=', digestOf(code))
    .where('expires_at', '>', new Date())
    .returning(['user_id', 'sso_provider_id'])
    .executeTakeFirst()
  if (!taken) return undefined
  const row = await trx
    .selectFrom('users')
    .innerJoin('sso_providers', 'sso_providers.id', 'users.sso_provider_id')
    .select([
      'users.id',
      'users.principal_name',
      'users.email_address',
      'users.is_disabled',
      'sso_providers.id as provider_id',
      'sso_providers.type'
    ])
    .where('users.id', '=', taken.user_id)
    .where('sso_providers.id', '=', taken.sso_provider_id)
    .forNoKeyUpdate('users')
    .executeTakeFirst()
  return (
    row && {
      user: {
        id: row.id,
        name: row.principal_name,
        email: row.email_address,
        isDisabled: row.is_disabled
      },
      provider: { id: row.provider_id, type: row.type === 'SAML' ? 'SAML' : 'OIDC' }
    }
  )
}

/** Takes back what sign-ins through the provider have led to and is not yet used. */
export async function forgetSignIns(db: Kysely<Database>, providerId: number): Promise<void> {
  await db.deleteFrom('sso_requests').where('sso_provider_id', '=', providerId).execute()
  await db.deleteFrom('sso_codes').where('sso_provider_id', '=', providerId).execute()
}
