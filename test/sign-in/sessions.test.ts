import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { openSessions, SESSION_MEMORY } from '../../src/features/sign-in/sessions.ts'
import { aUser } from '../support/rows.ts'
import { HOUR, SECRET, START, startAuthorities, UNAUTHORIZED } from './authorities.ts'

const { db, url, anAuthority } = await startAuthorities(t)

function aSignal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give, given }
}

t.test('a session names its user with all permissions of the roles', async (t) => {
  const { start, authenticate } = anAuthority()
  const user = await aUser(db, { role: 'Upload-Only' })
  const caller = await authenticate(`Bearer ${await start(user.id)}`)
  t.match(caller, {
    kind: 'user',
    id: user.id,
    name: user.principal_name,
    email: user.email_address,
    sessionId: Number
  })
  t.same([...caller.permissions].sort(), ['clients/Tasking', 'graphdb/Ingest'])
})

t.test('a user without a role has a session and no permission', async (t) => {
  const { start, authenticate } = anAuthority()
  const { permissions } = await authenticate(`Bearer ${await start((await aUser(db)).id)}`)
  t.equal(permissions.size, 0)
})

t.test('a session lasts until its time, and not a millisecond longer', async (t) => {
  const { start, authenticate, clock } = anAuthority(1)
  const authorization = `Bearer ${await start((await aUser(db)).id)}`
  clock.now = START + HOUR - 1
  await authenticate(authorization)
  clock.now = START + HOUR
  await t.rejects(authenticate(authorization), UNAUTHORIZED)
})

t.test('a token that ended is refused by a process that never saw it', async (t) => {
  const { start } = anAuthority(1)
  const authorization = `Bearer ${await start((await aUser(db)).id)}`
  const other = anAuthority()
  other.clock.now = START + HOUR + 1000
  await t.rejects(other.authenticate(authorization), UNAUTHORIZED)
})

t.test('an ended session is refused at once by the process that ended it', async (t) => {
  const { start, end, authenticate } = anAuthority()
  const authorization = `Bearer ${await start((await aUser(db)).id)}`
  const { sessionId = 0 } = await authenticate(authorization)
  await end(sessionId)
  await t.rejects(authenticate(authorization), UNAUTHORIZED)
})

t.test('an ended session is refused even if its row arrives after its end', async (t) => {
  const [isRead, isEnded] = [aSignal(), aSignal()]
  const slow = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!('secret_expires_at' in (result.rows[0] ?? {}))) return result
      isRead.give()
      await isEnded.given
      return result
    }
  })
  const { start, end, authenticate } = openSessions({ db: slow, secret: SECRET, ttlHours: 1 })
  const token = await start((await aUser(db)).id)
  const session = await db
    .selectFrom('user_sessions')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const reading = authenticate(`Bearer ${token}`)
  await isRead.given
  await end(session.id)
  isEnded.give()
  await reading
  await t.rejects(authenticate(`Bearer ${token}`), UNAUTHORIZED)
})

t.test('an ended session is refused within two seconds by another process', async (t) => {
  const [here, there] = [anAuthority(), anAuthority()]
  const authorization = `Bearer ${await here.start((await aUser(db)).id)}`
  const { sessionId = 0 } = await there.authenticate(authorization)
  await here.end(sessionId)
  there.clock.now = START + 2000
  await t.rejects(there.authenticate(authorization), UNAUTHORIZED)
})

t.test(
  'a session row is believed for a moment, and not longer when the clock is set back',
  async (t) => {
    const [here, there] = [anAuthority(), anAuthority()]
    const authorization = `Bearer ${await here.start((await aUser(db)).id)}`
    const { sessionId = 0 } = await there.authenticate(authorization)
    await here.end(sessionId)
    there.clock.now = START + SESSION_MEMORY - 1
    await there.authenticate(authorization)
    await db
      .updateTable('user_sessions')
      .set({ expires_at: new Date(0) })
      .where('id', '=', sessionId)
      .execute()
    there.clock.now = START - HOUR
    await t.rejects(there.authenticate(authorization), UNAUTHORIZED)
  }
)

t.test('ending one session leaves the other sessions of the user alone', async (t) => {
  const { start, end, authenticate } = anAuthority()
  const user = await aUser(db)
  const [first, second] = [`Bearer ${await start(user.id)}`, `Bearer ${await start(user.id)}`]
  const { sessionId = 0 } = await authenticate(first)
  await end(sessionId)
  t.equal((await authenticate(second)).id, user.id)
})

