/**
 * Who may stop the server: the holder of an advisory lock on a connection of its own, which ends with
 * the process however that ends. A server whose lock is free has lost its owner and may be adopted.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { codeOf, EmbeddedServerError, OwnedElsewhereError } from './embedded-error.ts'

const LOCK = [7412, 1]
/** The backend of a killed owner needs a moment to notice. */
const LOCK_PATIENCE_MS = 2_000
const RECONNECT_LIMIT_MS = 30_000

export type Ownership = {
  /** From here on the end of the connection is no loss: the server is about to stop. */
  expectEnd(): void
  release(): Promise<void>
}

type Watch = {
  url: string
  dataDir: string
  /** Whether the postmaster still runs, asked when the connection breaks. */
  isRunning: () => Promise<boolean>
  /** Called once, when ownership is lost for good. */
  onLost: (error: Error) => void
}

export async function takeOwnership(watch: Watch): Promise<Ownership> {
  let released = false
  let client = await connectAndLock(watch)

  const followConnection = () => client.once('end', () => void regain())
  async function regain(): Promise<void> {
    const limit = Date.now() + RECONNECT_LIMIT_MS
    let failure: unknown = new EmbeddedServerError('PostgreSQL ended unexpectedly')
    while (!released && Date.now() < limit && (await watch.isRunning())) {
      try {
        client = await connectAndLock(watch)
        if (released) await client.end()
        else followConnection()
        return
      } catch (error) {
        failure = error
        if (error instanceof OwnedElsewhereError) break
        await sleep(200)
      }
    }
    if (!released) watch.onLost(failure instanceof Error ? failure : new Error(String(failure)))
  }
  followConnection()

  const expectEnd = () => {
    released = true
  }
  return {
    expectEnd,
    async release() {
      expectEnd()
      await client.end().catch(() => undefined)
    }
  }
}

/** Faults of a server that starts, stops or recovers at this moment. */
export function mayPass(error: unknown): boolean {
  return (
    ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03'].includes(codeOf(error) ?? '') ||
    (error instanceof Error && /Connection terminated|timeout expired/.test(error.message))
  )
}

async function connectAndLock({ url, dataDir }: Watch): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `owner pid=${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true
  })
  // Every fault also ends the connection, which is where it is handled.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const limit = Date.now() + LOCK_PATIENCE_MS
    for (;;) {
      const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as mine', LOCK)
      if (rows[0].mine) return client
      if (Date.now() > limit) break
      await sleep(50)
    }
    throw new OwnedElsewhereError(
      `${await ownerOf(client)} uses the data in ${dataDir}; stop it, or name another DATA_DIR`
    )
  } catch (error) {
    await client.end().catch(() => undefined)
    if (codeOf(error) !== '28P01') throw error
    throw new EmbeddedServerError(`the password kept in ${dataDir} does not open its database`, {
      cause: error
    })
  }
}

async function ownerOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
    LOCK
  )
  const pid = /^owner pid=(\d+)$/.exec(rows[0]?.application_name ?? '')?.[1]
  return pid ? `another server (process ${pid})` : 'another server'
}
