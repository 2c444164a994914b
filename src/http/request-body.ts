/** Reads bodies: JSON, forms, and streams that are handed on unread. */
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Operation } from '../contract/document.ts'
import { InvalidRequestError, UnsupportedMediaTypeError } from '../errors.ts'

/** The media type under which Fastify passes a streamed body on; the client's own is kept beside it. */
const STREAM = 'application/octet-stream'

export const JSON_BODY_LIMIT = 10 * 1024 * 1024

export async function readBodies(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) return done(null, undefined)
    return parseJson(request, text as string, done)
  })
  app.addContentTypeParser(STREAM, (_request, payload, done) => done(null, payload))
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: JSON_BODY_LIMIT, files: 4, fields: 32, fieldSize: 64 * 1024 },
    onFile: async function (this: FastifyRequest, part) {
      const value = (await part.toBuffer()).toString('utf8')
      // keyValues puts the part's value in the body; the plugin's type does not know of it.
      ;(part as unknown as { value: string }).value = value
    }
  })
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
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const accepted = Object.keys(operation.body.content)
  if (hasBody && (type === undefined || !accepted.includes(type))) {
    throw new UnsupportedMediaTypeError('Content-Type', `must be ${accepted.join(' or ')}`)
  }
  if (operation.body.kind === 'stream') {
    headers['content-type'] = STREAM
    request.streamedType = type ?? ''
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The media type of a streamed body. */
    streamedType: string
  }
}

/** After parsing, before validation: what no schema says. */
export function checkText(operation: Operation, request: FastifyRequest): void {
  if (operation.body?.required && (request.body === undefined || request.body === null)) {
    throw new InvalidRequestError('body', 'a body is required')
  }
  refuseUnstorable(request.params, '')
  refuseUnstorable(request.query, '')
  if (operation.body && operation.body.kind !== 'stream') refuseUnstorable(request.body, '')
}

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
function refuseUnstorable(value: unknown, name: string): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) {
      throw new InvalidRequestError(name || 'body', 'contains a character that cannot be stored')
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const key in value) {
      refuseUnstorable(key, name || 'body')
      const inner = name === '' ? key : Array.isArray(value) ? `${name}[${key}]` : `${name}.${key}`
      refuseUnstorable((value as Record<string, unknown>)[key], inner)
    }
  }
}
