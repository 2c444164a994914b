/** How the guessing of passwords is slowed down, and that nobody learns from it who exists. */

import { sql } from 'kysely'
import { generate } from 'otplib'
import t from 'tap'
import {
  beginAttempt,
  endAttempt,
  forgetAttempts,
  MOST_FAILURES
} from '../../src/db/sign-in-attempts.ts'
import { SECRET, startPeople } from '../platform-users/people.ts'

const { app, db, callAs, aPerson, login } = await startPeople(t, { env: { TRUST_PROXY: 'true' } })

const from = (address: string, username: string, secret = SECRET) =>
  app.inject({
    method: 'POST',
    url: '/api/v2/login',
    headers: { 'x-forwarded-for': address },
    payload: { login_method: 'secret', username, secret }
  })

const fail = async (address: string, username: string, times = MOST_FAILURES) => {
  for (let n = 0; n < times; n++) {
    t.equal((await from(address, username, 'wrong')).statusCode, 401, `failure ${n + 1}`)
  }
}

/** As if so much time had passed. */
const age = (minutes: number) =>
  sql`
    update sign_in_attempts set began_at = began_at - ${minutes} * interval '1 minute',
      succeeded_at = succeeded_at - ${minutes} * interval '1 minute'`.execute(db)

t.test(
  'beyond the limit not even the right password signs in, until the window has passed',
  async (t) => {
    const { principal_name } = await aPerson()
    await fail('192.0.2.1', principal_name)
    const answer = await from('192.0.2.1', principal_name)
    t.equal(answer.statusCode, 429)
    t.match(answer.json(), { errors: [{ context: 'login', message: /too many failed attempts/ }] })
    const wait = Number(answer.headers['retry-after'])
    t.ok(wait > 14 * 60 && wait <= 15 * 60, String(wait))
    await age(15)
    t.equal((await from('192.0.2.1', principal_name)).statusCode, 200)
  }
)

t.test('failures from many addresses count together', async (t) => {
  const { principal_name } = await aPerson()
  for (let n = 0; n < MOST_FAILURES; n++) await fail(`192.0.2.${10 + n}`, principal_name, 1)
  t.equal((await from('192.0.2.99', principal_name)).statusCode, 429)
})

t.test('who signed in from an address before is not locked out by others', async (t) => {
  const { principal_name } = await aPerson()
  t.equal((await from('198.51.100.7', principal_name)).statusCode, 200)
  await fail('192.0.2.1', principal_name)
  t.equal((await from('192.0.2.2', principal_name)).statusCode, 429)
  t.equal((await from('198.51.100.7', principal_name)).statusCode, 200)
  await fail('198.51.100.7', principal_name)
  t.equal((await from('198.51.100.7', principal_name)).statusCode, 429, 'nor is it without a limit')
  await age(30 * 24 * 60)
  await fail('192.0.2.1', principal_name)
  t.equal((await from('198.51.100.7', principal_name)).statusCode, 429, 'nor known for ever')
})

t.test('a sign-in forgets what failed before it from there', async (t) => {
  const { principal_name } = await aPerson()
  await fail('192.0.2.1', principal_name, MOST_FAILURES - 1)
  t.equal((await from('192.0.2.1', principal_name)).statusCode, 200)
  await fail('192.0.2.1', principal_name, MOST_FAILURES)
})

t.test('one name’s failures are no other’s', async (t) => {
  const [one, other] = [await aPerson(), await aPerson()]
  await fail('192.0.2.1', one.principal_name)
  t.equal((await from('192.0.2.1', other.principal_name)).statusCode, 200)
})

t.test('an unknown name is refused with the same words after as many attempts', async (t) => {
  const { principal_name } = await aPerson()
  const answers = []
  for (const username of [principal_name, 'nobody-at-all']) {
    await fail('192.0.2.1', username)
    const { statusCode, body } = await from('192.0.2.1', username)
    answers.push([statusCode, JSON.parse(body).errors])
  }
  t.equal(answers[0]?.[0], 429)
  t.strictSame(answers[0], answers[1])
})

t.test('attempts at the same moment all count', async (t) => {
  const attempt = { name: 'racer', address: '192.0.2.1' }
  const racing = Array.from({ length: 3 * MOST_FAILURES }, (_, n) =>
    beginAttempt(db, { ...attempt, address: `192.0.2.${n}` })
  )
  const outcomes = await Promise.allSettled(racing)
  t.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, MOST_FAILURES)
})

t.test('wrong one-time passwords count as well', async (t) => {
  const user = await aPerson()
  const path = { user_id: user.id }
  const { body } = await callAs(user.id, 'enrollMfa', { path, body: { secret: SECRET } })
  const secret = body.data.totp_secret
  const otp = await generate({ secret })
  await callAs(user.id, 'activateMfa', { path, body: { otp } })
  // The address of the tests is known from the activation: its own count begins anew.
  for (let n = 0; n < MOST_FAILURES; n++) {
    t.equal((await login(user.principal_name, SECRET, { otp: 'wrong' })).status, 400)
  }
  t.equal((await login(user.principal_name, SECRET, { otp })).status, 429)
})

t.test('what no longer counts is not kept, nor any name in clear', async (t) => {
  await beginAttempt(db, { name: 'My-Password-Typed-Here-1!', address: '192.0.2.1' })
  await beginAttempt(db, { name: 'known', address: '192.0.2.1' })
  await endAttempt(db, { name: 'known', address: '192.0.2.1' })
  const rows = () => db.selectFrom('sign_in_attempts').selectAll().execute()
  t.notOk(JSON.stringify(await rows()).includes('Typed-Here'))
  await age(16)
  await forgetAttempts(db)
  t.ok(
    (await rows()).every(({ succeeded_at }) => succeeded_at !== null),
    'failures are gone'
  )
  t.ok((await rows()).length > 0, 'known addresses stay')
  await age(30 * 24 * 60)
  await forgetAttempts(db)
  t.strictSame(await rows(), [])
})
