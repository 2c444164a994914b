import { UnavailableError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { aWorkerIsAlive, pendingMigrations } from './queries.ts'

export const getReadiness: Handler<'getReadiness'> = async ({ db }) => {
  // The first query tells as well whether the database answers at all.
  const pending = await pendingMigrations(db)
  if (pending.length > 0) {
    throw new UnavailableError('migrations', `the database lacks ${pending.join(', ')}`)
  }
  if (!(await aWorkerIsAlive(db))) {
    throw new UnavailableError('worker', 'no worker process is connected to the database')
  }
  return { status: 'ok', checks: { database: 'ok', migrations: 'ok', worker: 'ok' } }
}
