/** Reads bodies: JSON, forms, and streams that are handed on unread. */
import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Operation } from '../contract/document.ts'
import {
  ApiError,
  InvalidRequestError,
  TooLargeError,
  UnsupportedMediaTypeError
} from '../errors.ts'
import { endWhenIdle } from './idle-body.ts'
import { nameOf, type Place } from './validation-problems.ts'

/** The media type under which Fastify passes a streamed body on; the client's own is kept beside it. */
const STREAM = 'application/octet-stream'

const URL_ENCODED = 'application/x-www-form-urlencoded'

export const JSON_BODY_LIMIT = 10 * 1024 * 1024

export async function readBodies(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) return done(null, undefined)
    return parseJson(request, text as string, done)
  })
  app.addContentTypeParser(STREAM, (_request, payload, done) => done(null, payload))
  app.addContentTypeParser(URL_ENCODED, { parseAs: 'string' }, (_request, text, done) => {
    done(null, single([...new URLSearchParams(text as string)]))
  })
  await app.register(multipart, {
    limits: { fileSize: JSON_BODY_LIMIT, files: 4, fields: 32, fieldSize: 64 * 1024 }
  })
}

/** Every part as text, by its name. */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const parts: [string, unknown][] = []
  let current = 'body'
  try {
    for await (const part of partsOf(request)) {
      current = part.fieldname
      if (part.type === 'field' && part.valueTruncated) {
        throw new TooLargeError(current, 'is larger than this server accepts')
      }
      const value = part.type === 'file' ? (await part.toBuffer()).toString('utf8') : part.value
      parts.push([current, value])
    }
    return single(parts)
  } catch (error) {
    if (error instanceof ApiError) throw error
    const { statusCode, message } = error as { statusCode?: number; message: string }
    if (statusCode === 413) throw new TooLargeError(current, message, { cause: error })
    throw new InvalidRequestError('body', 'the form could not be read', { cause: error })
  }
}

/** Collectors do not agree on the case of the names that they send. */
export function withNamesInLowerCase(body: unknown): unknown {
  if (Object.prototype.toString.call(body) !== '[object Object]') return body
  if (body instanceof Readable) return body
  return Object.fromEntries(
    Object.entries(body as object).map(([name, value]) => [name.toLowerCase(), value])
  )
}

/** The parser reads the raw request, of which nothing is left where its signature was checked. */
function partsOf(request: FastifyRequest) {
  const { sealedBody, raw } = request
  if (!sealedBody) return request.parts()
  const read = Object.assign(sealedBody, { headers: raw.headers })
  return (Object.create(request, { raw: { value: read } }) as FastifyRequest).parts()
}

/** No contract allows a name of a form to come twice. */
function single(parts: readonly [string, unknown][]): Record<string, unknown> {
  const form = new Map<string, unknown>()
  for (const [name, value] of parts) {
    if (form.has(name)) throw new InvalidRequestError(name, `expected only one "${name}" parameter`)
    form.set(name, value)
  }
  return Object.fromEntries(form)
}

export function hasBody({ raw: { headers } }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

/**
 * Before parsing: refuses a media type that the operation does not read, hands streams on, and lets
 * go of a body that the operation has no use for.
 */
export function prepareBody(operation: Operation, request: FastifyRequest): void {
  const { headers } = request.raw
  if (!operation.body) {
    delete headers['content-type']
    delete headers['content-length']
    delete headers['transfer-encoding']
    return
  }
  const isSent = hasBody(request)
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const accepted = Object.keys(operation.body.content)
  if (isSent && (type === undefined || !accepted.includes(type))) {
    throw new UnsupportedMediaTypeError('Content-Type', `must be ${accepted.join(' or ')}`)
  }
  // Nothing is no body of any type.
  if (!isSent) delete headers['content-type']
  else if (operation.body.kind === 'stream') {
    headers['content-type'] = STREAM
    request.streamedType = type ?? ''
  } else endWhenIdle(request.raw)
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The media type of a streamed body. */
    streamedType: string
    /** The body of a signed request, read and found to be what was signed. */
    sealedBody: Readable | null
  }
}

/** Deeper nesting than anybody needs would end in an overflow of the stack somewhere. */
const DEEPEST = 64

/** Parts of the name of a faulty member that a message repeats. */
const LONGEST_NAME = 8

/** After parsing, before validation: what no schema says. */
export function checkContent(operation: Operation, request: FastifyRequest): void {
  if (operation.body?.required && (request.body === undefined || request.body === null)) {
    throw new InvalidRequestError('body', 'a body is required')
  }
  for (const { name, in: place, schema } of operation.parameters) {
    if (place === 'header') continue
    const given = (place === 'path' ? request.params : request.query) as Record<string, unknown>
    const value = given[name]
    checkValues(value, place === 'path' ? 'params' : 'querystring', [name])
    // The validator would read 1e999 as infinite and then find it small enough.
    if (schema.type === 'integer' && typeof value === 'string' && !/^-?\d+$/.test(value)) {
      throw new InvalidRequestError(name, 'must be integer')
    }
  }
  if (operation.body && operation.body.kind !== 'stream') checkValues(request.body, 'body', [])
}

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

function checkValues(value: unknown, place: Place, path: readonly string[]): void {
  const refuse = (message: string): never => {
    throw new InvalidRequestError(nameOf(path.slice(0, LONGEST_NAME), place), message)
  }
  if (typeof value === 'string') {
    if (!isStorable(value)) refuse('contains a character that cannot be stored')
  } else if (typeof value === 'object' && value !== null) {
    if (path.length > DEEPEST) refuse('is nested too deeply')
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) refuse('has a name with a character that cannot be stored')
      checkValues(inner, place, [...path, key])
    }
  }
}
