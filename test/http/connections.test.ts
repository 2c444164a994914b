/** What happens below requests: broken HTTP, clients that leave, overload and the end of the server. */
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import t, { type Test } from 'tap'
import type { Database } from '../../src/db/database.ts'
import type { Handlers, PublicContext } from '../../src/features/handler.ts'
import { handlers } from '../../src/generated/handlers.ts'
import { startApi } from '../support/api.ts'
import { until } from '../support/embedded.ts'

t.setTimeout(120_000)

async function listen(t: Test, more: Partial<Record<keyof Handlers, unknown>> = {}) {
  const api = await startApi(t, { handlers: { ...handlers, ...more } as Handlers })
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = api.app.server.address() as AddressInfo
  const authorization = `Bearer ${await api.tokenOf('Administrator')}`
  return { ...api, port, origin: `http://127.0.0.1:${port}`, authorization }
}

/** Everything that the server sends until it closes. */
async function talk(port: number, text: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

function parts(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Map(
    lines.map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ')
      return [name.toLowerCase(), value.join(': ')]
    })
  )
  return { status: Number(first.split(' ')[1]), headers, body: JSON.parse(body) }
}

function isEnvelope(t: Test, answer: string, status: number) {
  const { status: found, headers, body } = parts(answer)
  t.equal(found, status)
  t.equal(headers.get('content-type'), 'application/json')
  t.equal(headers.get('x-content-type-options'), 'nosniff')
  t.equal(headers.get('cache-control'), 'no-store')
  t.equal(headers.get('connection'), 'close')
  t.equal(body.http_status, status)
  t.equal(body.request_id, headers.get('request-id'))
  t.match(body.errors, [{ context: 'request', message: /\S/ }])
}

t.test('what is not HTTP gets the envelope too', async (t) => {
  const { port } = await listen(t)
  for (const text of [
    'hello\r\n\r\n',
    'GET /health HTTP/9.9\r\nHost: a\r\n\r\n',
    'GET /health HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    'POST /api/v2/login HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n',
    'GET /health HTTP/1.1\r\nHost: a\r\nBad Header: b\r\n\r\n'
  ]) {
    isEnvelope(t, await talk(port, text), 400)
  }
})

t.test('headers that are too large are 431', async (t) => {
  const { port } = await listen(t)
  const text = `GET /health HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`
  isEnvelope(t, await talk(port, text), 431)
})

t.test('a request that does not arrive in time is 408', async (t) => {
  const { app, port } = await listen(t)
  // Node looks for late requests twice a minute; this is what it does when it finds one.
  app.server.once('connection', (socket: Socket) => {
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    app.server.emit('clientError', late, socket)
  })
  isEnvelope(t, await talk(port, 'GET /health HTTP/1.1\r\n'), 408)
  t.ok(app.server.headersTimeout > 0, 'and it does look')
})

t.test('a body in chunks that grows too large is 413, and the connection ends', async (t) => {
  const { port, authorization } = await listen(t)
  const head =
    `POST /api/v2/custom-nodes HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\n` +
    'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
  const chunk = `${(1024 * 1024).toString(16)}\r\n${' '.repeat(1024 * 1024)}\r\n`
  const { status, headers, body } = parts(await talk(port, head + chunk.repeat(12)))
  t.equal(status, 413)
  t.equal(headers.get('connection'), 'close')
  t.equal(body.request_id, headers.get('request-id'))
})

t.test('a body that nobody reads does not spoil the next request of the connection', async (t) => {
  const { port, authorization } = await listen(t)
  const bearer = `Authorization: ${authorization}\r\n`
  const answer = await talk(
    port,
    `GET /api/version HTTP/1.1\r\nHost: a\r\n${bearer}Content-Length: 5\r\n\r\nhello` +
      `DELETE /api/v2/nothing HTTP/1.1\r\nHost: a\r\n${bearer}Content-Length: 5\r\n\r\nhello` +
      `GET /health HTTP/1.1\r\nHost: a\r\n${bearer}Connection: close\r\n\r\n`
  )
  t.strictSame(
    [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status),
    ['200', '404', '200']
  )
})

async function naps(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where state = 'active' and query like '%pg_sleep(3600)%' and datname = current_database()
      and pid <> pg_backend_pid()`.execute(db)
  return rows[0]?.count ?? 0
}

t.test('a client that leaves stops the SQL of its GET', async (t) => {
  const getVersion = async ({ db }: PublicContext) => sql`select pg_sleep(3600)`.execute(db)
  const { db, port, authorization } = await listen(t, { getVersion })
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET /api/version HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\n\r\n`)
  await until(async () => (await naps(db)) === 1)
  socket.destroy()
  await until(async () => (await naps(db)) === 0)
  t.pass('the statement has ended')
})

t.test('a client that leaves does not undo a change that it asked for', async (t) => {
  let isRunning = false
  const requestAnalysis = async ({ db }: PublicContext) => {
    isRunning = true
    await sql`select pg_sleep(0.2)`.execute(db)
    await sql`create table changed ()`.execute(db)
  }
  const { db, port, authorization } = await listen(t, { requestAnalysis })
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `PUT /api/v2/analysis HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\n\r\n`
  )
  await until(() => isRunning)
  socket.destroy()
  await until(async () => {
    const { rows } = await sql<{ status: string }>`
      select status from audit_logs where action = 'RequestAnalysis' and status = 'success'`.execute(
      db
    )
    return rows.length === 1
  })
  const { rows } = await sql<{ found: string }>`select to_regclass('changed') as found`.execute(db)
  t.equal(rows[0]?.found, 'changed')
})

const ask = async (origin: string, path: string, headers = {}) => {
  const { status } = await fetch(origin + path, { headers })
  return status
}

t.test('close lets running requests end, and no new ones begin', async (t) => {
  let finish: (() => void) | undefined
  const getVersion = async (context: PublicContext) => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return handlers.getVersion(context as never, {} as never)
  }
  const { app, origin, authorization } = await listen(t, { getVersion })
  const running = fetch(`${origin}/api/version`, { headers: { authorization } })
  await until(() => finish !== undefined)
  const closed = app.close()
  await until(() =>
    ask(origin, '/health').then(
      () => false,
      () => true
    )
  )
  finish?.()
  const answer = await running
  t.equal(answer.status, 200)
  t.match(await answer.json(), { data: {} })
  await closed
})

/** Keeps the only thread busy, again and again, until the server has noticed: it looks at the mean delay. */
async function overload(app: FastifyInstance): Promise<void> {
  for (let n = 0; n < 10 && !app.isUnderPressure(); n++) {
    const end = performance.now() + 2600
    while (performance.now() < end);
    await setImmediate()
  }
}

t.test('503 with Retry-After while the server is overloaded, save for its health', async (t) => {
  const { app } = await startApi(t)
  await app.ready()
  // What the start itself took is not counted.
  t.equal((await app.inject('/api/version')).statusCode, 401)
  await sleep(2100)
  await overload(app)
  const refused = await app.inject('/api/version')
  t.equal(refused.statusCode, 503)
  t.match(refused.headers['retry-after'], /^[1-9]\d*$/)
  t.match(refused.json(), { errors: [{ context: 'server', message: 'the server is overloaded' }] })
  t.equal((await app.inject('/health')).statusCode, 200)
  await until(async () => (await app.inject('/api/version')).statusCode === 401)
  t.pass('it recovers')
})
