/** Kysely's driver over a pg pool: the one place where a connection meets a deadline and a driver error is read. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings
} from 'kysely'
import type pg from 'pg'
import { TimeoutError, UnavailableError } from '../errors.ts'
import type { Cancellable, Deadline } from './deadline.ts'
import { isOutdated, type PreparedStatements } from './prepared-statements.ts'

/** SQLSTATEs that say the server cannot serve us now: shutting down, starting, too many, lost. */
const UNAVAILABLE = /^(57P0[123]|53300|08\w{3})$/
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
const LOST_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered/

function isConnectionLoss(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return UNAVAILABLE.test(code) || LOST.has(code) || LOST_TEXT.test(message)
}

/** pg's client knows these members; its public type does not list them. */
type CancelKeys = { processID: number; secretKey: number; host: string; port: number }

export class PoolConnection implements DatabaseConnection {
  readonly client: pg.PoolClient
  readonly cancellable: Cancellable
  readonly prepared: PreparedStatements | undefined
  broken: Error | undefined

  constructor(client: pg.PoolClient, prepared?: PreparedStatements) {
    this.client = client
    this.prepared = prepared
    const { processID, secretKey, host, port } = client as unknown as CancelKeys
    this.cancellable = { processId: processID, secretKey, host, port }
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const result = await this.#send<R & pg.QueryResultRow>(sql, [...parameters])
      // Several statements in one text (a migration) give a list, which the type does not tell.
      const { rows, rowCount } = [result].flat().at(-1) ?? result
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
    } catch (error) {
      if (!isConnectionLoss(error)) throw error
      this.broken = error as Error
      throw new UnavailableError('database', 'the database cannot be reached', { cause: error })
    }
  }

  async #send<R extends pg.QueryResultRow>(text: string, values: unknown[]) {
    const name = this.prepared?.nameOf(text, values)
    if (name === undefined) return this.client.query<R>(text, values)
    try {
      return await this.client.query<R>({ name, text, values })
    } catch (error) {
      if (!isOutdated(error)) throw error
      // What this connection has prepared cannot be made new under the same name.
      this.broken = error as Error
      return this.client.query<R>(text, values)
    }
  }

  streamQuery(): never {
    throw new Error('rows are paged, not streamed')
  }
}

export class PoolDriver implements Driver {
  readonly pool: pg.Pool
  readonly prepared: PreparedStatements | undefined

  constructor(pool: pg.Pool, prepared?: PreparedStatements) {
    this.pool = pool
    this.prepared = prepared
  }

  async init(): Promise<void> {}

  /** Whatever keeps a connection from being made (no server, no such database, a wrong password): there is none. */
  async acquireConnection(): Promise<PoolConnection> {
    try {
      return new PoolConnection(await this.pool.connect(), this.prepared)
    } catch (error) {
      throw new UnavailableError('database', 'the database cannot be reached', { cause: error })
    }
  }

  async beginTransaction(connection: PoolConnection, settings: TransactionSettings) {
    const mode = settings.accessMode ? ` ${settings.accessMode}` : ''
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
    await connection.executeQuery(CompiledQuery.raw(`begin${isolation}${mode}`))
  }

  async commitTransaction(connection: PoolConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  /** A cancel may hit the rollback itself; closing the connection is one as well. */
  async rollbackTransaction(connection: PoolConnection) {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
    } catch (error) {
      connection.broken ??= error as Error
    }
  }

  async releaseConnection(connection: PoolConnection): Promise<void> {
    connection.client.release(connection.broken)
  }

  async destroy(): Promise<void> {
    await this.pool.end()
  }
}

/** Hands out connections that the deadline knows of; refuses once it has passed. */
export function withinDeadline(driver: PoolDriver, deadline: Deadline) {
  return async <T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> => {
    deadline.throwIfExpired()
    const connection = await acquireBefore(driver, deadline)
    deadline.enter(connection.cancellable)
    try {
      return await consumer(connection)
    } catch (error) {
      if (!deadline.expired || error instanceof TimeoutError) throw error
      throw new TimeoutError('request', 'request timed out', { cause: error })
    } finally {
      const isClean = await deadline.leave(connection.cancellable)
      if (!isClean) connection.broken ??= new Error('a cancel may still be under way')
      await driver.releaseConnection(connection)
    }
  }
}

/** Waits for a free connection no longer than the deadline; one that comes too late goes straight back. */
async function acquireBefore(driver: PoolDriver, deadline: Deadline): Promise<PoolConnection> {
  const acquired = driver.acquireConnection()
  let stopListening = () => {}
  const expired = new Promise<never>((_, reject) => {
    stopListening = deadline.onExpire(reject)
  })
  try {
    return await Promise.race([acquired, expired])
  } catch (error) {
    acquired.then((late) => driver.releaseConnection(late)).catch(() => {})
    throw error
  } finally {
    stopListening()
  }
}
