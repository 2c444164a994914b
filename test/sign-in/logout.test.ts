import t from 'tap'
import { startApi } from '../support/api.ts'
import { aUser } from '../support/rows.ts'

const { db, call, sessions } = await startApi(t)

async function signedIn(row: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(db, { role: 'Read-Only', ...row })
  return { user, headers: { authorization: `Bearer ${await sessions.start(user.id)}` } }
}

const logout = (headers: Record<string, string> = {}) => call('logout', { as: 'nobody', headers })
const self = (headers: Record<string, string>) => call('getSelf', { as: 'nobody', headers })

t.test('200 without a body, and the token opens no session any more', async (t) => {
  const { headers } = await signedIn()
  t.equal((await self(headers)).status, 200)
  const { status, body } = await logout(headers)
  t.equal(status, 200)
  t.equal(body.length, 0)
  t.equal((await self(headers)).status, 401)
})

t.test('200 leaves the other sessions of the user open', async (t) => {
  const { user, headers } = await signedIn()
  const other = { authorization: `Bearer ${await sessions.start(user.id)}` }
  await logout(headers)
  t.equal((await self(other)).status, 200)
})

t.test('200 ends the session of a user who lacks every permission', async (t) => {
  const { user, headers } = await signedIn({ role: 'Upload-Only' })
  t.equal((await logout(headers)).status, 200)
  const session = await db
    .selectFrom('user_sessions')
    .select('expires_at')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  t.ok(session.expires_at.getTime() <= Date.now())
})

t.test('200 a second time, and with no token or a broken one', async (t) => {
  const { headers } = await signedIn()
  await logout(headers)
  t.equal((await logout(headers)).status, 200)
  t.equal((await logout()).status, 200)
  t.equal((await logout({ authorization: 'Bearer not-a-token' })).status, 200)
  t.equal((await logout({ authorization: 'nonsense' })).status, 200)
})

t.test('200 takes no notice of a body, which some clients send', async (t) => {
  const { headers } = await signedIn()
  const answer = await call('logout', { as: 'nobody', headers, body: { reason: 'done' } })
  t.equal(answer.status, 200)
  t.equal((await self(headers)).status, 401)
})
