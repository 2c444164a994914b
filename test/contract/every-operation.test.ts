/** What holds for every operation of the contract, whatever it does. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import t from 'tap'
import { kebab } from '../../src/contract/document.ts'
import type { OperationId } from '../../src/contract/operation.ts'
import { UnavailableError } from '../../src/errors.ts'
import { operations, ROLES, startApi } from '../support/api.ts'
import { exampleRequests, permitted } from '../support/contract.ts'
import { sleepingHandlers, throwingHandlers } from '../support/handlers.ts'

const crash = new Error('a fault in a handler')
const ready = operations.filter(({ pending }) => !pending)
const requestOf = (operation: (typeof operations)[number]) => exampleRequests(operation)[0] ?? {}
const idOf = ({ id }: { id: string }) => id as OperationId

/** The statuses that titles of a test begin with, those of a prover that it shares with its neighbours included. */
async function provenStatuses(file: string): Promise<Set<string | undefined>> {
  const text = await readFile(file, 'utf8')
  const shared = [...text.matchAll(/from '\.\/(prove-[\w-]+\.ts)'/g)].map(([, name]) =>
    readFile(join(dirname(file), String(name)), 'utf8')
  )
  const all = [text, ...(await Promise.all(shared))].join('\n')
  return new Set([...all.matchAll(/t\.test\(\s*['"`](\d{3}) /g)].map(([, status]) => status))
}

t.test('each has its handler file and its test file, and no handler is left over', async (t) => {
  const expected = new Set<string>()
  for (const { id, area, pending } of operations) {
    const stem = `${area}/${kebab(id)}`
    expected.add(`${kebab(id)}.ts`)
    t.equal(existsSync(`src/features/${stem}.ts`), !pending, `handler of ${id}`)
    t.ok(existsSync(`test/${stem}.test.ts`), `test of ${id}`)
  }
  for (const area of new Set(operations.map((operation) => operation.area))) {
    const files = existsSync(`src/features/${area}`) ? await readdir(`src/features/${area}`) : []
    for (const file of files.filter((name) => name.endsWith('.ts'))) {
      const text = await readFile(`src/features/${area}/${file}`, 'utf8')
      if (/: Handler<'/.test(text)) t.ok(expected.has(file), `${file} belongs to an operation`)
    }
  }
})

t.test('401 without a token, and 403 for exactly the roles that lack the permission', async (t) => {
  const { call } = await startApi(t, { handlers: throwingHandlers(crash) })
  for (const operation of operations) {
    const id = idOf(operation)
    const request = requestOf(operation)
    const secured = operation.alternatives.length > 0
    const reached = operation.pending ? 501 : 500
    const { status, body } = await call(id, { ...request, as: 'nobody' })
    t.equal(status, secured ? 401 : reached, `${id} without a token`)
    if (secured) t.match(body, { http_status: 401, errors: [{ context: 'login' }] })
    for (const role of ROLES) {
      const answer = await call(id, { ...request, as: role })
      const refused = operation.caller === 'client' ? 404 : 403
      const isReached = permitted(operation, role) && operation.caller === undefined
      t.equal(answer.status, isReached ? reached : refused, `${id} as ${role}`)
    }
  }
})

t.test('500 with the envelope when a handler crashes, without a word of the reason', async (t) => {
  const { call } = await startApi(t, { handlers: throwingHandlers(crash) })
  for (const operation of ready) {
    const { status, headers, body } = await call(idOf(operation), requestOf(operation))
    t.equal(status, 500, operation.id)
    t.equal(headers['content-type'], 'application/json')
    t.equal(body.request_id, headers['request-id'])
    t.notMatch(JSON.stringify(body), /fault in a handler/)
  }
})

t.test('429 with Retry-After beyond the limit', async (t) => {
  const { call } = await startApi(t, {
    env: { RATE_LIMIT: '1' },
    handlers: throwingHandlers(crash)
  })
  for (const operation of operations) {
    const request = { ...requestOf(operation), as: 'nobody' as const }
    await call(idOf(operation), request)
    // Two calls can fall into two windows; three cannot fall into three.
    const second = await call(idOf(operation), request)
    const answer = second.status === 429 ? second : await call(idOf(operation), request)
    t.equal(answer.status, 429, operation.id)
    t.match(String(answer.headers['retry-after']), /^[1-9]\d*$/)
  }
})

t.test('503 with Retry-After when the database is away', async (t) => {
  const away = new UnavailableError('database', 'the database cannot be reached')
  const { call } = await startApi(t, { handlers: throwingHandlers(away) })
  for (const operation of ready.filter(({ responses }) => '503' in responses)) {
    const { status, headers } = await call(idOf(operation), requestOf(operation))
    t.equal(status, 503, operation.id)
    t.match(String(headers['retry-after']), /^[1-9]\d*$/)
  }
})

t.test('504 past the deadline, and the SQL has stopped', async (t) => {
  const { call, db } = await startApi(t, { handlers: sleepingHandlers() })
  for (const operation of ready.filter(({ prefer }) => prefer)) {
    const request = requestOf(operation)
    const headers = { ...request.headers, prefer: 'wait=0' }
    const { status, body } = await call(idOf(operation), { ...request, headers })
    t.equal(status, 504, operation.id)
    t.match(body.errors, [{ message: 'request timed out' }])
  }
  const { status, headers } = await call('getVersion', { headers: { prefer: 'wait=1' } })
  t.equal(status, 504)
  t.equal(headers['preference-applied'], 'wait=1.00')
  const { rows } = await sql`
    select query from pg_stat_activity
    where query like '%pg_sleep(3600)%' and state = 'active'
      and datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  t.strictSame(rows, [], 'no statement goes on')
})

t.test(
  '400 for a Prefer header that does not fit, before anything else is looked at',
  async (t) => {
    const { call } = await startApi(t, { handlers: throwingHandlers(crash) })
    for (const operation of operations.filter(({ prefer }) => prefer)) {
      const request = requestOf(operation)
      for (const prefer of ['wait=soon', 'wait=-2', 'return=minimal', 'wait=-1']) {
        const headers = { ...request.headers, prefer }
        const { status, body } = await call(idOf(operation), { ...request, headers })
        t.equal(status, 400, `${operation.id} with ${prefer}`)
        t.match(body, { errors: [{ context: 'Prefer' }] })
      }
    }
  }
)

t.test('404 that names the edition, where the community edition lacks the operation', async (t) => {
  const handlers = throwingHandlers(crash)
  const { call } = await startApi(t, { env: { EDITION: 'community' }, handlers })
  for (const operation of operations) {
    const { status, body } = await call(idOf(operation), requestOf(operation))
    if (operation.editions.length > 0) {
      t.equal(status, 404, operation.id)
      t.match(body, { errors: [{ context: 'edition' }] })
    } else t.not(status, 404, operation.id)
  }
})

t.test('415 for a body of another media type, 413 for one that is too large', async (t) => {
  const { call } = await startApi(t, { handlers: throwingHandlers(crash) })
  const huge = JSON.stringify({ text: 'x'.repeat(10 * 1024 * 1024) })
  for (const operation of operations.filter(({ body }) => body)) {
    const id = idOf(operation)
    const request = requestOf(operation)
    const wrong = { ...request.headers, 'content-type': 'text/plain' }
    const { status, body } = await call(id, { ...request, body: 'text', headers: wrong })
    t.equal(status, 415, id)
    t.match(body, { errors: [{ context: 'Content-Type' }] })
    if (operation.body?.kind !== 'json') continue
    const json = { ...request.headers, 'content-type': 'application/json' }
    const answer = await call(id, { ...request, body: huge, headers: json })
    t.equal(answer.status, 413, id)
  }
})

t.test(
  'every status listed is proven: here for all, else in the operation’s own test',
  async (t) => {
    for (const { id, area, prefer, editions, body, pending, responses, paged } of operations) {
      if (pending) continue
      const here = new Set(['401', '403', '415', '429', '500', '503', '504'])
      // A list promises more of its 400: filters, order and paging.
      if (prefer && !paged) here.add('400')
      if (editions.length > 0) here.add('404')
      if (body?.kind === 'json') here.add('413')
      const titles = await provenStatuses(`test/${area}/${kebab(id)}.test.ts`)
      for (const status of Object.keys(responses)) {
        t.ok(here.has(status) || titles.has(status), `${id} proves its ${status}`)
      }
    }
  }
)
