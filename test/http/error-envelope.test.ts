/** Whatever goes wrong, the answer is the one envelope, and says which part was at fault. */
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import t, { type Test } from 'tap'
import { ConflictError } from '../../src/errors.ts'
import type { Handlers } from '../../src/features/handler.ts'
import { handlers } from '../../src/generated/handlers.ts'
import { startApi } from '../support/api.ts'

const { app, tokenOf } = await startApi(t)
const authorization = `Bearer ${await tokenOf('Administrator')}`

type Problem = { context?: string | RegExp; message?: string | RegExp }
type Sent = InjectOptions & { url: string }

/** Sends the request signed in and checks all that every error has in common. */
async function refused(t: Test, options: Sent, status: number, problem: Problem = {}, on = app) {
  const response = await on.inject({
    ...options,
    headers: { authorization, ...options.headers }
  })
  const { statusCode, headers, body } = response
  t.equal(statusCode, status, `${options.method ?? 'GET'} ${options.url.slice(0, 60)}`)
  t.equal(headers['content-type'], 'application/json')
  const { http_status, timestamp, request_id, errors, ...rest } = JSON.parse(body)
  t.strictSame(rest, {}, 'the envelope and nothing else')
  t.equal(http_status, status)
  t.match(timestamp, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  t.match(request_id, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  t.equal(request_id, headers['request-id'])
  t.match(errors, [problem])
  t.match(errors[0].message, /\S/)
  t.equal(headers['x-content-type-options'], 'nosniff')
  t.equal(headers['cache-control'], 'no-store')
  return headers
}

const post = (payload: string, type = 'application/json'): Sent => ({
  method: 'POST',
  url: '/api/v2/custom-nodes',
  headers: { 'content-type': type },
  payload
})

t.test('404 for a path that there is not, and for a method that a path has not', async (t) => {
  for (const url of ['/', '/api', '/api/v2', '/api/v2/nothing', '/api/v2/self/', '/API/v2/self']) {
    await refused(t, { url }, 404, { context: 'url' })
  }
  await refused(t, { method: 'DELETE', url: '/api/v2/self' }, 404, { context: 'url' })
  await refused(t, { method: 'OPTIONS', url: '/api/v2/self' }, 404, { context: 'url' })
  await refused(t, { url: '/api/v2/nothing', headers: { authorization: '' } }, 404)
})

t.test('400 for JSON that cannot be parsed', async (t) => {
  for (const text of ['{', '{"a":1,}', 'nul', '{"a":1}{"b":2}', "{'a':1}", '[1', '"\n"']) {
    const problem = { context: 'body', message: 'the JSON payload could not be parsed' }
    await refused(t, post(text), 400, problem)
  }
})

t.test('400 for a body that would change the prototype of objects', async (t) => {
  for (const text of ['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}']) {
    await refused(t, post(text), 400, { context: 'body' })
  }
  t.equal(({} as { a?: number }).a, undefined)
})

t.test('400 for no body, an empty one and null where one is required', async (t) => {
  const problem = { context: 'body', message: 'a body is required' }
  await refused(t, post(''), 400, problem)
  await refused(t, post('null'), 400, problem)
  await refused(t, { method: 'POST', url: '/api/v2/custom-nodes' }, 400, problem)
})

t.test('400 names the member at fault as the client spells it', async (t) => {
  await refused(t, post('{}'), 400, { context: 'custom_types', message: 'is required' })
  await refused(t, post('[]'), 400, { context: 'body' })
  await refused(t, post('{"custom_types":12}'), 400, { context: 'custom_types' })
  await refused(t, post('{"custom_types":{"A":{"icon":{"type":1}}}}'), 400, {
    context: /^custom_types\.A\.icon/
  })
  await refused(t, { url: '/api/v2/audit?sort_by=nothing' }, 400, {
    context: 'sort_by',
    message: /^must be one of /
  })
  await refused(t, { url: '/api/v2/audit?skip=1&skip=2' }, 400, { context: 'skip' })
})

t.test('400 for characters that cannot be stored, wherever they stand', async (t) => {
  const message = /cannot be stored/
  await refused(t, post('{"a":{"b":["\\u0000"]}}'), 400, { context: 'a.b[0]', message })
  await refused(t, post('{"a":"\\ud800"}'), 400, { context: 'a', message })
  await refused(t, post('{"a":{"\\u0000":1}}'), 400, { context: 'a', message })
  await refused(t, { url: '/api/v2/search?q=%00' }, 400, { context: 'q', message })
  await refused(t, { url: '/api/v2/domains/a%00b' }, 400, { context: 'object_id', message })
})

t.test('400 for nesting that nobody needs', async (t) => {
  const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
  for (const depth of [100, 100_000]) {
    await refused(t, post(deep(depth)), 400, { message: 'is nested too deeply' })
  }
  await refused(t, post(deep(60)), 400, { context: 'custom_types' })
})

t.test('400 for numbers in a path that only look like some', async (t) => {
  for (const id of ['1e3', '1e999', '0x10', '%201', '1.0', 'abc', '-', '%2B1']) {
    await refused(t, { url: `/api/v2/file-upload/${id}/completed-tasks` }, 400, {
      context: 'file_upload_id',
      message: 'must be integer'
    })
  }
})

t.test('400 for percent-encoding that is none', async (t) => {
  for (const url of [
    '/api/v2/domains/%',
    '/api/v2/domains/%zz',
    '/%C3%28',
    '/api/v2/domains/%e4'
  ]) {
    await refused(t, { url }, 400, { context: 'url' })
  }
})

t.test('a path parameter of 2048 characters is looked up, a longer one is refused', async (t) => {
  await refused(t, { url: `/api/v2/domains/${'a'.repeat(2048)}` }, 404, { context: 'object_id' })
  const { statusCode } = await app.inject({ url: `/api/v2/domains/${'a'.repeat(2049)}` })
  t.ok([404, 414].includes(statusCode))
  await refused(t, { url: `/api/v2/domains/${'a'.repeat(2049)}` }, statusCode)
})

t.test('413 for a body that is too large, by what it declares or by what it is', async (t) => {
  const large = JSON.stringify({ custom_types: 'x'.repeat(10 * 1024 * 1024) })
  const headers = await refused(t, post(large), 413, { context: 'body' })
  t.equal(headers.connection, 'close')
})

t.test('415 for a media type that the operation does not read, or none', async (t) => {
  for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'json']) {
    await refused(t, post('{}', type), 415, {
      context: 'Content-Type',
      message: 'must be application/json'
    })
  }
  const untyped = Buffer.from('{}')
  await refused(t, { method: 'POST', url: '/api/v2/custom-nodes', payload: untyped }, 415)
  const { statusCode } = await app.inject({
    ...post('{}', 'Application/JSON; charset=utf-8'),
    headers: { authorization, 'content-type': 'Application/JSON; charset=utf-8' }
  })
  t.equal(statusCode, 400, 'case and parameters do not matter')
})

