/** Creates or upgrades the tables of the queue. */
import { runMigrations } from 'graphile-worker'
import { connectClient } from '../db/database.ts'
import { queueLogger } from './queue-logger.ts'
import type { TaskLog } from './task.ts'

const PREPARING = [7412, 4]

/** Safe when several processes start at once. `url` must not lead through a pooler. */
export async function prepareQueue(url: string, log: TaskLog): Promise<void> {
  const client = await connectClient(url, 'graph-analysis-server queue')
  client.on('error', () => undefined)
  try {
    await client.query('select pg_advisory_lock($1, $2)', PREPARING)
    await runMigrations({ connectionString: url, logger: queueLogger(log) })
  } finally {
    await client.end()
  }
}
