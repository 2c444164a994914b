/**
 * Reads the body of a signed request whole and closes its seal before anything else sees a byte: what is
 * small in memory, the rest in a file that has no name.
 */
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest, preParsingHookHandler } from 'fastify'
import { InvalidRequestError, TooLargeError } from '../errors.ts'
import type { Seal } from '../features/handler.ts'
import { endWhenIdle } from './idle-body.ts'
import { JSON_BODY_LIMIT } from './request-body.ts'

/** Bytes of one body that are kept in memory. */
const IN_MEMORY = 1024 * 1024

type TooLarge = typeof TooLargeError | typeof InvalidRequestError

/** Where no body is asked for nobody reads it, and there is no answer for one that is too large. */
export async function discardSealed(request: FastifyRequest, reply: FastifyReply, seal: Seal) {
  await unseal(request, reply, seal, JSON_BODY_LIMIT, InvalidRequestError)
}

/** Hands to the parser what was signed. */
export function sealedBody(limit: number): preParsingHookHandler {
  return (request, reply, payload, done) => {
    const seal = request.exchange?.seal
    if (!seal) return done(null, payload)
    unseal(request, reply, seal, limit, TooLargeError).then((body) => {
      request.sealedBody = body
      done(null, body)
    }, done)
  }
}

async function unseal(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  seal: Seal,
  limit: number,
  tooLarge: TooLarge
): Promise<Readable> {
  endWhenIdle(raw)
  const body = await readSealed(raw, seal, limit, tooLarge)
  reply.raw.once('close', () => body.destroy())
  return body
}

/** The same bytes once more. Throws an UnauthorizedError, and keeps nothing, where they are not those signed. */
async function readSealed(
  body: Readable,
  seal: Seal,
  limit: number,
  tooLarge: TooLarge
): Promise<Readable> {
  const held: Uint8Array[] = []
  let size = 0
  let file: FileHandle | undefined
  try {
    for await (const chunk of received(body)) {
      size += chunk.length
      if (size > limit) throw new tooLarge('body', `the body is larger than ${limit} bytes`)
      seal.update(chunk)
      if (!file && size > IN_MEMORY) {
        file = await openNameless()
        await file.writeFile(Buffer.concat(held.splice(0)))
      }
      if (file) await file.writeFile(chunk)
      else held.push(chunk)
    }
    await seal.close()
  } catch (error) {
    await file?.close()
    throw error
  }
  return file ? file.createReadStream({ start: 0 }) : Readable.from(Buffer.concat(held))
}

async function* received(body: Readable): AsyncGenerator<Uint8Array> {
  try {
    // Leaving early must not destroy the stream: the answer goes out through the same socket.
    yield* body.iterator({ destroyOnReturn: false })
  } catch (cause) {
    throw new InvalidRequestError('body', 'the request was broken off', { cause })
  }
}

/** Nobody else can open it, and nothing is left of it when the process ends. */
async function openNameless(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'signed-body-'))
  try {
    return await open(join(folder, 'body'), 'wx+', 0o600)
  } finally {
    await rm(folder, { recursive: true })
  }
}
