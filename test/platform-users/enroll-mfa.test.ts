import { generate } from 'otplib'
import decodeQR from 'qr/decode.js'
import t from 'tap'
import { gifPixels } from './gif-pixels.ts'
import { NOBODY, SECRET, startPeople } from './people.ts'

const { db, callAs, aPerson, login, secretOf } = await startPeople(t)
const enroll = (userId: string, body: object = { secret: SECRET }, user_id = userId) =>
  callAs(userId, 'enrollMfa', { path: { user_id }, body })

t.test('200 answers a secret, and an image that an authenticator app reads', async (t) => {
  const user = await aPerson({ principal_name: 'ada.brandt' })
  const { status, body } = await enroll(user.id)
  t.equal(status, 200)
  t.match(body.data.totp_secret, /^[A-Z2-7]{32,}$/)
  const [, encoded = ''] = /^data:image\/gif;base64,(.+)$/.exec(body.data.qr_code) ?? []
  const uri = new URL(decodeQR(gifPixels(Buffer.from(encoded, 'base64'))))
  t.equal(uri.protocol, 'otpauth:')
  t.equal(uri.host, 'totp')
  t.equal(uri.searchParams.get('secret'), body.data.totp_secret)
  t.match(decodeURIComponent(uri.pathname), /:ada\.brandt$/)
  t.equal(uri.searchParams.get('issuer'), 'graph-analysis-server')
})

t.test('200 whatever the name of the user', async (t) => {
  for (const principal_name of [`a${'💩'.repeat(150)}`, 'corp\\ada: b%20@?&=#/x', ':']) {
    const user = await aPerson({ principal_name, email_address: null })
    const { status, body } = await enroll(user.id)
    t.equal(status, 200)
    const [, encoded = ''] = body.data.qr_code.split('base64,')
    const uri = new URL(decodeQR(gifPixels(Buffer.from(encoded, 'base64'))))
    t.equal(uri.searchParams.get('secret'), body.data.totp_secret, principal_name.slice(0, 20))
  }
})

t.test(
  '200 nothing is asked for when signing in before a code has proven the secret',
  async (t) => {
    const user = await aPerson()
    await enroll(user.id)
    t.equal((await login(user.principal_name)).status, 200)
  }
)

t.test('200 a second secret takes the place of the first', async (t) => {
  const user = await aPerson()
  const first = (await enroll(user.id)).body.data.totp_secret
  const second = (await enroll(user.id)).body.data.totp_secret
  t.not(first, second)
  const path = { user_id: user.id }
  const stale = await callAs(user.id, 'activateMfa', {
    path,
    body: { otp: await generate({ secret: first }) }
  })
  t.equal(stale.status, 400)
})

t.test('200 the secret is kept encrypted', async (t) => {
  const user = await aPerson()
  const secret = (await enroll(user.id)).body.data.totp_secret
  const kept = (await secretOf(user.id))?.totp_secret ?? ''
  t.match(kept, /^v1\./)
  t.notOk(kept.includes(secret))
  const logs = JSON.stringify(await db.selectFrom('audit_logs').selectAll().execute())
  t.notOk(logs.includes(secret) || logs.includes(SECRET))
})

t.test('400 without the own password, or with a wrong one', async (t) => {
  const user = await aPerson()
  for (const [body, context] of [
    [{}, 'secret'],
    [{ secret: 'wrong' }, 'secret']
  ] as const) {
    const answer = await enroll(user.id, body)
    t.equal(answer.status, 400)
    t.match(answer.body, { errors: [{ context }] })
  }
  t.equal((await secretOf(user.id))?.totp_secret, null)
})

t.test('403 for others, even for administrators', async (t) => {
  const [user, administrator] = [await aPerson(), await aPerson({ role: 'Administrator' })]
  t.equal((await enroll(administrator.id, undefined, user.id)).status, 403)
  t.equal((await secretOf(user.id))?.totp_secret, null)
})

t.test('404 for others to who may not read users, and for nobody', async (t) => {
  const [user, other, administrator] = [
    await aPerson(),
    await aPerson(),
    await aPerson({ role: 'Administrator' })
  ]
  t.equal((await enroll(user.id, undefined, other.id)).status, 404)
  t.equal((await enroll(administrator.id, undefined, NOBODY)).status, 404)
})

t.test('409 when one-time passwords are activated already', async (t) => {
  const user = await aPerson()
  const secret = (await enroll(user.id)).body.data.totp_secret
  const body = { otp: await generate({ secret }) }
  await callAs(user.id, 'activateMfa', { path: { user_id: user.id }, body })
  const before = await secretOf(user.id)
  const { status } = await enroll(user.id)
  t.equal(status, 409)
  t.strictSame(await secretOf(user.id), before)
})
