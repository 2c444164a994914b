import { generate } from 'otplib'
import t from 'tap'
import { NOBODY, SECRET, startPeople } from './people.ts'

const { call, callAs, aPerson } = await startPeople(t)

const statusOf = (userId: string, user_id = userId) =>
  callAs(userId, 'getMfaStatus', { path: { user_id } })

t.test('200 goes from deactivated over pending to activated', async (t) => {
  const user = await aPerson()
  const path = { user_id: user.id }
  t.strictSame(await statusOf(user.id).then(({ body }) => body), {
    data: { status: 'deactivated' }
  })
  const { body } = await callAs(user.id, 'enrollMfa', { path, body: { secret: SECRET } })
  t.equal((await statusOf(user.id)).body.data.status, 'pending')
  const otp = await generate({ secret: body.data.totp_secret })
  await callAs(user.id, 'activateMfa', { path, body: { otp } })
  t.equal((await statusOf(user.id)).body.data.status, 'activated')
})

t.test('200 a user without a password has none', async (t) => {
  const { status, body } = await call('getSelf')
  t.equal(status, 200)
  const answer = await call('getMfaStatus', { path: { user_id: body.data.id } })
  t.equal(answer.body.data.status, 'deactivated')
})

t.test('403 for others to who reads users', async (t) => {
  const [user, auditor] = [await aPerson(), await aPerson({ role: 'Auditor' })]
  t.equal((await statusOf(auditor.id, user.id)).status, 403)
})

t.test('404 for others to who may not read users, and for nobody', async (t) => {
  const [user, other] = [await aPerson(), await aPerson()]
  t.equal((await statusOf(user.id, other.id)).status, 404)
  t.equal((await call('getMfaStatus', { path: { user_id: NOBODY } })).status, 404)
})
