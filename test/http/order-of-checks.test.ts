/** Which of several faults of one request is answered: the order in which requests are checked. */
import t from 'tap'
import { type ApiOptions, startApi } from '../support/api.ts'
import { throwingHandlers } from '../support/handlers.ts'

const EVENT = '/api/v2/events/1'
const handlers = throwingHandlers(new Error('reached'))

/** Every fault that a request to an operation with a body can have, each with the status it is answered by. */
const FAULTS = [
  { name: 'rate', status: 429 },
  { name: 'credentials', status: 401 },
  { name: 'edition', status: 404 },
  { name: 'permission', status: 403 },
  { name: 'Prefer', status: 400, context: 'Prefer' },
  { name: 'media type', status: 415 },
  { name: 'text of the body', status: 400, context: 'body' },
  { name: 'parameter', status: 400, context: 'event_id' },
  { name: 'handler', status: 501 }
] as const
type Fault = (typeof FAULTS)[number]['name']

async function answerTo(t: Parameters<typeof startApi>[0], faults: ReadonlySet<Fault>) {
  const env: ApiOptions['env'] = {
    RATE_LIMIT: faults.has('rate') ? '1' : '0',
    EDITION: faults.has('edition') ? 'community' : 'enterprise'
  }
  const { app, tokenOf } = await startApi(t, { env, handlers })
  const token = await tokenOf(faults.has('permission') ? 'Read-Only' : 'Administrator')
  const send = () =>
    app.inject({
      method: 'PUT',
      url: faults.has('parameter') ? '/api/v2/events/x' : EVENT,
      headers: {
        authorization: faults.has('credentials') ? 'Bearer nothing' : `Bearer ${token}`,
        'content-type': faults.has('media type') ? 'text/plain' : 'application/json',
        ...(faults.has('Prefer') ? { prefer: 'wait=soon' } : {})
      },
      payload: faults.has('text of the body') ? '{' : '{}'
    })
  const answers = [await send()]
  // Three requests cannot fall into three different seconds of the limit.
  if (faults.has('rate')) answers.push(await send(), await send())
  return answers.find(({ statusCode }) => statusCode === 429) ?? answers[0]
}

for (const [n, first] of FAULTS.entries()) {
  if (first.name === 'handler') break
  const later = FAULTS.slice(n).map(({ name }) => name)
  t.test(
    `${first.status} for the ${first.name} comes before ${later.slice(1).join(', ')}`,
    async (t) => {
      const answer = await answerTo(t, new Set(later))
      t.equal(answer?.statusCode, first.status)
      const { errors } = answer?.json() ?? {}
      if ('context' in first) t.match(errors, [{ context: first.context }])
      if (first.name === 'edition') t.match(errors, [{ context: 'edition' }])
    }
  )
}

t.test('an unknown route is 404 for everybody, and counted like every request', async (t) => {
  const { app } = await startApi(t, { env: { RATE_LIMIT: '1' }, handlers })
  const statuses: number[] = []
  for (let n = 0; n < 3; n++) statuses.push((await app.inject('/api/v2/nothing')).statusCode)
  t.equal(statuses[0], 404)
  t.ok(statuses.includes(429))
})

t.test('the body of a caller without credentials is not read', async (t) => {
  const { app } = await startApi(t, { handlers })
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/v2/custom-nodes',
    headers: { 'content-type': 'application/json' },
    payload: '{'.repeat(11 * 1024 * 1024)
  })
  t.equal(statusCode, 401)
})

t.test('404 comes before what the edition hides only for the signed in', async (t) => {
  const { app } = await startApi(t, { env: { EDITION: 'community' }, handlers })
  t.equal((await app.inject(EVENT)).statusCode, 401)
})
