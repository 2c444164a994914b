/** The process: configuration, start, signals, exit code. */
import { resolve } from 'node:path'
import { pino } from 'pino'
import { ConfigError, readConfig } from './config.ts'
import { startServer } from './start.ts'
import { describeStartFailure } from './start-failure.ts'
import { onStopSignal } from './stop-signal.ts'

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
  const starting = startServer(config, log, resolve('.'))
  onStopSignal(async (signal) => {
    log.info({ signal }, 'stopping')
    await (await starting).stop()
  })
  const { address, firstAdministrator } = await starting
  if (firstAdministrator?.generatedSecret !== undefined) {
    const { principal, generatedSecret } = firstAdministrator
    console.log(`\nFirst administrator: ${principal}`)
    console.log(`Password (shown this once): ${generatedSecret}\n`)
  }
  if (address) console.log(`Listening on ${address}, documentation at ${address}/docs`)
  else console.log('Working; this process has no API')
} catch (error) {
  console.error(describeStartFailure(error, config))
  process.exit(1)
}
