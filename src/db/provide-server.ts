/** The PostgreSQL that the configuration asks for: a named one, or the one that comes with the server. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '../config.ts'
import { EmbeddedServerError, OwnedElsewhereError } from './embedded/embedded-error.ts'
import { type EmbeddedServer, startEmbedded } from './embedded/server.ts'

export type DatabaseServer = {
  url: string
  /** The same database past a connection pooler, for whatever outlives a transaction. */
  directUrl: string
  /** Where the embedded server really keeps its data; undefined for a named one. */
  dataDir: string | undefined
  stop(): Promise<void>
}

type Log = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** The database cannot be used; the message is for whoever starts the server. */
export class DatabaseServerError extends Error {
  override name = 'DatabaseServerError'
}

const OLDEST_VERSION = 150_000

export async function provideServer(
  config: Config,
  projectRoot: string,
  log: Log
): Promise<DatabaseServer> {
  const { databaseUrl: url, databaseDirectUrl } = config
  if (url === undefined) return embedded(config, projectRoot, log)
  await checkVersion(databaseDirectUrl ?? url)
  return { url, directUrl: databaseDirectUrl ?? url, dataDir: undefined, stop: async () => {} }
}

async function checkVersion(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ number: number; text: string }>(
      `select current_setting('server_version_num')::int as number,
        current_setting('server_version') as text`
    )
    const [version] = rows
    if (!version || version.number < OLDEST_VERSION) {
      throw new DatabaseServerError(
        `DATABASE_URL names PostgreSQL ${version?.text}; this server needs 15 or newer`
      )
    }
  } catch (error) {
    if (error instanceof DatabaseServerError) throw error
    const { hostname, port, pathname } = new URL(url)
    throw new DatabaseServerError(
      `the database ${pathname.slice(1)} at ${hostname}:${port || 5432} cannot be used: ${(error as Error).message || error}`,
      { cause: error }
    )
  } finally {
    await client.end().catch(() => {})
  }
}

/** Starts it, and starts it again when it ends without our doing. */
async function embedded(config: Config, projectRoot: string, log: Log): Promise<DatabaseServer> {
  const options = {
    dataDir: config.dataDir,
    dataDirNamed: config.dataDirNamed,
    projectRoot,
    log: {
      info: (message: string) => log.info({}, message),
      warn: (message: string) => log.warn({}, message)
    }
  }
  let stopping = false
  let current = await startEmbedded(options)
  const { url, dataDir } = current

  const watch = async (server: EmbeddedServer): Promise<void> => {
    const error = await server.lost
    if (stopping) return
    log.error({ err: error }, 'the embedded PostgreSQL ended; starting it again')
    for (let pause = 500; !stopping; pause = Math.min(pause * 2, 10_000)) {
      try {
        current = await startEmbedded(options)
        // It keeps its port while that is free; connections and the worker know only the first one.
        if (current.url !== url) {
          await current.stop()
          throw new EmbeddedServerError('PostgreSQL came back on another port')
        }
        log.warn({}, 'the embedded PostgreSQL runs again')
        void watch(current)
        return
      } catch (failure) {
        log.error({ err: failure }, 'the embedded PostgreSQL does not start')
        if (failure instanceof OwnedElsewhereError) return
        await sleep(pause)
      }
    }
  }
  void watch(current)

  return {
    url,
    directUrl: url,
    dataDir,
    async stop() {
      stopping = true
      await current.stop()
    }
  }
}
