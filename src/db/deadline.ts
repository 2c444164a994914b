/**
 * A deadline that really stops the SQL: a timer that sends PostgreSQL's CancelRequest for every
 * connection in use. It costs nothing until it fires and works through a connection pooler.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { TimeoutError } from '../errors.ts'

/** What the protocol needs to cancel the statement that a connection runs. */
export type Cancellable = { host: string; port: number; processId: number; secretKey: number }

/** Milliseconds between two cancels of one connection. */
const CANCEL_PAUSE = 50

export class Deadline {
  readonly #active = new Set<Cancellable>()
  readonly #cancelling = new Map<Cancellable, Promise<boolean>>()
  readonly #listeners = new Set<(reason: TimeoutError) => void>()
  #reason: TimeoutError | undefined
  #controller: AbortController | undefined
  #timer: NodeJS.Timeout | undefined

  /** @param seconds until the deadline; undefined: there is none, only `expire()` ends it. */
  constructor(seconds: number | undefined) {
    if (seconds === undefined) return
    // Timers hold at most 2^31-1 ms; a longer wait is as good as none.
    if (seconds * 1000 > 0x7fffffff) return
    this.#timer = setTimeout(() => this.expire(), seconds * 1000)
    this.#timer.unref()
  }

  get expired(): boolean {
    return this.#reason !== undefined
  }

  /** Made only for who asks: hardly a request does, and signals and their listeners are slow to make. */
  get signal(): AbortSignal {
    this.#controller ??= new AbortController()
    if (this.#reason) this.#controller.abort(this.#reason)
    return this.#controller.signal
  }

  throwIfExpired(): void {
    if (this.#reason) throw this.#reason
  }

  /** Calls the listener once, at once if the deadline has passed; returns how to take it back. */
  onExpire(listener: (reason: TimeoutError) => void): () => void {
    if (this.#reason) listener(this.#reason)
    else this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Stops what runs now and refuses what would start later. */
  expire(): void {
    clearTimeout(this.#timer)
    this.#reason ??= new TimeoutError('request', 'request timed out')
    this.#controller?.abort(this.#reason)
    for (const connection of this.#active) this.#cancel(connection)
    const listeners = [...this.#listeners]
    this.#listeners.clear()
    for (const listener of listeners) listener(this.#reason)
  }

  clear(): void {
    clearTimeout(this.#timer)
  }

  /** Registers a connection before its first statement. */
  enter(connection: Cancellable): void {
    this.#active.add(connection)
    if (this.expired) this.#cancel(connection)
  }

  /**
   * Waits for a cancel under way, so that it cannot hit the connection's next user.
   * False: one may still arrive, and nobody must use the connection any more.
   */
  async leave(connection: Cancellable): Promise<boolean> {
    this.#active.delete(connection)
    const isClean = (await this.#cancelling.get(connection)) ?? true
    this.#cancelling.delete(connection)
    return isClean
  }

  #cancel(connection: Cancellable): void {
    if (!this.#cancelling.has(connection)) {
      this.#cancelling.set(connection, this.#cancelUntilLeft(connection))
    }
  }

  /** One cancel is not enough: it may arrive before the statement does, and another may follow that one. */
  async #cancelUntilLeft(connection: Cancellable): Promise<boolean> {
    let isClean = true
    while (this.#active.has(connection)) {
      isClean = (await sendCancel(connection)) && isClean
      for (let waited = 0; waited < CANCEL_PAUSE && this.#active.has(connection); waited += 5) {
        await sleep(5)
      }
    }
    return isClean
  }
}

/** The public type of pg's Connection leaves out what it is made for here. */
type ProtocolConnection = {
  on(event: string, listener: () => void): void
  connect(portOrPath: number | string, host?: string): void
  cancel(processId: number, secretKey: number): void
  stream: { destroy(): void }
}

/**
 * Resolves when the server has closed the cancel connection, which it does after the cancel; false when it
 * did not within two seconds, or the connection broke on the way.
 */
function sendCancel({ host, port, processId, secretKey }: Cancellable): Promise<boolean> {
  const Connection = pg.Connection as unknown as new () => ProtocolConnection
  const connection = new Connection()
  return new Promise((resolve) => {
    let isSent = false
    const finish = (isClean: boolean) => {
      clearTimeout(timer)
      connection.stream.destroy()
      resolve(isClean)
    }
    const timer = setTimeout(() => finish(!isSent), 2000)
    connection.on('connect', () => {
      isSent = true
      connection.cancel(processId, secretKey)
    })
    connection.on('error', () => finish(!isSent))
    connection.on('end', () => finish(true))
    if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`)
    else connection.connect(port, host)
  })
}
