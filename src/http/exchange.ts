/** What one request carries from its first hook to its handler, apart from Fastify's own members. */
import type { Operation } from '../contract/document.ts'
import type { Deadline } from '../db/deadline.ts'
import type { Caller } from '../features/handler.ts'

export type Exchange = {
  operation: Operation
  caller: Caller | undefined
  deadline: Deadline
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the first hook of every operation; null on a route that is none (unknown, documentation). */
    exchange: Exchange | null
  }
}