t.test('an ended session stays on record, and ending it again changes nothing', async (t) => {
  const { start, end, authenticate, clock } = anAuthority()
  const { sessionId = 0 } = await authenticate(`Bearer ${await start((await aUser(db)).id)}`)
  clock.now = START + 60_000
  await end(sessionId)
  clock.now = START + 90_000
  await end(sessionId)
  const { expires_at } = await db
    .selectFrom('user_sessions')
    .select('expires_at')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  t.equal(expires_at.getTime(), START + 60_000)
})

t.test('the session of a user who was disabled is forbidden, and works once enabled', async (t) => {
  const { start, authenticate, clock } = anAuthority()
  const user = await aUser(db)
  const authorization = `Bearer ${await start(user.id)}`
  await authenticate(authorization)
  const disable = (is_disabled: boolean) =>
    db.updateTable('users').set({ is_disabled }).where('id', '=', user.id).execute()
  await disable(true)
  clock.now += SESSION_MEMORY
  await t.rejects(authenticate(authorization), { name: 'ForbiddenError', message: 'user disabled' })
  await disable(false)
  clock.now += SESSION_MEMORY
  t.equal((await authenticate(authorization)).id, user.id)
})

t.test('the session of a user who was removed is refused', async (t) => {
  const { start, authenticate, clock } = anAuthority()
  const user = await aUser(db)
  const authorization = `Bearer ${await start(user.id)}`
  await authenticate(authorization)
  await db.deleteFrom('users').where('id', '=', user.id).execute()
  clock.now += SESSION_MEMORY
  await t.rejects(authenticate(authorization), UNAUTHORIZED)
})

t.test('past the day of the password a session may manage its own user only', async (t) => {
  const { start, authenticate, clock } = anAuthority()
  const user = await aUser(db, { role: 'Administrator' })
  const expiresAt = new Date(START + HOUR)
  await db
    .insertInto('auth_secrets')
    .values({ user_id: user.id, digest: 'none', digest_method: 'argon2', expires_at: expiresAt })
    .execute()
  const authorization = `Bearer ${await start(user.id)}`
  t.ok((await authenticate(authorization)).permissions.size > 1)
  clock.now = START + HOUR
  t.same([...(await authenticate(authorization)).permissions], ['auth/ManageSelf'])
})

t.test('an expired password may be changed, whatever the role', async (t) => {
  const { start, authenticate } = anAuthority()
  const user = await aUser(db, { role: 'Upload-Only' })
  const secret = { digest: 'none', digest_method: 'argon2', expires_at: new Date(0) }
  await db
    .insertInto('auth_secrets')
    .values({ user_id: user.id, ...secret })
    .execute()
  const caller = await authenticate(`Bearer ${await start(user.id)}`)
  t.strictSame([...caller.permissions], ['auth/ManageSelf'])
  t.equal(caller.isConfined, true)
})

t.test('the day of a password is nothing to a session of single sign-on', async (t) => {
  const { start, authenticate } = anAuthority()
  const user = await aUser(db, { role: 'Upload-Only' })
  const secret = { digest: 'none', digest_method: 'argon2', expires_at: new Date(0) }
  await db
    .insertInto('auth_secrets')
    .values({ user_id: user.id, ...secret })
    .execute()
  const authorization = `Bearer ${await start(user.id)}`
  await db
    .updateTable('user_sessions')
    .set({ auth_provider_type: 1 })
    .where('user_id', '=', user.id)
    .execute()
  t.equal((await authenticate(authorization)).permissions.size, 2)
})

t.test('requests at the same moment read the session once', async (t) => {
  const counted = openDatabase(url, { poolSize: 4 })
  t.teardown(() => counted.destroy())
  let reads = 0
  const watched = counted.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode') reads += 1
      return node
    },
    transformResult: async ({ result }) => result
  })
  const { start, authenticate } = openSessions({ db: watched, secret: SECRET, ttlHours: 1 })
  const authorization = `Bearer ${await start((await aUser(db)).id)}`
  await Promise.all(Array.from({ length: 20 }, () => authenticate(authorization)))
  t.equal(reads, 1)
})

t.test('a session that could not be read is read again by the next request', async (t) => {
  let isDown = true
  const flaky = db.withPlugin({
    transformQuery: ({ node }) => {
      if (isDown && node.kind === 'SelectQueryNode') throw new Error('the database is down')
      return node
    },
    transformResult: async ({ result }) => result
  })
  const { start, authenticate } = openSessions({ db: flaky, secret: SECRET, ttlHours: 1 })
  const user = await aUser(db)
  const authorization = `Bearer ${await start(user.id)}`
  await t.rejects(authenticate(authorization), /the database is down/)
  isDown = false
  t.equal((await authenticate(authorization)).id, user.id)
})
