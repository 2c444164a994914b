/** Signing in with a password and a one-time password. */
import { generate } from 'otplib'
import t from 'tap'
import { SECRET, startPeople } from '../platform-users/people.ts'

const { db, callAs, aPerson, login } = await startPeople(t)

async function withCodes() {
  const user = await aPerson()
  const path = { user_id: user.id }
  const { body } = await callAs(user.id, 'enrollMfa', { path, body: { secret: SECRET } })
  const secret = body.data.totp_secret as string
  const code = (seconds: number) =>
    generate({ secret, epoch: Math.floor(Date.now() / 1000) + seconds })
  const otp = await code(-30)
  const { status } = await callAs(user.id, 'activateMfa', { path, body: { otp } })
  // The turn of a half minute in between makes the code two steps old.
  if (status !== 200) {
    await callAs(user.id, 'activateMfa', { path, body: { otp: await code(-25) } })
  }
  return { user, secret, code }
}

const sessions = (userId: string) =>
  db.selectFrom('user_sessions').selectAll().where('user_id', '=', userId).execute()

t.test('the right code signs in', async (t) => {
  const { user, code } = await withCodes()
  const { status, body } = await login(user.principal_name, SECRET, { otp: await code(0) })
  t.equal(status, 200)
  t.equal(body.data.user_id, user.id)
})

t.test('a code signs in once, also when it comes twice at the same moment', async (t) => {
  const { user, code } = await withCodes()
  const otp = await code(20)
  const answers = await Promise.all(
    [1, 2, 3].map(() => login(user.principal_name, SECRET, { otp }))
  )
  t.strictSame(answers.map(({ status }) => status).sort(), [200, 400, 400])
  t.equal(
    (await login(user.principal_name, SECRET, { otp: await code(0) })).status,
    400,
    'nor an older one'
  )
})

t.test(
  'without a code, with an old one and with somebody else’s there is no session',
  async (t) => {
    const { user, code } = await withCodes()
    const other = await withCodes()
    const before = (await sessions(user.id)).length
    for (const otp of [undefined, '', await code(-120), await other.code(0)]) {
      const { status, body } = await login(user.principal_name, SECRET, { otp })
      t.equal(status, 400)
      t.strictSame(body.errors, [{ context: 'otp', message: 'one time password is invalid' }])
    }
    t.equal((await sessions(user.id)).length, before)
  }
)

t.test('the right code does not make up for a wrong password', async (t) => {
  const { user, code } = await withCodes()
  const { status } = await login(user.principal_name, 'wrong', { otp: await code(0) })
  t.equal(status, 401)
  t.equal(
    (await login(user.principal_name, SECRET, { otp: await code(0) })).status,
    200,
    'and is not spent'
  )
})
