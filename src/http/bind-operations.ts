/**
 * Binds every operation in the contract to its handler: the one meeting point of a Fastify request
 * and a handler.
 */
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  preValidationHookHandler,
  RouteHandlerMethod,
  RouteOptions
} from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import type { Kysely } from 'kysely'
import { type Operation, operationsOf } from '../contract/document.ts'
import { type ListOperationId, parseListQuery } from '../contract/list-query.ts'
import type { OpenApiDocument } from '../contract/open-api.ts'
import type { AnswerHeaders, Download } from '../contract/operation.ts'
import type { Database } from '../db/database.ts'
import { Deadline } from '../db/deadline.ts'
import { ForbiddenError, NotImplementedError } from '../errors.ts'
import type { Authenticate, Handlers } from '../features/handler.ts'
import { lists } from '../generated/lists.ts'
import { admit, authorize } from './admission.ts'
import { attachment } from './attachment.ts'
import { audited, writeAudit } from './audit.ts'
import type { Exchange } from './exchange.ts'
import { deadlineOf, withinWait } from './prefer-wait.ts'
import {
  checkContent,
  hasBody,
  JSON_BODY_LIMIT,
  prepareBody,
  readForm,
  withNamesInLowerCase
} from './request-body.ts'
import { auditedRequest, RequestContext, type Sources } from './request-context.ts'
import { discardSealed, sealedBody } from './signed-body.ts'

export type BindOptions = Sources & {
  document: OpenApiDocument
  handlers: Handlers
  authenticate: Authenticate
  /** The hook that counts requests, by the operation's own limit if it has one. */
  limiter: (perSecond: number | undefined) => onRequestHookHandler
}

type AnyHandler = (context: unknown, request: unknown) => Promise<unknown>

export async function bindOperations(app: FastifyInstance, options: BindOptions): Promise<void> {
  const operations = new Map(operationsOf(options.document).map((one) => [one.id, one]))
  passOn(app, [...operations.values()])
  await app.register(openapiGlue, {
    // Glue replaces references in the document that it is given by their targets.
    specification: structuredClone(options.document),
    operationResolver: (operationId: string) => {
      const operation = operations.get(operationId)
      const handler = (options.handlers as Record<string, unknown>)[operationId]
      if (!operation) throw new Error(`the contract has no operation ${operationId}`)
      if (!handler && !operation.pending) {
        throw new Error(`the contract declares ${operationId} but no handler is registered`)
      }
      // Glue adds method and url itself, which its type does not say.
      return routeOf(
        operation,
        handler as AnyHandler | undefined,
        options
      ) as unknown as RouteOptions
    }
  })
}

/** Glue warns of every media type without a parser; these are streamed, or are those of answers. */
function passOn(app: FastifyInstance, operations: Operation[]): void {
  const types = operations.flatMap(({ body, responses }) =>
    [body, ...Object.values(responses)].flatMap((one) => Object.keys(one?.content ?? {}))
  )
  for (const type of new Set(types)) {
    if (app.hasContentTypeParser(type)) continue
    app.addContentTypeParser(type, (_request, payload, done) => done(null, payload))
  }
}

function routeOf(operation: Operation, handler: AnyHandler | undefined, options: BindOptions) {
  const { body } = operation
  const { uploadLimit } = options.services.config
  return {
    // Before anything is parsed: an unauthenticated body is never read.
    onRequest: [
      begin(operation),
      options.limiter(operation.rateLimit),
      admission(operation, options)
    ],
    ...(body && { preParsing: sealedBody(body.kind === 'stream' ? uploadLimit : JSON_BODY_LIMIT) }),
    preValidation: [...(body?.kind === 'multipart' ? [readParts] : []), checking(operation)],
    handler: handler ? answering(operation, handler, options) : pendingAnswer(operation)
  }
}

const readParts = async (request: FastifyRequest) => {
  if (request.isMultipart()) request.body = await readForm(request)
}

function checking(operation: Operation): preValidationHookHandler {
  return (request, _reply, done) => {
    if (operation.caller === 'client') request.body = withNamesInLowerCase(request.body)
    checkContent(operation, request)
    done()
  }
}

/** Before the request has one of its own; nobody ever ends this one. */
const NO_DEADLINE = new Deadline(undefined)

