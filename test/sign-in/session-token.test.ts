import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import t from 'tap'
import { aUser } from '../support/rows.ts'
import { HOUR, SECRET, START, startAuthorities, UNAUTHORIZED } from './authorities.ts'

const { db, anAuthority } = await startAuthorities(t)

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

t.test('the scheme is read in any case', async (t) => {
  const { start, authenticate } = anAuthority()
  const user = await aUser(db)
  const token = await start(user.id)
  for (const scheme of ['bearer', 'BEARER']) {
    t.equal((await authenticate(`${scheme} ${token}`)).id, user.id)
  }
})

t.test('a token names session and user, and says when it was made and ends', async (t) => {
  const { start } = anAuthority(3)
  const user = await aUser(db)
  const claims = claimsOf(await start(user.id))
  const session = await db
    .selectFrom('user_sessions')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  t.same(claims, {
    jti: String(session.id),
    sub: user.id,
    iat: START / 1000,
    exp: (START + 3 * HOUR) / 1000
  })
  t.equal(session.expires_at.getTime(), START + 3 * HOUR)
})

t.test('what is no header of a scheme and a token is refused', async (t) => {
  const { start, authenticate } = anAuthority()
  const token = await start((await aUser(db)).id)
  for (const header of [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    token,
    `Bearer ${token} x`,
    `Basic ${token}`
  ]) {
    await t.rejects(authenticate(header), UNAUTHORIZED, String(header?.slice(0, 12)))
  }
})

t.test('a forged token is refused', async (t) => {
  const { start, authenticate } = anAuthority()
  const token = await start((await aUser(db)).id)
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = claimsOf(token)
  const sign = (head: string, body: string, secret: Uint8Array, hash = 'sha256') =>
    `${head}.${body}.${createHmac(hash, secret).update(`${head}.${body}`).digest('base64url')}`
  const none = encoded({ alg: 'none', typ: 'JWT' })
  const forged = {
    'signed with another secret': sign(header, payload, Buffer.from('another secret altogether')),
    'signed with nothing': sign(header, payload, Buffer.alloc(0)),
    'alg none without a signature': `${none}.${payload}.`,
    'alg none with the old signature': `${none}.${payload}.${signature}`,
    'another algorithm': sign(encoded({ alg: 'HS512' }), payload, SECRET, 'sha512'),
    'another session': `${header}.${encoded({ ...claims, jti: '1' })}.${signature}`,
    'a longer life': `${header}.${encoded({ ...claims, exp: claims.exp + 60 })}.${signature}`,
    'no signature': `${header}.${payload}`,
    'no JWT': 'not-a-token'
  }
  t.equal(sign(header, payload, SECRET), token, 'the forger knows how to sign')
  for (const [what, one] of Object.entries(forged)) {
    await t.rejects(authenticate(`Bearer ${one}`), UNAUTHORIZED, what)
  }
  await authenticate(`Bearer ${token}`)
})

t.test('a token of ours that names no session of its user is refused', async (t) => {
  const { start, authenticate } = anAuthority()
  const [user, other] = [await aUser(db), await aUser(db)]
  const { jti } = claimsOf(await start(user.id))
  const tokenOf = (claims: Record<string, unknown>) =>
    new SignJWT({ exp: START / 1000 + 60, ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(SECRET)
  const named: Record<string, unknown>[] = [
    { jti, sub: other.id },
    { jti: 'words', sub: user.id },
    { jti: '-1', sub: user.id },
    { jti: '99999999999999999999', sub: user.id },
    { jti: '1.5', sub: user.id },
    { jti: '4000000', sub: user.id },
    { sub: user.id },
    { jti },
    { jti, sub: user.id, exp: undefined }
  ]
  for (const claims of named) {
    await t.rejects(
      authenticate(`Bearer ${await tokenOf(claims)}`),
      UNAUTHORIZED,
      JSON.stringify(claims)
    )
  }
  t.equal((await authenticate(`Bearer ${await tokenOf({ jti, sub: user.id })}`)).id, user.id)
})