t.test('a form that cannot be read is 400, a part that is too large 413', async (t) => {
  const form = (payload: string): Sent => ({
    method: 'POST',
    url: '/api/v2/saml/providers',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload
  })
  const part = (name: string, text: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`
  for (const text of ['nothing', '--x', '--x\r\n\r\n', part('name', 'a')]) {
    await refused(t, form(text), 400, { context: 'body' })
  }
  const json = '\r\nContent-Type: application/json'
  await refused(t, form(`${part('name', '{', json)}--x--`), 400, { context: 'body' })
  await refused(t, form(`${part('name', 'x'.repeat(70_000))}--x--`), 413, { context: 'name' })
  const twice = `${part('name', 'a')}${part('name', 'b')}${part('metadata', 'c')}--x--`
  await refused(t, form(twice), 400, { context: 'name' })
})

t.test('a body is ignored by an operation that has none', async (t) => {
  for (const type of ['application/json', 'text/plain', 'multipart/form-data', '']) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/v2/file-upload/start',
      headers: { authorization, 'content-type': type },
      payload: '{not json'
    })
    t.equal(statusCode, 201, `a body of type "${type}"`)
  }
})

t.test('what a handler answers against the contract never leaves the server', async (t) => {
  const answers: [string, () => Promise<unknown>][] = [
    ['a member too many', async () => ({ status: 'ok', more: 1 })],
    ['a member too few', async () => ({})],
    ['another type', async () => ({ status: 1 })],
    ['nothing', async () => undefined],
    ['null', async () => null],
    ['a text', async () => '{"status":"ok"}'],
    ['what is not JSON', async () => ({ status: 1n })],
    ['a thrown text', () => Promise.reject('oops')],
    ['a thrown nothing', () => Promise.reject(undefined)],
    ['a fault', async () => (undefined as unknown as { a: 1 }).a]
  ]
  for (const [name, answer] of answers) {
    const other = { ...handlers, getHealth: answer } as unknown as Handlers
    const { app: faulty } = await startApi(t, { handlers: other })
    const { statusCode, body } = await faulty.inject('/health')
    t.equal(statusCode, 500, name)
    t.notMatch(body, /contract|oops|undefined|BigInt/, 'the reason is for the log')
    await refused(t, { url: '/health' }, 500, { context: 'server' }, faulty)
  }
})

t.test('a status that the contract does not list becomes 500', async (t) => {
  const other = {
    ...handlers,
    getHealth: async () => {
      throw new ConflictError('name', 'is taken')
    }
  } as Handlers
  const { app: faulty } = await startApi(t, { handlers: other })
  await refused(t, { url: '/health' }, 500, { context: 'server' }, faulty)
})

t.test('SQL that fails is 500 without a word of it', async (t) => {
  const other = {
    ...handlers,
    getHealth: async ({ db }: { db: Parameters<typeof sql.raw>[0] }) =>
      sql`select secret_column from secret_table`.execute(db as never)
  } as unknown as Handlers
  const { app: faulty } = await startApi(t, { handlers: other })
  const { body } = await faulty.inject('/health')
  t.notMatch(body, /secret/)
  await refused(t, { url: '/health' }, 500, { context: 'server' }, faulty)
})

t.test('HEAD answers as GET does, without a body', async (t) => {
  for (const url of ['/health', '/api/version', '/api/v2/spec', '/api/v2/nothing']) {
    const get = await app.inject({ url, headers: { authorization } })
    const head = await app.inject({ method: 'HEAD', url, headers: { authorization } })
    t.equal(head.statusCode, get.statusCode, url)
    t.equal(head.headers['content-type'], get.headers['content-type'])
    t.equal(head.body, '')
  }
  t.equal((await app.inject({ method: 'HEAD', url: '/api/version' })).statusCode, 401)
})

t.test('security headers stand on every answer', async (t) => {
  for (const url of ['/health', '/api/v2/self', '/api/v2/nothing', '/%zz', '/docs/']) {
    const { headers } = await app.inject({ url })
    for (const name of ['content-security-policy', 'strict-transport-security']) {
      t.match(headers[name], /\S/, `${name} of ${url}`)
    }
    t.match(headers['x-frame-options'], /^(DENY|SAMEORIGIN)$/)
    t.equal(headers['x-content-type-options'], 'nosniff')
    t.equal(headers['referrer-policy'], 'no-referrer')
    t.equal(headers['x-powered-by'], undefined)
    t.equal(headers.server, undefined)
  }
})
