/** Turns whatever was thrown into the contract's error envelope. The only table of status codes. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import {
  ApiError,
  ConflictError,
  ForbiddenError,
  InvalidRequestError,
  NotFoundError,
  NotImplementedError,
  TimeoutError,
  TooLargeError,
  TooManyRequestsError,
  UnauthorizedError,
  UnavailableError,
  UnsupportedMediaTypeError
} from '../errors.ts'
import { type Problem, problemsOfValidation } from './validation-problems.ts'

const STATUS = new Map<unknown, number>([
  [InvalidRequestError, 400],
  [UnauthorizedError, 401],
  [ForbiddenError, 403],
  [NotFoundError, 404],
  [ConflictError, 409],
  [TooLargeError, 413],
  [UnsupportedMediaTypeError, 415],
  [TooManyRequestsError, 429],
  [NotImplementedError, 501],
  [UnavailableError, 503],
  [TimeoutError, 504]
])

const INTERNAL: Problem = {
  context: 'server',
  message:
    'an internal error has occurred that is preventing the service from servicing this request'
}

/** Seconds after which a client may try again what was refused for load or a lost database. */
const RETRY_AFTER = '1'

const INVALID_JSON = {
  status: 400,
  context: 'body',
  message: 'the JSON payload could not be parsed'
}

/** What Fastify and its plugins call their errors, in the words of this server. */
const FRAMEWORK: Record<string, { status: number } & Problem> = {
  FST_ERR_CTP_INVALID_JSON_BODY: INVALID_JSON,
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, context: 'body', message: 'the body is empty' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    context: 'body',
    message: 'the body is not as long as Content-Length says'
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    context: 'body',
    message: 'the body is larger than this server accepts'
  },
  FST_ERR_BAD_URL: {
    status: 400,
    context: 'url',
    message: 'the path is not valid percent-encoding'
  }
}

function outcomeOf(error: FastifyError): { status: number; errors: Problem[] } {
  if (error instanceof ApiError) {
    const { context, message } = error
    return { status: STATUS.get(error.constructor) ?? 500, errors: [{ context, message }] }
  }
  if (error.validation) {
    return { status: 400, errors: problemsOfValidation(error.validation, error.validationContext) }
  }
  const isJson = error instanceof SyntaxError && error.statusCode === 400
  const known = isJson ? INVALID_JSON : FRAMEWORK[error.code ?? '']
  if (known) {
    const { status, ...problem } = known
    return { status, errors: [problem] }
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { status: error.statusCode, errors: [{ context: 'body', message: error.message }] }
  }
  return { status: 500, errors: [INTERNAL] }
}

/** Without its query where the contract calls a part of that write-only. */
function loggedUrl({ url, exchange }: FastifyRequest): string {
  const isSecret = exchange?.operation.parameters.some(({ schema }) => schema.writeOnly)
  return isSecret ? url.replace(/\?.*/s, '') : url
}

export function envelope(status: number, requestId: string, errors: Problem[]) {
  return { http_status: status, timestamp: new Date().toISOString(), request_id: requestId, errors }
}

export function sendError(
  thrown: FastifyError | undefined,
  request: FastifyRequest,
  reply: FastifyReply
) {
  const error = thrown ?? (new Error('something was thrown that says nothing') as FastifyError)
  const outcome = outcomeOf(error)
  const declared = request.exchange?.operation.responses
  // A status that the contract does not list is our fault, whatever the client did.
  const undeclared = declared !== undefined && !(outcome.status in declared)
  const { status, errors } = undeclared ? { status: 500, errors: [INTERNAL] } : outcome
  const level = status < 500 ? 'debug' : status === 500 ? 'error' : 'warn'
  const note = undeclared ? `undeclared status ${outcome.status}` : 'request failed'
  // The findings of the validator repeat what was sent, secrets included.
  const reason = error.validation ? { errors } : { err: error, cause: error.cause }
  request.log[level]({ ...reason, url: loggedUrl(request) }, note)
  if (status === 503) reply.header('Retry-After', RETRY_AFTER)
  if (error instanceof TooManyRequestsError && error.retryAfter) {
    reply.header('Retry-After', error.retryAfter)
  }
  if (status === 413) reply.header('Connection', 'close')
  return reply
    .code(status)
    .header('content-type', 'application/json')
    .serializer(JSON.stringify)
    .send(envelope(status, request.id, errors))
}
