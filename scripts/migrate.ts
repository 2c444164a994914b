/** Brings the database of the configuration up to this version, without starting the server. */
import { resolve } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../src/config.ts'
import { provideServer } from '../src/db/provide-server.ts'
import { migrateDatabase } from '../src/start.ts'
import { describeStartFailure } from '../src/start-failure.ts'

try {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel })
  const server = await provideServer(config, resolve('.'), log)
  try {
    const done = await migrateDatabase(server.directUrl, log)
    console.log(done.length > 0 ? `applied ${done.join(', ')}` : 'the database is up to date')
  } finally {
    await server.stop()
  }
} catch (error) {
  console.error(describeStartFailure(error, { host: '', port: 0 }))
  process.exit(1)
}
