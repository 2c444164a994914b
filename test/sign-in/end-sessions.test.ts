/** Sessions of a user or a provider that end together, and what is asked anew after a change. */
import t from 'tap'
import { SESSION_MEMORY } from '../../src/features/sign-in/sessions.ts'
import { aUser } from '../support/rows.ts'
import { START, startAuthorities, UNAUTHORIZED } from './authorities.ts'

const { db, anAuthority } = await startAuthorities(t)

const rowOf = (userId: string) =>
  db.selectFrom('user_sessions').selectAll().where('user_id', '=', userId).executeTakeFirst()

t.test('a session knows the provider through which it was begun', async (t) => {
  const { start } = anAuthority()
  const [one, other, third] = [await aUser(db), await aUser(db), await aUser(db)]
  await start(one.id)
  await start(other.id, { type: 'SAML', id: 4 })
  await start(third.id, { type: 'OIDC', id: 5 })
  t.match(await rowOf(one.id), { auth_provider_type: 0, auth_provider_id: null })
  t.match(await rowOf(other.id), { auth_provider_type: 1, auth_provider_id: 4 })
  t.match(await rowOf(third.id), { auth_provider_type: 2, auth_provider_id: 5 })
})

t.test('all sessions of one user end, and those of others go on', async (t) => {
  const { start, endAllOf, authenticate } = anAuthority()
  const [user, other] = [await aUser(db), await aUser(db)]
  const ended = [`Bearer ${await start(user.id)}`, `Bearer ${await start(user.id)}`]
  const going = `Bearer ${await start(other.id)}`
  for (const authorization of [...ended, going]) await authenticate(authorization)
  await db.transaction().execute((trx) => endAllOf({ userId: user.id }, trx))
  for (const authorization of ended) await t.rejects(authenticate(authorization), UNAUTHORIZED)
  t.equal((await authenticate(going)).id, other.id)
})

t.test('the session that is kept goes on', async (t) => {
  const { start, endAllOf, authenticate } = anAuthority()
  const user = await aUser(db)
  const [kept, ended] = [`Bearer ${await start(user.id)}`, `Bearer ${await start(user.id)}`]
  const { sessionId } = await authenticate(kept)
  await endAllOf({ userId: user.id, keep: sessionId }, db)
  t.equal((await authenticate(kept)).sessionId, sessionId)
  await t.rejects(authenticate(ended), UNAUTHORIZED)
})

t.test('all sessions begun through one provider end, and no others', async (t) => {
  const { start, endAllOf, authenticate } = anAuthority()
  const user = await aUser(db)
  const ended = `Bearer ${await start(user.id, { type: 'SAML', id: 6 })}`
  const going = [
    `Bearer ${await start(user.id, { type: 'SAML', id: 7 })}`,
    `Bearer ${await start(user.id)}`
  ]
  await endAllOf({ providerId: 6 }, db)
  await t.rejects(authenticate(ended), UNAUTHORIZED)
  for (const authorization of going) t.equal((await authenticate(authorization)).id, user.id)
})

t.test('what a request reads while the change is under way is not remembered', async (t) => {
  const { start, endAllOf, authenticate } = anAuthority()
  const user = await aUser(db)
  const authorization = `Bearer ${await start(user.id)}`
  await db.transaction().execute(async (trx) => {
    await endAllOf({ userId: user.id }, trx)
    t.equal((await authenticate(authorization)).id, user.id, 'the change is not committed yet')
  })
  await t.rejects(authenticate(authorization), UNAUTHORIZED)
})

t.test('sessions that end in another process are refused within two seconds', async (t) => {
  const [here, there] = [anAuthority(), anAuthority()]
  const user = await aUser(db)
  const authorization = `Bearer ${await here.start(user.id)}`
  await there.authenticate(authorization)
  await here.endAllOf({ userId: user.id }, db)
  there.clock.now = START + SESSION_MEMORY
  await t.rejects(there.authenticate(authorization), UNAUTHORIZED)
})

t.test('a transaction that is undone ends nothing', async (t) => {
  const { start, endAllOf, authenticate } = anAuthority()
  const user = await aUser(db)
  const authorization = `Bearer ${await start(user.id)}`
  const undone = db.transaction().execute(async (trx) => {
    await endAllOf({ userId: user.id }, trx)
    throw new Error('undone')
  })
  await t.rejects(undone, { message: 'undone' })
  t.equal((await authenticate(authorization)).id, user.id)
})

t.test('a change of the role is seen at once after a recheck', async (t) => {
  const { start, recheck, authenticate } = anAuthority()
  const user = await aUser(db, { role: 'Administrator' })
  const authorization = `Bearer ${await start(user.id)}`
  t.ok((await authenticate(authorization)).permissions.size > 0)
  await db.deleteFrom('users_roles').where('user_id', '=', user.id).execute()
  recheck()
  t.equal((await authenticate(authorization)).permissions.size, 0)
})
