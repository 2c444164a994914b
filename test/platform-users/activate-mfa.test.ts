import { generate } from 'otplib'
import t from 'tap'
import { NOBODY, SECRET, startPeople } from './people.ts'

const { db, call, callAs, aPerson, login, secretOf } = await startPeople(t)

async function enrolled() {
  const user = await aPerson()
  const path = { user_id: user.id }
  const { body } = await callAs(user.id, 'enrollMfa', { path, body: { secret: SECRET } })
  return { user, secret: body.data.totp_secret as string }
}

const activate = (userId: string, otp: string, user_id = userId) =>
  callAs(userId, 'activateMfa', { path: { user_id }, body: { otp } })

const at = (secret: string, seconds: number) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + seconds })

t.test('200 a right code activates, and signing in takes one from now on', async (t) => {
  const { user, secret } = await enrolled()
  const { status, body } = await activate(user.id, await at(secret, 0))
  t.equal(status, 200)
  t.strictSame(body, { data: { status: 'activated' } })
  t.equal((await login(user.principal_name)).status, 400)
  const otp = await at(secret, 30)
  t.equal((await login(user.principal_name, SECRET, { otp })).status, 200)
})

t.test('200 the code may be written with a blank, and the device’s clock may differ', async (t) => {
  for (const seconds of [-25, 25]) {
    const { user, secret } = await enrolled()
    const otp = (await at(secret, seconds)).replace(/^(...)/, '$1 ')
    t.equal((await activate(user.id, otp)).status, 200, `${seconds} seconds`)
  }
})

t.test('400 for a wrong code, an old one, and one of somebody else', async (t) => {
  const { user, secret } = await enrolled()
  const other = await enrolled()
  const right = await at(secret, 0)
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
  const codes = ['', '12345', '1234567', 'abcdef', '１２３４５６', wrong, await at(secret, -120)]
  for (const otp of [...codes, await at(other.secret, 0)]) {
    const { status, body } = await activate(user.id, otp)
    t.equal(status, 400, otp)
    t.strictSame(body.errors, [{ context: 'otp', message: 'one time password is invalid' }])
  }
  t.equal((await secretOf(user.id))?.totp_activated, false)
  t.equal((await login(user.principal_name)).status, 200)
})

t.test('400 without a code', async (t) => {
  const { user } = await enrolled()
  const path = { user_id: user.id }
  t.equal((await callAs(user.id, 'activateMfa', { path, body: {} })).status, 400)
})

t.test('403 for others, even for administrators', async (t) => {
  const { user, secret } = await enrolled()
  const administrator = await aPerson({ role: 'Administrator' })
  const { status } = await activate(administrator.id, await at(secret, 0), user.id)
  t.equal(status, 403)
  t.equal((await secretOf(user.id))?.totp_activated, false)
})

t.test('404 for others to who may not read users, and for nobody', async (t) => {
  const [{ user }, other] = [await enrolled(), await aPerson()]
  t.equal((await activate(other.id, '123456', user.id)).status, 404)
  const path = { user_id: NOBODY }
  t.equal((await call('activateMfa', { path, body: { otp: '123456' } })).status, 404)
})

t.test('409 before there is a secret, and after it was activated', async (t) => {
  const user = await aPerson()
  t.equal((await activate(user.id, '123456')).status, 409)
  const known = await enrolled()
  t.equal((await activate(known.user.id, await at(known.secret, 0))).status, 200)
  t.equal((await activate(known.user.id, await at(known.secret, 30))).status, 409)
})

t.test('429 after too many wrong codes', async (t) => {
  const { user, secret } = await enrolled()
  for (let n = 0; n < 10; n++) t.equal((await activate(user.id, 'wrong')).status, 400)
  t.equal((await activate(user.id, await at(secret, 0))).status, 429)
  t.equal((await secretOf(user.id))?.totp_activated, false)
})

t.test('the code does not reach the audit log', async (t) => {
  const { user } = await enrolled()
  await activate(user.id, '918273')
  const logs = await db
    .selectFrom('audit_logs')
    .selectAll()
    .where('action', '=', 'ActivateMFA')
    .where('actor_id', '=', user.id)
    .execute()
  t.match(logs, [{ status: 'intent', fields: { otp: '[redacted]' } }, { status: 'failure' }])
  t.notOk(JSON.stringify(logs).includes('918273'))
})
