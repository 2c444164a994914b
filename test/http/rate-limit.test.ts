/** How many requests an address may send in a second. */
import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import { startApi } from '../support/api.ts'
import { throwingHandlers } from '../support/handlers.ts'

const handlers = throwingHandlers(new Error('reached'))
const start = (t: Test, env: Record<string, string>) => startApi(t, { env, handlers })

type Sender = { url?: string; method?: 'GET' | 'POST'; from?: string; forwarded?: string }

const send = async (app: FastifyInstance, { url, method, from, forwarded }: Sender = {}) => {
  const { statusCode } = await app.inject({
    url: url ?? '/health',
    method: method ?? 'GET',
    remoteAddress: from ?? '10.0.0.1',
    ...(forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } })
  })
  return statusCode
}

/** So many that one second of the limit cannot take them, whenever it begins. */
async function isLimited(app: FastifyInstance, limit: number, sender: Sender): Promise<boolean> {
  const statuses = await Promise.all(Array.from({ length: 2 * limit + 1 }, () => send(app, sender)))
  return statuses.includes(429)
}

t.test('each address has its own count', async (t) => {
  const { app } = await start(t, { RATE_LIMIT: '5' })
  t.equal(await isLimited(app, 5, { from: '10.0.0.1' }), true)
  t.not(await send(app, { from: '10.0.0.2' }), 429)
})

t.test('all operations share one count, sign-in has a stricter one beside it', async (t) => {
  const { app } = await start(t, { RATE_LIMIT: '3' })
  t.equal(await isLimited(app, 3, { url: '/api/version' }), true)
  const login = { url: '/api/v2/login', method: 'POST' } as const
  t.not(await send(app, login), 429, 'the first sign-in is let through')
  t.equal(await isLimited(app, 1, login), true)

  const quiet = await start(t, { RATE_LIMIT: '1000' })
  t.equal(await isLimited(quiet.app, 1, login), true)
  t.not(await send(quiet.app, { url: '/api/version' }), 429, 'nor does it use up the other')
})

t.test('0 turns every limit off', async (t) => {
  const { app } = await start(t, { RATE_LIMIT: '0' })
  t.equal(await isLimited(app, 100, {}), false)
  t.equal(await isLimited(app, 3, { url: '/api/v2/login', method: 'POST' }), false)
})

t.test('429 comes before 401, with the envelope and a time to wait', async (t) => {
  const { app } = await start(t, { RATE_LIMIT: '1' })
  const answers = await Promise.all([1, 2, 3].map(() => app.inject('/api/v2/self')))
  const limited = answers.find(({ statusCode }) => statusCode === 429)
  t.match(limited?.headers['retry-after'], /^[1-9]\d*$/)
  t.match(limited?.json(), { http_status: 429, errors: [{ context: 'rate' }] })
  t.equal(limited?.headers['content-type'], 'application/json')
  t.equal(limited?.headers['x-ratelimit-limit'], undefined, 'the limit itself is not told')
})

t.test('a forwarded address counts only behind as many proxies as are trusted', async (t) => {
  const forged = async (env: Record<string, string>, chain: (n: number) => string) => {
    const { app } = await start(t, { RATE_LIMIT: '2', ...env })
    const statuses = await Promise.all(
      Array.from({ length: 5 }, (_, n) => send(app, { forwarded: chain(n) }))
    )
    return statuses.includes(429)
  }
  const other = (n: number) => `10.1.1.${n}`
  t.equal(await forged({}, other), true, 'nobody is trusted: the header means nothing')
  t.equal(await forged({ TRUST_PROXY: '1' }, other), false, 'the proxy tells five clients')
  t.equal(
    await forged({ TRUST_PROXY: '1' }, (n) => `${other(n)}, 10.2.2.2`),
    true,
    'what the client itself wrote before the proxy means nothing'
  )
  t.equal(await forged({ TRUST_PROXY: '2' }, (n) => `${other(n)}, 10.2.2.2`), false)
  t.equal(await forged({ TRUST_PROXY: 'true' }, (n) => `${other(n)}, 10.2.2.2`), false)
})
