/** The Fastify instance with everything that holds for every route, known or not. */
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
  type onRequestHookHandler,
  type preHandlerHookHandler
} from 'fastify'
import type { Config } from '../config.ts'
import { NotFoundError, TooManyRequestsError, UnavailableError } from '../errors.ts'
import { envelope, sendError } from './error-envelope.ts'
import { JSON_BODY_LIMIT, readBodies } from './request-body.ts'
import { requestValidators, validatingSerializer } from './validators.ts'

/** As @fastify/helmet would set them for an API; constant, since computing them per request costs a third. */
const SECURITY_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY'
}

/** Event-loop delay in milliseconds beyond which new requests are refused until it recovers. */
const OVERLOAD_DELAY = 2000

/** Milliseconds between two looks at that delay. */
const SAMPLE_INTERVAL = 1000

export async function createServer(
  config: Config,
  logger: FastifyBaseLogger | undefined
): Promise<FastifyInstance> {
  const options: FastifyServerOptions = {
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustedHops(config.trustProxy),
    bodyLimit: JSON_BODY_LIMIT,
    routerOptions: { maxParamLength: 2048 },
    // What still arrives while the server closes is answered; new connections are not accepted.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...SECURITY_HEADERS, 'Request-ID': request.id })
      sendError(error, request, reply)
    },
    clientErrorHandler: answerBrokenRequest
  }
  const app = Fastify(options)
  app.decorateRequest('exchange', null)
  app.decorateRequest('streamedType', '')
  app.decorateRequest('sealedBody', null)
  app.setValidatorCompiler(requestValidators())
  app.setSerializerCompiler(validatingSerializer())
  app.setErrorHandler(sendError)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS)
    reply.header('Request-ID', request.id)
    done()
  })
  endConnectionsOnClose(app)
  await watchLoad(app)
  const hidden = {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false
  }
  await app.register(rateLimit, {
    global: false,
    addHeaders: { ...hidden, 'retry-after': true },
    addHeadersOnExceeding: hidden
  })
  await readBodies(app)
  const limiter = limiterOf(app, config)(undefined)
  app.setNotFoundHandler({ preHandler: limiter as preHandlerHookHandler }, () => {
    throw new NotFoundError('url', 'there is no such operation')
  })
  return app
}

/** Given a number as such, Fastify would trust nobody. Hop 0 is the address that is connected to us. */
function trustedHops(trust: boolean | number) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust
}

/** Else a client that keeps its connection would hold up the end of the server until that times out. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('Connection', 'close')
    done()
  })
}

/** Building the routes keeps the event loop busy too; what was measured meanwhile says nothing of load. */
async function watchLoad(app: FastifyInstance): Promise<void> {
  let meaningfulFrom = Number.POSITIVE_INFINITY
  app.addHook('onReady', (done) => {
    meaningfulFrom = performance.now() + 2 * SAMPLE_INTERVAL
    done()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: OVERLOAD_DELAY,
    sampleInterval: SAMPLE_INTERVAL,
    pressureHandler: ({ routeOptions }) => {
      // What does not list 503, the health of the process above all, is answered all the same.
      const listed = (routeOptions.schema as { response?: object } | undefined)?.response
      if (performance.now() < meaningfulFrom || (listed && !('503' in listed))) return
      throw new UnavailableError('server', 'the server is overloaded')
    }
  })
}

/** One counter for the server's own limit, and one for each limit that the contract names. */
export function limiterOf(app: FastifyInstance, config: Config) {
  const limiters = new Map<number, onRequestHookHandler>()
  const off: onRequestHookHandler = (_request, _reply, done) => done()
  return (perSecond: number | undefined): onRequestHookHandler => {
    if (config.rateLimit === 0) return off
    const max = perSecond ?? config.rateLimit
    const known = limiters.get(max)
    if (known) return known
    const limiter = app.rateLimit({
      max,
      timeWindow: 1000,
      keyGenerator: (request) => request.ip,
      errorResponseBuilder: () =>
        new TooManyRequestsError('rate', 'too many requests, try again later')
    }) as onRequestHookHandler
    limiters.set(max, limiter)
    return limiter
  }
}

/** What the parser of HTTP itself refuses never becomes a request; it still gets the envelope. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const [status, reason, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ([431, 'Request Header Fields Too Large', 'the headers are too large'] as const)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ([408, 'Request Timeout', 'the request did not arrive in time'] as const)
        : ([400, 'Bad Request', 'this is not a valid HTTP request'] as const)
  const id = randomUUID()
  const body = JSON.stringify(envelope(status, id, [{ context: 'request', message }]))
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Request-ID': id,
    Connection: 'close'
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${headers.join('')}\r\n${body}`)
}
