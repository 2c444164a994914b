/** What a handler is given beside its request, and what the audit log is told. */
import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { bindDeadline, type Database } from '../db/database.ts'
import type { Actor, Caller, PublicContext, Services } from '../features/handler.ts'
import { type AuditedRequest, writeAudit } from './audit.ts'
import type { Exchange } from './exchange.ts'

export type Sources = {
  services: Services
  db: Kysely<Database>
  /** A standby for reads of the graph. */
  readDb?: Kysely<Database>
}

/** A class, since one is made for every request: an object with an accessor of its own takes far longer. */
export class RequestContext implements PublicContext {
  readonly config: Services['config']
  readonly enqueue: Services['enqueue']
  readonly sessions: Services['sessions']
  readonly vault: Services['vault']
  readonly db: Kysely<Database>
  readonly caller: Caller | undefined
  readonly #readDb: Kysely<Database> | undefined
  readonly #exchange: Exchange
  readonly #request: FastifyRequest
  #audit: AuditedRequest | undefined

  constructor({ services, db, readDb }: Sources, exchange: Exchange, request: FastifyRequest) {
    this.config = services.config
    this.enqueue = services.enqueue
    this.sessions = services.sessions
    this.vault = services.vault
    this.db = bindDeadline(db, exchange.deadline)
    this.caller = exchange.caller
    this.#readDb = readDb
    this.#exchange = exchange
    this.#request = request
  }

  get graph() {
    return this.#readDb ? bindDeadline(this.#readDb, this.#exchange.deadline) : this.db
  }
  get log() {
    return this.#request.log
  }
  get requestId() {
    return this.#request.id
  }
  get address() {
    return this.#request.ip
  }
  get signal() {
    return this.#exchange.deadline.signal
  }
  get audit(): AuditedRequest {
    this.#audit ??= auditedRequest(this.#exchange, this.#request)
    return this.#audit
  }
  /** Bound, since handlers take the members of their context apart. */
  get actAs() {
    return (actor: Actor): void => {
      this.audit.caller = actor
    }
  }
  get record() {
    return async (db: Kysely<Database>, action: string, fields: Record<string, unknown>) => {
      await writeAudit(db, action, this.audit, 'success', randomUUID(), fields)
    }
  }
}

export function auditedRequest(
  { operation, caller }: Exchange,
  request: FastifyRequest
): AuditedRequest {
  return {
    operation,
    caller,
    requestId: request.id,
    address: request.ip,
    path: request.params,
    query: request.query,
    body: request.body
  }
}
