/**
 * Sessions: the row in the database decides, the token only names it. Verified tokens and session rows are
 * remembered briefly, since both cost more than a whole read does: a sign-out is known in this process at
 * once and in others within SESSION_MEMORY.
 */
import { jwtVerify, SignJWT } from 'jose'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ForbiddenError, UnauthorizedError } from '../../errors.ts'
import type { Caller, Sessions } from '../handler.ts'
import { endSession, findSession, insertSession } from './queries.ts'

/** Milliseconds for which a session row is believed without asking again. */
const SESSION_MEMORY = 2000
/** Tokens and sessions remembered at most; the oldest go first. */
const REMEMBERED = 10_000

type VerifiedToken = { sessionId: number; expiresAt: number }
type KnownSession = { caller: Caller; disabled: boolean; expiresAt: number; readAt: number }

export type SessionOptions = {
  db: Kysely<Database>
  secret: Uint8Array
  ttlHours: number
}

export type SessionAuthority = Sessions & {
  /** Finds the caller that an Authorization header names. */
  authenticate(authorization: string | undefined): Promise<Caller>
}

const HOUR = 3_600_000

export function openSessions({ db, secret, ttlHours }: SessionOptions): SessionAuthority {
  const tokens = new Map<string, VerifiedToken>()
  const sessions = new Map<number, KnownSession>()

  async function verify(token: string): Promise<VerifiedToken> {
    const known = tokens.get(token)
    if (known) return known
    try {
      const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] })
      const verified = { sessionId: Number(payload.jti), expiresAt: (payload.exp ?? 0) * 1000 }
      remember(tokens, token, verified)
      return verified
    } catch (cause) {
      throw new UnauthorizedError('login', 'token authorization failed', { cause })
    }
  }

  async function sessionOf(id: number): Promise<KnownSession> {
    const known = sessions.get(id)
    const now = Date.now()
    if (known && now - known.readAt < SESSION_MEMORY) return known
    sessions.delete(id)
    const row = await findSession(db, id)
    if (!row) throw new UnauthorizedError('login', 'token authorization failed')
    const session = {
      caller: {
        kind: 'user' as const,
        id: row.user_id,
        name: row.principal_name,
        email: row.email_address,
        permissions: effectivePermissions(row.permissions, row.secret_expires_at, now),
        sessionId: id
      },
      disabled: row.is_disabled,
      expiresAt: row.expires_at.getTime(),
      readAt: now
    }
    remember(sessions, id, session)
    return session
  }

  return {
    async start(userId) {
      const expiresAt = new Date(Date.now() + ttlHours * HOUR)
      const { id } = await insertSession(db, userId, expiresAt)
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setJti(String(id))
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(secret)
    },

    async end(sessionId) {
      await endSession(db, sessionId)
      sessions.delete(sessionId)
    },

    async authenticate(authorization) {
      const { sessionId, expiresAt } = await verify(bearerToken(authorization))
      const session = await sessionOf(sessionId)
      if (Math.min(expiresAt, session.expiresAt) <= Date.now()) {
        throw new UnauthorizedError('login', 'the session has expired')
      }
      if (session.disabled) throw new ForbiddenError('login', 'user disabled')
      return session.caller
    }
  }
}

function bearerToken(authorization: string | undefined): string {
  if (authorization === undefined) throw new UnauthorizedError('login', 'not authenticated')
  const [scheme = '', token = '', ...rest] = authorization.split(' ')
  if (token === '' || rest.length > 0) {
    throw new UnauthorizedError('login', 'the Authorization header must be a scheme and a token')
  }
  if (scheme.toLowerCase() !== 'bearer') {
    throw new UnauthorizedError('login', `unexpected authorization scheme: ${scheme}`)
  }
  return token
}

/** A password past its day lets its user do nothing but change it. */
function effectivePermissions(names: string[], secretExpiresAt: Date | null, now: number) {
  const expired = secretExpiresAt !== null && secretExpiresAt.getTime() <= now
  return new Set(expired ? names.filter((name) => name === 'auth/ManageSelf') : names)
}

function remember<K, V>(map: Map<K, V>, key: K, value: V): void {
  if (map.size >= REMEMBERED) {
    const [oldest] = map.keys()
    if (oldest !== undefined) map.delete(oldest)
  }
  map.set(key, value)
}
