/** The PostgreSQL that comes with the server, for who names no DATABASE_URL. */
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries, runnableBinaries } from './binaries.ts'
import { type Cluster, openCluster, SUPERUSER } from './cluster.ts'
import { EmbeddedServerError, OwnedElsewhereError } from './embedded-error.ts'
import { ensureRunning, logTail, stopPostmaster } from './launch.ts'
import { mayPass, type Ownership, takeOwnership } from './ownership.ts'
import { placeData, REACHABLE_FOLDERS } from './placement.ts'
import { type Postmaster, stateOf } from './postmaster.ts'
import { type ServerSettings, serverSettings } from './settings.ts'
import type { Log } from './user.ts'

export type EmbeddedServer = {
  url: string
  /** Where the data really is: not the wanted place when PostgreSQL's user cannot reach that. */
  dataDir: string
  /** The server was running already; its former owner was killed. */
  adopted: boolean
  /** Fulfilled, never rejected, when the server ends unexpectedly or another process takes it over. */
  lost: Promise<Error>
  stop(): Promise<void>
  /** Leaves the server running without an owner; whoever starts next adopts it. */
  release(): Promise<void>
}

type Options = {
  /** Relative to `projectRoot`. */
  dataDir: string
  /** Whether somebody chose `dataDir`; if not, the data may go elsewhere. */
  dataDirNamed: boolean
  projectRoot: string
  log: Log
  settings?: ServerSettings
  reachableFolders?: string[]
}

export async function startEmbedded(options: Options): Promise<EmbeddedServer> {
  const { log, settings = {}, reachableFolders = REACHABLE_FOLDERS } = options
  const installed = await findBinaries()
  const { dataDir, user, copyInto } = await placeData({ ...options, reachableFolders })
  const binaries = await runnableBinaries(installed, user, copyInto)
  const sync = settings.fsync !== 'off'
  const cluster = await openCluster(dataDir, binaries, user, { sync })
  const start = {
    cluster,
    binaries,
    user,
    log,
    settings: { ...(await serverSettings(cluster.data)), ...settings }
  }

  let reportLoss: (error: Error) => void = () => undefined
  const lost = new Promise<Error>((resolve) => {
    reportLoss = resolve
  })
  const { postmaster, ownership, adopted } = await own(start, dataDir, reportLoss)

  let stopped: Promise<void> | undefined
  return {
    url: urlOf(cluster, postmaster.port),
    dataDir,
    adopted,
    lost,
    stop() {
      // The lock is held until the server has gone, so that nobody adopts it meanwhile.
      ownership.expectEnd()
      stopped ??= stopPostmaster(cluster).finally(ownership.release)
      return stopped
    },
    release: ownership.release
  }
}

const urlOf = (cluster: Cluster, port: number) =>
  `postgres://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/postgres`

/** Repeats while the server that was found goes away or comes up under our hands. */
async function own(
  start: Parameters<typeof ensureRunning>[0],
  dataDir: string,
  reportLoss: (error: Error) => void
): Promise<{ postmaster: Postmaster; ownership: Ownership; adopted: boolean }> {
  const { cluster } = start
  const limit = Date.now() + 60_000
  let startedPid: number | undefined
  for (;;) {
    const postmaster = await ensureRunning(start)
    if (postmaster.started) startedPid = postmaster.pid
    try {
      const ownership = await takeOwnership({
        url: urlOf(cluster, postmaster.port),
        dataDir,
        isRunning: async () => (await stateOf(cluster.data)).running,
        onLost: async (error) =>
          reportLoss(new EmbeddedServerError(`${error.message}; ${await logTail(cluster)}`))
      })
      return { postmaster, ownership, adopted: postmaster.pid !== startedPid }
    } catch (error) {
      const isOver = !mayPass(error) || Date.now() > limit
      // What this start brought up and nobody owns must not stay behind.
      const isOrphan = postmaster.pid === startedPid && !(error instanceof OwnedElsewhereError)
      if (isOver && isOrphan) await stopPostmaster(cluster)
      if (!mayPass(error)) throw error
      if (isOver) {
        throw new EmbeddedServerError(
          `cannot connect to PostgreSQL on 127.0.0.1:${postmaster.port}: ${error}; ${await logTail(cluster)}`
        )
      }
      await sleep(200)
    }
  }
}
