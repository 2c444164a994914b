/** Ends the process in order at the first signal, at once at the second. */

/** Milliseconds after which a shutdown that does not come to its end is cut short. */
const LIMIT = 60_000

export function onStopSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stopping = false
  const handle = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), LIMIT).unref()
    stop(signal).then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(1)
      }
    )
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
}
