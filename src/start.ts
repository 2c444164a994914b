/** Puts a whole server together out of its configuration: database, keys, first user, worker, HTTP. */
import { resolve } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { buildApp } from './app.ts'
import { startWorker } from './background.ts'
import type { Config } from './config.ts'
import { type Database, openDatabase } from './db/database.ts'
import { loadEncryptionKey } from './db/encryption-key.ts'
import { migrate } from './db/migrate.ts'
import { type DatabaseServer, provideServer } from './db/provide-server.ts'
import { openVault, type Vault } from './db/vault.ts'
import { loadSessionSecret } from './features/sign-in/session-secret.ts'
import { openSessions } from './features/sign-in/sessions.ts'
import { openAuthentication } from './features/sign-in/signed-requests.ts'
import { ensureFirstAdministrator, type FirstAdministrator } from './first-administrator.ts'
import { openQueue } from './tasks/enqueue.ts'
import { prepareQueue } from './tasks/prepare-queue.ts'

export type RunningServer = {
  /** Where the API listens; undefined for a process that is only a worker. */
  address: string | undefined
  firstAdministrator: FirstAdministrator | undefined
  /** Finishes what is running, then stops everything that was started, in order. */
  stop(): Promise<void>
}

type Stop = () => Promise<unknown>

/** @param projectRoot the folder that a relative DATA_DIR is relative to */
export async function startServer(
  config: Config,
  log: FastifyBaseLogger,
  projectRoot: string
): Promise<RunningServer> {
  const stops: Stop[] = []
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one()
  }
  try {
    const server = await provideServer(config, projectRoot, log)
    stops.push(server.stop)
    await migrateDatabase(server.directUrl, log)
    const db = open(server.url, server, config, log)
    stops.push(() => db.destroy())
    const dataDir = server.dataDir ?? resolve(projectRoot, config.dataDir)
    const key = await loadEncryptionKey({ encryptionKey: config.encryptionKey, dataDir })
    const vault = await openVault(db, key)
    const firstAdministrator = await ensureFirstAdministrator(db, config, log)
    if (config.role !== 'api') {
      const worker = startWorker({ url: server.directUrl, config, log })
      stops.push(worker.stop)
    }
    const { databaseReadUrl: readUrl } = config
    const readDb = readUrl === undefined ? undefined : open(readUrl, server, config, log)
    if (readDb) stops.push(() => readDb.destroy())
    const app =
      config.role === 'worker' ? undefined : await listen(config, log, vault, { db, readDb })
    if (app) stops.push(() => app.close())
    return { address: app && addressOf(app), firstAdministrator, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function open(
  url: string,
  server: DatabaseServer,
  config: Config,
  log: FastifyBaseLogger
): Kysely<Database> {
  return openDatabase(url, {
    poolSize: config.databasePoolSize,
    // Who names a way past a pooler has one on the usual way.
    prepare: server.url === server.directUrl,
    onError: (error) => log.warn({ err: error }, 'lost a connection to the database')
  })
}

/** Our own tables and those of the queue; returns the names of our migrations that ran. */
export async function migrateDatabase(
  directUrl: string,
  log: FastifyBaseLogger
): Promise<string[]> {
  const db = openDatabase(directUrl, { poolSize: 1 })
  try {
    const done = await migrate(db)
    if (done.length > 0) log.info({ migrations: done }, 'migrated the database')
    await prepareQueue(directUrl, log)
    return done
  } finally {
    await db.destroy()
  }
}

async function listen(
  config: Config,
  log: FastifyBaseLogger,
  vault: Vault,
  { db, readDb }: { db: Kysely<Database>; readDb: Kysely<Database> | undefined }
): Promise<FastifyInstance> {
  const secret = await loadSessionSecret(config.jwtSecret, vault)
  const sessions = openSessions({ db, secret, ttlHours: config.sessionTtlHours })
  const app = await buildApp({
    db,
    ...(readDb ? { readDb } : {}),
    services: { config, sessions, vault, enqueue: openQueue(db) },
    authenticate: openAuthentication({ db, vault, sessions }),
    logger: log
  })
  await app.listen({ host: config.host, port: config.port })
  return app
}

function addressOf(app: FastifyInstance): string {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no address')
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}`
}
