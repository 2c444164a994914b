/** Opens PostgreSQL for Kysely, and gives each request a view of it that ends with its deadline. */
import {
  DefaultQueryExecutor,
  Kysely,
  type KyselyConfig,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler
} from 'kysely'
import pg from 'pg'
import type { Database } from '../generated/tables.ts'
import type { Deadline } from './deadline.ts'
import { PoolDriver, withinDeadline } from './driver.ts'
import { createPreparedStatements } from './prepared-statements.ts'

export type { Database }

export type DatabaseOptions = {
  poolSize?: number
  applicationName?: string
  onError?: (error: Error) => void
  /** Whether statements that come again and again are prepared: not through a pooler that mixes sessions. */
  prepare?: boolean
}

const INT8 = 20
const INT8_ARRAY = 1016

/** Ids are bigint in the database and stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === INT8) return Number
    if (oid === INT8_ARRAY) {
      const parse = (pg.types.getTypeParser as (oid: number) => unknown)(INT8_ARRAY) as (
        text: string
      ) => string[]
      return (text: string) => parse(text).map(Number)
    }
    return pg.types.getTypeParser(oid, format)
  }) as pg.CustomTypesConfig['getTypeParser']
}

type Opened = { driver: PoolDriver; config: KyselyConfig }

const opened = new WeakMap<Kysely<Database>, Opened>()

export function openDatabase(url: string, options: DatabaseOptions = {}): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 8,
    connectionTimeoutMillis: 10_000,
    application_name: options.applicationName ?? 'graph-analysis-server',
    types
  })
  // An idle client that loses its server emits here; without a listener the process would die.
  pool.on('error', (error) => options.onError?.(error))
  // So would it where one in use is lost between two statements; the next of them tells its user.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const driver = new PoolDriver(pool, options.prepare ? createPreparedStatements() : undefined)
  const config: KyselyConfig = {
    dialect: {
      createAdapter: () => adapter,
      createDriver: () => driver,
      createQueryCompiler: () => compiler,
      createIntrospector: (db) => new PostgresIntrospector(db)
    }
  }
  const db = new Kysely<Database>(config)
  opened.set(db, { driver, config })
  return db
}

const compiler = new PostgresQueryCompiler()
const adapter = new PostgresAdapter()

/** The same database; every statement through the result stops when the deadline passes. */
export function bindDeadline(db: Kysely<Database>, deadline: Deadline): Kysely<Database> {
  const base = opened.get(db)
  if (!base) throw new Error('only a database of openDatabase can be bound to a deadline')
  const { driver, config } = base
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: withinDeadline(driver, deadline)
  })
  return new Kysely<Database>({ config, driver, executor, dialect: config.dialect })
}

/** A client of its own, outside the pool: bulk loads, LISTEN, locks that live as long as a process. */
export async function connectClient(url: string, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    types
  })
  await client.connect()
  return client
}