function begin(operation: Operation): onRequestHookHandler {
  return (request, _reply, done) => {
    request.exchange = { operation, caller: undefined, deadline: NO_DEADLINE }
    done()
  }
}

function exchangeOf(request: FastifyRequest): Exchange {
  if (!request.exchange) throw new Error('the request belongs to no operation')
  return request.exchange
}

function admission(operation: Operation, { services, authenticate, db }: BindOptions) {
  const { edition, allowUnlimitedWait } = services.config
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const exchange = exchangeOf(request)
    const { caller, seal } = await admit(operation, request.raw, authenticate, edition)
    exchange.caller = caller
    if (seal && hasBody(request)) exchange.seal = seal
    else await seal?.close()
    try {
      authorize(operation, exchange.caller)
    } catch (error) {
      if (error instanceof ForbiddenError) await auditRefusal(db, exchange, request)
      throw error
    }
    const { deadline, applied } = deadlineOf(operation, request.headers.prefer, allowUnlimitedWait)
    exchange.deadline = deadline
    if (applied !== undefined) reply.header('Preference-Applied', applied)
    reply.raw.on('close', () => {
      // A reader who has gone away is not worth the database's time; a change is carried through.
      if (operation.method === 'get' && !reply.raw.writableFinished) deadline.expire()
      else deadline.clear()
    })
    prepareBody(operation, request)
    if (exchange.seal && !operation.body) await discardSealed(request, reply, exchange.seal)
  }
}

function auditRefusal(db: Kysely<Database>, exchange: Exchange, request: FastifyRequest) {
  const { caller, seal } = exchange
  // Whoever knows the id of a token could blame its owner otherwise.
  const known = { ...exchange, caller: seal ? undefined : caller }
  const refused = { ...auditedRequest(known, request), body: undefined }
  return writeAudit(db, 'UnauthorizedAccessAttempt', refused, 'failure', request.id)
}

function pendingAnswer({ id }: Operation): RouteHandlerMethod {
  return async () => {
    throw new NotImplementedError('operation', `${id} is not offered yet`)
  }
}

function answering(
  operation: Operation,
  handler: AnyHandler,
  options: BindOptions
): RouteHandlerMethod {
  const { db } = options
  const listId = operation.id in lists ? (operation.id as ListOperationId) : undefined
  const streamed = operation.body?.kind === 'stream'
  return async (request, reply) => {
    const exchange = exchangeOf(request)
    const { deadline } = exchange
    const query = request.query as Record<string, unknown>
    const list = listId && parseListQuery(listId, query)
    const context = new RequestContext(options, exchange, request)
    const body = streamed
      ? { contentType: request.streamedType, stream: request.body }
      : request.body
    const asked = { path: request.params, query, headers: request.headers, body, list }
    const work =
      operation.audit === undefined
        ? handler(context, asked)
        : audited(db, context.audit, () => handler(context, asked))
    const answer = await withinWait(work, deadline)
    // A change that was made is told, however late; an answer that comes too late is none.
    if (operation.method === 'get') deadline.throwIfExpired()
    deadline.clear()
    return send(operation, answer, reply)
  }
}

function send({ successes, responses }: Operation, answer: unknown, reply: FastifyReply) {
  const several = successes.length > 1
  const { status, body, headers } = several
    ? (answer as { status: number; body: unknown; headers?: AnswerHeaders })
    : { status: successes[0] ?? 200, body: answer }
  reply.code(status)
  if (headers) reply.headers(headers)
  const [type] = Object.keys(responses[status]?.content ?? {})
  if (type === undefined) return reply.send()
  // Set on the header itself: Fastify's own setter would add a charset.
  reply.header('content-type', type)
  if (typeof body === 'object' && body !== null && 'stream' in body) {
    const { fileName, stream, contentType = type, headers = {} } = body as Download
    reply.headers({ 'content-type': contentType, ...headers })
    reply.header('Content-Disposition', attachment(fileName))
    return reply.send(stream)
  }
  const serialize = reply.getSerializationFunction(String(status), type)
  if (type === 'application/json' && serialize) {
    // Named here, so that Fastify neither adds a charset nor lets a text or nothing at all pass unchecked.
    return reply.serializer(serialize).send(body ?? null)
  }
  return reply.send(body)
}
