/** Who signs requests with the key of an API token, instead of sending a session token. */
import type { Kysely } from 'kysely'
import { UUID } from '../../contract/uuid.ts'
import { keyPurpose } from '../../db/auth-tokens.ts'
import type { Database } from '../../db/database.ts'
import type { Vault } from '../../db/vault.ts'
import { ForbiddenError, InvalidRequestError, UnauthorizedError } from '../../errors.ts'
import type { Authenticate, Caller, Credentials, Identified } from '../handler.ts'
import { findSigningToken, touchToken } from './queries.ts'
import { readAuthorization } from './session-token.ts'
import type { SessionAuthority } from './sessions.ts'
import { readSignature } from './signature.ts'

const SCHEME = /^bhesignature /i

/** Milliseconds by which the clocks of client and server may differ. */
const MOST_SKEW = 3_600_000

export type AuthenticationOptions = {
  db: Kysely<Database>
  vault: Vault
  sessions: SessionAuthority
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Session tokens and signed requests, told apart by the scheme of the Authorization header. */
export function openAuthentication(options: AuthenticationOptions): Authenticate {
  return async (credentials) => {
    const { authorization } = credentials.headers
    if (authorization && SCHEME.test(authorization)) return identifySigner(options, credentials)
    return { caller: await options.sessions.authenticate(authorization) }
  }
}

async function identifySigner(
  { db, vault, now = Date.now }: AuthenticationOptions,
  credentials: Credentials
): Promise<Identified> {
  const { token: id } = readAuthorization(credentials.headers.authorization)
  if (!UUID.test(id)) throw new InvalidRequestError('Authorization', 'token id is malformed')
  const signature = readSignature(credentials)
  const token = await findSigningToken(db, id)
  if (!token) throw new UnauthorizedError('login', 'there is no such token')
  if (token.expires_at && token.expires_at.getTime() <= now()) {
    throw new UnauthorizedError('login', 'the token has expired')
  }
  if (token.is_disabled) throw new ForbiddenError('login', 'user disabled')
  checkSkew(signature.signedAt - now())

  const hmac = signature.keyedWith(vault.decrypt(keyPurpose(id.toLowerCase()), token.key))
  return {
    caller: callerOf(token),
    seal: {
      update: (bytes) => void hmac.update(bytes),
      async close() {
        if (!signature.equals(hmac.digest())) {
          throw new UnauthorizedError(
            'login',
            'digest validation failed: signature digest mismatch'
          )
        }
        await touchToken(db, id)
      }
    }
  }
}

/** What a client may do is what a collector needs, and only for itself. */
const CLIENT_PERMISSIONS: ReadonlySet<string> = new Set(['clients/Tasking'])

function callerOf(token: NonNullable<Awaited<ReturnType<typeof findSigningToken>>>): Caller {
  if (token.client_id !== null && token.client_name !== null) {
    return {
      kind: 'client',
      id: token.client_id,
      name: token.client_name,
      email: null,
      permissions: CLIENT_PERMISSIONS,
      sessionId: undefined
    }
  }
  if (token.user_id === null || token.principal_name === null) {
    throw new UnauthorizedError('login', 'there is no such token')
  }
  return {
    kind: 'user',
    id: token.user_id,
    name: token.principal_name,
    email: token.email_address,
    permissions: new Set(token.permissions),
    sessionId: undefined
  }
}

function checkSkew(ahead: number): void {
  if (Math.abs(ahead) <= MOST_SKEW) return
  const where = ahead > 0 ? 'ahead' : 'behind'
  throw new UnauthorizedError('login', `signature too far ${where}`)
}
