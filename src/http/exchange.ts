/** What one request carries from its first hook to its handler, apart from Fastify's own members. */
import type { Operation } from '../contract/document.ts'
import type { Deadline } from '../db/deadline.ts'
import type { Caller, Seal } from '../features/handler.ts'

export type Exchange = {
  operation: Operation
  caller: Caller | undefined
  /** Of a signed request whose body is still to be read; until it is closed the caller is not proven. */
  seal?: Seal
  deadline: Deadline
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the first hook of every operation; null on a route that is none (unknown, documentation). */
    exchange: Exchange | null
  }
}
