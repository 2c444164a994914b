/** What a handler is. Nothing of Fastify appears here, so nothing of Fastify appears in a feature. */
import type { IncomingMessage } from 'node:http'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type {
  OperationAnswer,
  OperationId,
  OperationRequest,
  PendingOperationId,
  PublicOperationId
} from '../contract/operation.ts'
import type { Database } from '../db/database.ts'
import type { Vault } from '../db/vault.ts'

/** Who did something, for the audit log. */
export type Actor = { id: string; name: string; email: string | null }

/** Who asks, as established before any handler runs; `id` is the user's or the client's. */
export type Caller = Actor & {
  kind: 'user' | 'client'
  permissions: ReadonlySet<string>
  sessionId: number | undefined
  /** May do nothing but what a permission says, not even what is open to whoever is signed in. */
  isConfined?: boolean
}

/** What a request says of who sends it; the URL is path and query as they were sent. */
export type Credentials = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** The bytes of a body that a signature covers; the caller is not proven before they have all been seen. */
export type Seal = {
  update(bytes: Uint8Array): void
  /** Throws an UnauthorizedError unless the signature is that of all bytes seen. */
  close(): Promise<void>
}

export type Identified = { caller: Caller; seal?: Seal }

/** Finds the caller whom credentials name; throws an UnauthorizedError or a ForbiddenError. */
export type Authenticate = (credentials: Credentials) => Promise<Identified>

export type Logger = {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Hands work to the background by name; what waits under the same key becomes one task. */
export type Enqueue = (
  task: string,
  payload: object,
  options?: { key?: string; queue?: string }
) => Promise<void>

/** The SSO provider through which somebody signed in. */
export type SignInProvider = { type: 'SAML' | 'OIDC'; id: number }

/** Whose sessions: a user's, save the one that is kept, or all that were begun through a provider. */
export type SessionOwner = { userId: string; keep?: number | undefined } | { providerId: number }

/** What changes sessions is known to this process at once, to others within two seconds. */
export type Sessions = {
  /**
   * Starts a session of a user and returns the token that names it; without a provider, of a password.
   * @param trx the transaction in which the user was locked, so that no change ends the sessions just before
   */
  start(userId: string, provider?: SignInProvider, trx?: Kysely<Database>): Promise<string>
  end(sessionId: number): Promise<void>
  /** Ends sessions in the transaction of the change that is the reason; returns how many were open. */
  endAllOf(owner: SessionOwner, trx: Kysely<Database>): Promise<number>
  /** Asks anew what the users of sessions may do, after a change to users or in a transaction that makes one. */
  recheck(): void
}

export type Services = {
  config: Config
  enqueue: Enqueue
  sessions: Sessions
  /** Encrypts what must be readable again: keys of tokens, one-time password secrets, private keys. */
  vault: Vault
}

export type PublicContext = Services & {
  /** Every statement through it stops at the request's deadline. */
  db: Kysely<Database>
  /** Where the graph is read: a standby of the database where one is configured, a moment behind it. */
  graph: Kysely<Database>
  log: Logger
  requestId: string
  /** The address that the request came from. */
  address: string
  /** Aborted when the deadline passes or the client goes away. */
  signal: AbortSignal
  caller: Caller | undefined
  /** Names who acts, for the audit log, where the request itself could not tell. */
  actAs(actor: Actor): void
  /** Tells the audit log what came of the request beside the change that it asked for, in the transaction of that. */
  record(db: Kysely<Database>, action: string, fields: Record<string, unknown>): Promise<void>
}

export type Context = PublicContext & { caller: Caller }

export type Handler<Id extends OperationId> = (
  context: Id extends PublicOperationId ? PublicContext : Context,
  request: OperationRequest<Id>
) => Promise<OperationAnswer<Id>>

export type Handlers = { [Id in Exclude<OperationId, PendingOperationId>]: Handler<Id> }
