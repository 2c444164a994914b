/**
 * Loaded into the server before its own code (`node --import`): measures how late the event loop is. On
 * SIGUSR2 it writes what it saw since the last time to BENCH_PROBE_FILE, in milliseconds. Plain JavaScript,
 * since the server runs without a loader of TypeScript.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 5

// The worker inherits the command line; only the process of the API is asked.
if (!process.send) {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  // The histogram holds the time between two ticks; what is beyond their distance is delay.
  const delay = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS)
  process.on('SIGUSR2', () => {
    const file = process.env.BENCH_PROBE_FILE
    const [p50, p99] = [50, 99].map((percent) => delay(histogram.percentile(percent)))
    writeFileSync(`${file}.part`, JSON.stringify({ p50, p99, max: delay(histogram.max) }))
    renameSync(`${file}.part`, file)
    histogram.reset()
  })
}
