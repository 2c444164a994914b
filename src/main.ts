/** The process: configuration, start, signals, exit code. */
import { resolve } from 'node:path'
import { pino } from 'pino'
import { ConfigError, readConfig } from './config.ts'
import { startServer } from './start.ts'
import { describeStartFailure } from './start-failure.ts'

/** A second signal, or this many milliseconds, ends a shutdown that does not come to its end. */
const SHUTDOWN_LIMIT = 30_000

function readConfigOrExit() {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

const config = readConfigOrExit()
const log = pino({ level: config.logLevel })

try {
  const server = await startServer(config, log, resolve('.'))
  const { address, firstAdministrator } = server
  if (firstAdministrator?.generatedSecret !== undefined) {
    const { principal, generatedSecret } = firstAdministrator
    console.log(`\nFirst administrator: ${principal}`)
    console.log(`Password (shown this once): ${generatedSecret}\n`)
  }
  if (address) console.log(`Listening on ${address}, documentation at ${address}/docs`)
  else console.log('Working; this process has no API')

  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT).unref()
    await server.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  console.error(describeStartFailure(error, config))
  process.exit(1)
}
