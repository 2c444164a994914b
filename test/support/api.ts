/**
 * Calls operations by id against the whole server and a real database, and checks every answer
 * against the contract (status, content type, body), so each test is also a contract test.
 */
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Test } from 'tap'
import { buildApp } from '../../src/app.ts'
import { type Config, readConfig } from '../../src/config.ts'
import { operationsOf } from '../../src/contract/document.ts'
import { loadDocument } from '../../src/contract/load.ts'
import type { OperationId } from '../../src/contract/operation.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { openVault } from '../../src/db/vault.ts'
import type { Handlers } from '../../src/features/handler.ts'
import { openSessions } from '../../src/features/sign-in/sessions.ts'
import { openAuthentication } from '../../src/features/sign-in/signed-requests.ts'
import { misfit } from './answers.ts'
import { testDatabase } from './database.ts'
import { aClient, aUser } from './rows.ts'
import { signedHeaders, type Token } from './signing.ts'

export const operations = operationsOf(loadDocument())
export const operationById = new Map(operations.map((operation) => [operation.id, operation]))

export type RoleName =
  | 'Administrator'
  | 'User'
  | 'Read-Only'
  | 'Upload-Only'
  | 'Power User'
  | 'Auditor'

export const ROLES: readonly RoleName[] = [
  'Administrator',
  'User',
  'Read-Only',
  'Upload-Only',
  'Power User',
  'Auditor'
]

export type Call = {
  path?: Record<string, unknown>
  query?: Record<string, string | number | boolean | readonly string[]>
  body?: unknown
  headers?: Record<string, string>
  /** Whose token to send: a role's (Administrator unless said), or none, or that of a client to sign with. */
  as?: RoleName | 'nobody' | 'client'
  /** Signs with this token instead. */
  signer?: Token
}

export type Answer = {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts the shape that it expects
  body: any
}

export type ApiOptions = {
  env?: Record<string, string>
  handlers?: Handlers
  /** Another database to read the graph from. */
  readDb?: Kysely<Database>
}

export type EnqueuedTask = { task: string; payload: object; key?: string; queue?: string }

export async function startApi(t: Test, options: ApiOptions = {}) {
  const { url } = await testDatabase(t)
  const db = openDatabase(url)
  const config: Config = readConfig({ RATE_LIMIT: '0', LOG_LEVEL: 'silent', ...options.env })
  const sessions = openSessions({
    db,
    secret: Buffer.from('a secret of the tests, long enough for HS256'),
    ttlHours: config.sessionTtlHours
  })
  const vault = await openVault(db, Buffer.alloc(32, 7))
  const enqueued: EnqueuedTask[] = []
  const app = await buildApp({
    db,
    services: {
      config,
      sessions,
      vault,
      enqueue: async (task, payload, more) => void enqueued.push({ task, payload, ...more })
    },
    authenticate: openAuthentication({ db, vault, sessions }),
    ...(options.handlers ? { handlers: options.handlers } : {}),
    ...(options.readDb ? { readDb: options.readDb } : {})
  })
  t.teardown(async () => {
    await app.close()
    await db.destroy()
  })

  const tokens = new Map<RoleName, Promise<string>>()
  const tokenOf = (role: RoleName): Promise<string> => {
    const known = tokens.get(role)
    if (known) return known
    const token = aUser(db, { role }).then((user) => sessions.start(user.id))
    tokens.set(role, token)
    return token
  }

  let client: Promise<Token> | undefined
  const clientToken = (): Promise<Token> => {
    client ??= aClient(db, vault).then(({ token }) => token)
    return client
  }

  async function call(id: OperationId, request: Call = {}): Promise<Answer> {
    const isClients = operationById.get(id)?.caller === 'client'
    const role = request.as ?? (isClients ? 'client' : 'Administrator')
    if (request.signer || role === 'client') {
      return send(t, app, id, { ...request, signer: request.signer ?? (await clientToken()) })
    }
    const authorization: Record<string, string> =
      role === 'nobody' ? {} : { authorization: `Bearer ${await tokenOf(role)}` }
    return send(t, app, id, { ...request, headers: { ...authorization, ...request.headers } })
  }

  return { app, db, url, config, sessions, vault, enqueued, tokenOf, clientToken, call }
}

/** Sends one request through the whole server and checks that the contract promises the answer. */
export async function send(
  t: Test,
  app: FastifyInstance,
  id: OperationId,
  { path = {}, query = {}, body, headers = {}, signer }: Call
): Promise<Answer> {
  const operation = operationById.get(id)
  if (!operation) throw new Error(`the contract has no operation ${id}`)
  const url = operation.path.replace(/{(\w+)}/g, (_, name: string) => {
    if (!(name in path)) throw new Error(`${id} needs the path parameter ${name}`)
    return encodeURIComponent(String(path[name]))
  })
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      [value].flat().map((one): [string, string] => [key, String(one)])
    )
  )
  const method = operation.method.toUpperCase() as 'GET'
  const target = search.size > 0 ? `${url}?${search}` : url
  const response = await app.inject({
    method,
    url: target,
    ...(signer
      ? signed(signer, { method, target, body, headers })
      : { headers, ...(body === undefined ? {} : { payload: body as Payload }) })
  })
  const { statusCode: status, headers: answered } = response
  const declared = operation.responses[status]
  if (!declared)
    t.fail(`${id} answered ${status}, which the contract does not list`, { body: response.body })
  const type = answered['content-type']
  const expected: unknown[] = Object.keys(declared?.content ?? {})
  if (declared && (expected.length > 0 ? !expected.includes(type) : type !== undefined)) {
    t.fail(`${id} answered ${status} as ${type}, the contract says ${expected.join(' or ')}`)
  }
  const content = type === 'application/json' ? JSON.parse(response.body) : response.rawPayload
  const reason = type === 'application/json' ? misfit(operation, status, content) : undefined
  if (reason !== undefined)
    t.fail(`${id} answered a ${status} that does not fit the contract: ${reason}`)
  if (answered['request-id'] === undefined) t.fail(`${id} answered without a Request-ID`)
  return { status, headers: answered, body: content }
}

type Payload = object | string | Buffer | Readable

type Unsigned = { method: string; target: string; body: unknown; headers: Record<string, string> }

/** Over the very bytes that are sent. */
function signed(token: Token, { method, target, body, headers }: Unsigned) {
  if (body === undefined) {
    return { headers: { ...headers, ...signedHeaders(token, { method, target }) } }
  }
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
  const payload = isRaw ? body : JSON.stringify(body)
  const type: Record<string, string> = isRaw ? {} : { 'content-type': 'application/json' }
  const signature = signedHeaders(token, { method, target, body: payload })
  return { payload, headers: { ...type, ...headers, ...signature } }
}
