/** The JWT that names a session: `jti` is the session, `sub` its user. It grants nothing by itself. */
import { jwtVerify, SignJWT } from 'jose'
import { UnauthorizedError } from '../../errors.ts'

/** `expiresAt` in milliseconds since 1970. */
export type VerifiedToken = { sessionId: number; userId: string; expiresAt: number }

const ALGORITHM = 'HS256'

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

export function signToken(
  { sessionId, userId, expiresAt }: VerifiedToken,
  secret: Uint8Array,
  now: number
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setJti(String(sessionId))
    .setSubject(userId)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(expiresAt))
    .sign(secret)
}

export async function verifyToken(
  token: string,
  secret: Uint8Array,
  now: number
): Promise<VerifiedToken> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      requiredClaims: ['jti', 'sub', 'exp'],
      currentDate: new Date(now)
    })
    const sessionId = Number(payload.jti)
    if (!Number.isSafeInteger(sessionId)) throw new Error(`${payload.jti} is not a session's id`)
    return { sessionId, userId: payload.sub ?? '', expiresAt: (payload.exp ?? 0) * 1000 }
  } catch (cause) {
    throw new UnauthorizedError('login', 'token authorization failed', { cause })
  }
}

/** The two parts of an Authorization header, the scheme in lower case as it is written in any. */
export function readAuthorization(authorization: string | undefined): {
  scheme: string
  token: string
} {
  if (authorization === undefined) throw new UnauthorizedError('login', 'not authenticated')
  const [scheme = '', token = '', ...rest] = authorization.split(' ')
  if (token === '' || rest.length > 0) {
    throw new UnauthorizedError('login', 'the Authorization header must be a scheme and a token')
  }
  return { scheme: scheme.toLowerCase(), token }
}

export function bearerToken(authorization: string | undefined): string {
  const { scheme, token } = readAuthorization(authorization)
  if (scheme !== 'bearer') {
    throw new UnauthorizedError('login', `unexpected authorization scheme: ${scheme}`)
  }
  return token
}
