/** The signature by itself, and the clock. */
import t from 'tap'
import type { Credentials } from '../../src/features/handler.ts'
import { readSignature } from '../../src/features/sign-in/signature.ts'
import { openAuthentication } from '../../src/features/sign-in/signed-requests.ts'
import { startPeople } from '../platform-users/people.ts'
import { signedHeaders } from '../support/signing.ts'

const { db, vault, sessions, callAs, aPerson } = await startPeople(t)

/** As other implementations compute it. */
const VECTOR = {
  key: 'test-key',
  body: '{"query":"MATCH (n) RETURN n"}',
  signature: 'BMTnQwJ3SP0y0ZzUvf8ja0n7npktA31BBkTNiVPP/u0=',
  credentials: {
    method: 'POST',
    url: '/api/v2/graphs/cypher',
    headers: {
      requestdate: '2026-10-01T12:34:56+00:00',
      signature: 'BMTnQwJ3SP0y0ZzUvf8ja0n7npktA31BBkTNiVPP/u0='
    }
  } satisfies Credentials
}

const fits = (credentials: Credentials, key: string, body: string) => {
  const signature = readSignature(credentials)
  return signature.equals(signature.keyedWith(key).update(body).digest())
}

t.test('the published example verifies, and nothing near it', async (t) => {
  const { credentials, key, body } = VECTOR
  t.ok(fits(credentials, key, body))
  t.notOk(fits(credentials, `${key}!`, body), 'another key')
  t.notOk(fits(credentials, key, `${body} `), 'another body')
  t.notOk(fits({ ...credentials, method: 'PUT' }, key, body), 'another method')
  t.notOk(fits({ ...credentials, url: `${credentials.url}?a=1` }, key, body), 'another query')
  const later = { ...credentials.headers, requestdate: '2026-10-01T13:00:00+00:00' }
  t.notOk(fits({ ...credentials, headers: later }, key, body), 'another hour')
  const minutes = { ...credentials.headers, requestdate: '2026-10-01T12:59:59.123456789Z' }
  t.ok(fits({ ...credentials, headers: minutes }, key, body), 'the hour is all that is signed')
  const short = { ...credentials.headers, signature: 'BMTnQwJ3' }
  t.notOk(fits({ ...credentials, headers: short }, key, body), 'a part of the signature')
})

t.test('what is missing or malformed is named', async (t) => {
  const { headers } = VECTOR.credentials
  const wrong: [object, string, string][] = [
    [{ requestdate: undefined }, 'RequestDate', 'no request date header'],
    [{ signature: undefined }, 'Signature', 'no signature header'],
    [{ signature: '' }, 'Signature', 'no signature header'],
    ...['2026-10-01', '2026-10-01T12:34:56', '1759322096', 'Thu, 01 Oct 2026 12:34:56 GMT', ''].map(
      (requestdate): [object, string, string] => [
        { requestdate },
        'RequestDate',
        'malformed request date'
      ]
    ),
    ...['2026-13-01T12:34:56Z', '2026-10-01T25:34:56Z'].map(
      (requestdate): [object, string, string] => [
        { requestdate },
        'RequestDate',
        'malformed request date'
      ]
    ),
    ...['not base64!', 'BMTnQwJ3SP0y0ZzUvf8ja0n7npktA31BBkTNiVPP_u0=', 'abc'].map(
      (signature): [object, string, string] => [
        { signature },
        'Signature',
        'malformed signature header'
      ]
    )
  ]
  for (const [more, context, message] of wrong) {
    const credentials = { ...VECTOR.credentials, headers: { ...headers, ...more } }
    t.throws(() => readSignature(credentials), { name: 'InvalidRequestError', context, message })
  }
})

t.test(
  'clocks may differ by an hour and not by more, whatever the offset they are written in',
  async (t) => {
    const user = await aPerson()
    const { id, key } = (await callAs(user.id, 'createToken', { body: {} })).body.data
    const clock = { now: Date.parse('2026-10-01T12:00:00Z') }
    const authenticate = openAuthentication({ db, vault, sessions, now: () => clock.now })
    const signedAt = async (date: string) => {
      const target = '/api/v2/self'
      const headers = signedHeaders({ id, key }, { method: 'GET', target, date })
      const { caller, seal } = await authenticate({ method: 'GET', url: target, headers })
      await seal?.close()
      return caller.id
    }
    for (const date of [
      '2026-10-01T12:00:00Z',
      '2026-10-01T11:00:00Z',
      '2026-10-01T13:00:00Z',
      '2026-10-01T13:59:59+02:00',
      '2026-10-01T06:30:00.5-05:00',
      '2026-10-01T12:00:00.123456789+00:00'
    ]) {
      t.equal(await signedAt(date), user.id, date)
    }
    for (const [date, where] of [
      ['2026-10-01T10:59:59.999Z', 'behind'],
      ['2026-10-01T13:00:00.001Z', 'ahead'],
      ['2026-10-01T12:00:00+02:00', 'behind'],
      ['2026-10-01T12:00:00-02:00', 'ahead']
    ] as const) {
      const error = { name: 'UnauthorizedError', message: `signature too far ${where}` }
      await t.rejects(signedAt(date), error, date)
    }
  }
)
