/** Nothing that somebody keeps secret is logged, at any level, also where a request is wrong. */
import { pino } from 'pino'
import t from 'tap'
import { buildApp } from '../../src/app.ts'
import { openAuthentication } from '../../src/features/sign-in/signed-requests.ts'
import { SECRET, startPeople } from '../platform-users/people.ts'
import { signedHeaders } from '../support/signing.ts'

const { db, config, sessions, vault, aPerson } = await startPeople(t)
const lines: string[] = []
const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
const app = await buildApp({
  db,
  services: { config, sessions, vault, enqueue: async () => undefined },
  authenticate: openAuthentication({ db, vault, sessions }),
  logger
})
t.teardown(() => app.close())

const HIDDEN = 'Told-To-Nobody-7'

t.test('passwords and codes, right, wrong and of the wrong shape', async (t) => {
  const user = await aPerson({ role: 'Administrator' })
  const token = await sessions.start(user.id)
  const post = async (url: string, body: object, method: 'POST' | 'PUT' = 'POST') => {
    const answer = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      payload: body
    })
    return answer.statusCode
  }
  const wrongShapes = [{ [HIDDEN]: HIDDEN }, [HIDDEN], `${HIDDEN}${'x'.repeat(1024)}`]
  const login = { login_method: 'secret', username: user.principal_name }
  t.equal(await post('/api/v2/login', { ...login, secret: SECRET }), 200)
  t.equal(await post('/api/v2/login', { ...login, secret: HIDDEN, otp: HIDDEN }), 401)
  for (const secret of wrongShapes) {
    t.equal(await post('/api/v2/login', { ...login, secret }), 400)
    t.equal(await post('/api/v2/login', { ...login, secret: SECRET, otp: secret }), 400)
    t.equal(await post('/api/v2/login', { ...login, secret: HIDDEN, login_method: secret }), 400)
    const path = `/api/v2/platform-users/${user.id}`
    t.equal(await post('/api/v2/platform-users', { principal: 'x', secret }), 400)
    t.equal(await post(`${path}/secret`, { secret, current_secret: SECRET }, 'PUT'), 400)
    t.equal(await post(`${path}/secret`, { secret: HIDDEN, current_secret: secret }, 'PUT'), 400)
    t.equal(await post(`${path}/mfa`, { secret }), 400)
    t.equal(await post(`${path}/mfa-activation`, { otp: secret }), 400)
  }
  for (const payload of [`"${HIDDEN}`, `{"secret":"${HIDDEN}",}`, `{"secret":${HIDDEN}}`, HIDDEN]) {
    const headers = { 'content-type': 'application/json' }
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/v2/login',
      headers,
      payload
    })
    t.equal(statusCode, 400)
  }
  t.ok(lines.length > 20, 'the refusals are logged')
  for (const secret of [HIDDEN, SECRET, token]) {
    t.strictSame(
      lines.filter((line) => line.includes(secret)),
      []
    )
  }
})

t.test('session tokens, keys and signatures', async (t) => {
  const user = await aPerson({ role: 'Administrator' })
  const authorization = `Bearer ${await sessions.start(user.id)}`
  const url = '/api/v2/tokens'
  const created = await app.inject({ method: 'POST', url, headers: { authorization }, payload: {} })
  const token = created.json().data
  const headers = signedHeaders(token, { method: 'GET', target: url })
  t.equal((await app.inject({ url, headers })).statusCode, 200)
  t.equal((await app.inject({ url: `${url}?sort_by=x`, headers })).statusCode, 401)
  const spoilt = { authorization: `${authorization}x` }
  t.equal((await app.inject({ url, headers: spoilt })).statusCode, 401)
  for (const secret of [token.key, headers.signature, authorization.slice('Bearer '.length)]) {
    t.strictSame(
      lines.filter((line) => line.includes(secret)),
      []
    )
  }
})
