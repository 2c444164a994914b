/** Whatever is sent to an operation, it answers what the contract promises, and never a fault of its own. */
import fc from 'fast-check'
import { sql } from 'kysely'
import t from 'tap'
import type { Operation } from '../../src/contract/document.ts'
import { connectClient } from '../../src/db/database.ts'
import { WORKER_LOCK } from '../../src/db/worker-lock.ts'
import { AD_NODE_KINDS, AZURE_NODE_KINDS } from '../../src/graph/kinds.ts'
import { addToGraph } from '../graph/analysis/graph.ts'
import { misfit } from '../support/answers.ts'
import { operations, startApi } from '../support/api.ts'
import { aUser } from '../support/rows.ts'
import { signedHeaders } from '../support/signing.ts'
import { type FuzzRequest, requestsOf } from './request-arbitraries.ts'

t.setTimeout(120_000)

const RUNS = 60
const SEED = 20_260_102

const { app, db, url, sessions, tokenOf, clientToken } = await startApi(t)
const worker = await connectClient(url, 'worker')
await worker.query('select pg_advisory_lock($1, 1)', [WORKER_LOCK])
t.teardown(() => worker.end())
const user = await aUser(db, { role: 'Administrator' })

const DOMAIN = 'S-1-5-21-1004336348-1177238915-682003330'
await addToGraph(db, {
  nodes: {
    [DOMAIN]: ['Domain', { name: 'CORP.EXAMPLE', domainsid: DOMAIN, collected: true }],
    [`${DOMAIN}-512`]: ['Group', { name: 'DOMAIN ADMINS@CORP.EXAMPLE', domainsid: DOMAIN }],
    [`${DOMAIN}-1104`]: ['User', { name: 'RVEGA@CORP.EXAMPLE', domainsid: DOMAIN, enabled: true }],
    [`${DOMAIN}-1105`]: ['Computer', { name: 'DC01.CORP.EXAMPLE', domainsid: DOMAIN }],
    TEMPLATE: ['CertTemplate', { name: 'MACHINE@CORP.EXAMPLE', domainsid: DOMAIN }],
    // Found by every operation that looks for a kind.
    EVERYTHING: [
      ['AZBase', ...AD_NODE_KINDS, ...AZURE_NODE_KINDS].join(' '),
      { name: 'EVERYTHING' }
    ],
    AUTHORITY: ['EnterpriseCA', { name: 'CA@CORP.EXAMPLE', domainsid: DOMAIN }]
  },
  edges: [
    `${DOMAIN}-1104 -MemberOf-> ${DOMAIN}-512`,
    `${DOMAIN}-512 -GenericAll-> ${DOMAIN}`,
    `${DOMAIN}-1105 -HasSession-> ${DOMAIN}-1104`,
    'TEMPLATE -PublishedTo-> AUTHORITY',
    'EVERYTHING -PublishedTo-> AUTHORITY',
    'EVERYTHING -GenericAll-> TEMPLATE'
  ]
})
await sql`
  insert into ingest_jobs (user_id, status)
  select ${user.id}, case when n < 9 then 1 else 2 end from generate_series(1, 11) n`.execute(db)
await sql`
  insert into ingest_results (job_id, file_name, errors) values (2, 'users.json', '{"a","b"}')`.execute(
  db
)
await sql`
  insert into custom_node_kinds (kind_name, config)
  values ('Vault', '{"icon": {"type": "font-awesome", "name": "vault", "color": "#FFFFFF"}}')`.execute(
  db
)

const KNOWN = ['EVERYTHING', 'EVERYTHING', DOMAIN, `${DOMAIN}-1104`, 'TEMPLATE', 'Vault']

async function send(operation: Operation, request: FuzzRequest) {
  const { as, headers } = request
  // The session that is ended must not be the one that all others use.
  const token =
    as !== 'nobody' &&
    (operation.id === 'logout' ? await sessions.start(user.id) : await tokenOf(as))
  const { payload, method, url } = request
  const credentials: Record<string, string> =
    token && operation.caller === 'client'
      ? signedHeaders(await clientToken(), {
          method,
          target: url,
          ...(payload !== undefined && { body: payload })
        })
      : token
        ? { authorization: `Bearer ${token}` }
        : {}
  const response = await app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers, ...credentials },
    ...(payload === undefined ? {} : { payload })
  })
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    text: response.body
  }
}

/** What the router or the HTTP parser refuses never reaches the operation. */
function reaches({ url }: FuzzRequest): boolean {
  const [path = ''] = url.split('?')
  try {
    return path.split('/').every((part) => decodeURIComponent(part).length <= 2048)
  } catch {
    return false
  }
}

const envelopeOf = operations.find(({ id }) => id === 'getVersion') as Operation

/** Why the answer is wrong; undefined when it is as promised. */
async function faultOf(operation: Operation, request: FuzzRequest): Promise<string | undefined> {
  const { status, type, text } = await send(operation, request)
  if (status >= 500 && !(status === 501 && operation.pending)) return `${status} ${text}`
  const declared = operation.responses[status]
  if (!declared && (reaches(request) || ![400, 404, 414].includes(status))) {
    return `${status} is not declared: ${text}`
  }
  const expected = declared ? Object.keys(declared.content ?? {}) : ['application/json']
  if (type === undefined ? expected.length > 0 : !expected.includes(String(type))) {
    return `${status} as ${type} instead of ${expected.join(' or ')}`
  }
  if (type !== 'application/json') return undefined
  const body: unknown = JSON.parse(text)
  const reason = declared ? misfit(operation, status, body) : misfit(envelopeOf, 400, body)
  return reason && `${status} does not fit: ${reason}`
}

const short = (text = '') =>
  text.length > 400 ? `${text.slice(0, 400)}... (${text.length})` : text

for (const operation of operations) {
  t.test(`${operation.id} answers as the contract says, whatever it is sent`, async () => {
    await fc.assert(
      fc.asyncProperty(requestsOf(operation, KNOWN), async (request) => {
        const fault = await faultOf(operation, request)
        if (fault === undefined) return
        const { method, url, payload, ...rest } = request
        const shown = `${method} ${short(url)} ${JSON.stringify(rest)} ${short(payload)}`
        throw new Error(`${operation.id}: ${shown}\nanswered ${fault}`)
      }),
      { numRuns: RUNS, seed: SEED }
    )
  })
}
