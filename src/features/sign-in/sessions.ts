/**
 * Sessions: the row in the database decides, the token only names it. Verified tokens and session rows are
 * remembered briefly, since both cost more than a whole read does: a sign-out is known in this process at
 * once and in others within SESSION_MEMORY.
 */
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ForbiddenError, UnauthorizedError } from '../../errors.ts'
import type { Caller, Sessions } from '../handler.ts'
import { endSession, endSessionsOf, findSession, insertSession } from './queries.ts'
import { bearerToken, signToken, type VerifiedToken, verifyToken } from './session-token.ts'

/** Milliseconds for which a session row is believed without asking again. */
export const SESSION_MEMORY = 2000
/** Tokens and sessions remembered at most; the oldest go first. */
const REMEMBERED = 10_000

const HOUR = 3_600_000

type Session = { caller: Caller; disabled: boolean; expiresAt: number }
type KnownSession = { session: Promise<Session>; readAt: number }

export type SessionOptions = {
  db: Kysely<Database>
  secret: Uint8Array
  ttlHours: number
  /** Milliseconds since 1970. */
  now?: () => number
}

export type SessionAuthority = Sessions & {
  /** Finds the caller that an Authorization header names. */
  authenticate(authorization: string | undefined): Promise<Caller>
}

export function openSessions(options: SessionOptions): SessionAuthority {
  const { db, secret, ttlHours, now = Date.now } = options
  /** By the whole header, so that a known one is not even taken apart. */
  const tokens = new Map<string | undefined, VerifiedToken>()
  const sessions = new Map<number, KnownSession>()
  let recheckedAt = Number.NEGATIVE_INFINITY
  // The absolute value: a clock that is set back must not keep a session alive.
  const isRecent = (time: number) => Math.abs(now() - time) < SESSION_MEMORY

  async function verify(authorization: string | undefined): Promise<VerifiedToken> {
    const fresh = await verifyToken(bearerToken(authorization), secret, now())
    remember(tokens, authorization, fresh)
    return fresh
  }

  /** What is remembered is the reading itself: one that a sign-out overtakes is dropped with its result. */
  function sessionOf(token: VerifiedToken): Promise<Session> {
    const { sessionId } = token
    // The change may be in a transaction that has yet to end: what is read meanwhile is not remembered.
    if (isRecent(recheckedAt)) return read(token)
    const known = sessions.get(sessionId)
    if (known && isRecent(known.readAt)) return known.session
    const reading = { session: read(token), readAt: now() }
    remember(sessions, sessionId, reading)
    reading.session.catch(() => {
      if (sessions.get(sessionId) === reading) sessions.delete(sessionId)
    })
    return reading.session
  }

  async function read({ sessionId, userId }: VerifiedToken): Promise<Session> {
    const row = await findSession(db, sessionId)
    // Ids begin anew in a database that was restored, and then name somebody else's session.
    if (row?.user_id !== userId) throw new UnauthorizedError('login', 'token authorization failed')
    return {
      caller: {
        kind: 'user',
        id: row.user_id,
        name: row.principal_name,
        email: row.email_address,
        sessionId,
        ...reachOf(row.permissions, row.secret_expires_at, now())
      },
      disabled: row.is_disabled,
      expiresAt: row.expires_at.getTime()
    }
  }

  function recheck() {
    sessions.clear()
    recheckedAt = now()
  }

  return {
    recheck,

    async start(userId, provider, trx = db) {
      const startedAt = now()
      const expiresAt = new Date(startedAt + ttlHours * HOUR)
      const { id } = await insertSession(trx, userId, expiresAt, provider)
      return signToken({ sessionId: id, userId, expiresAt: expiresAt.getTime() }, secret, startedAt)
    },

    async end(sessionId) {
      await endSession(db, sessionId, new Date(now()))
      sessions.delete(sessionId)
    },

    async endAllOf(owner, trx) {
      const ended = await endSessionsOf(trx, owner, new Date(now()))
      recheck()
      return ended
    },

    async authenticate(authorization) {
      const token = tokens.get(authorization) ?? (await verify(authorization))
      const session = await sessionOf(token)
      if (Math.min(token.expiresAt, session.expiresAt) <= now()) {
        throw new UnauthorizedError('login', 'the session has expired')
      }
      if (session.disabled) throw new ForbiddenError('login', 'user disabled')
      return session.caller
    }
  }
}

/** A password past its day lets its user, of whatever role, do nothing but change it. */
function reachOf(names: string[], secretExpiresAt: Date | null, now: number) {
  const isConfined = secretExpiresAt !== null && secretExpiresAt.getTime() <= now
  return { permissions: new Set(isConfined ? ['auth/ManageSelf'] : names), isConfined }
}

function remember<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.delete(key)
  if (map.size >= REMEMBERED) {
    const [oldest] = map.keys()
    if (oldest !== undefined) map.delete(oldest)
  }
  map.set(key, value)
}
