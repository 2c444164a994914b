import { readNullable } from '../../contract/nullable.ts'
import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { findClient } from './queries-clients.ts'
import { findJob, insertJob } from './queries-jobs.ts'
import { readScope } from './scope.ts'
import { scheduledJobView } from './views.ts'

/** A client may give itself work, and does not get to know of others. */
export const createClientJob: Handler<'createClientJob'> = async (
  { db, caller },
  { path, body }
) => {
  const clientId = path.client_id.toLowerCase()
  const scope = readScope(body)
  const isOther = caller.kind === 'client' && caller.id !== clientId
  const client = isOther ? undefined : await findClient(db, clientId)
  if (!client) throw new NotFoundError('client_id', 'resource not found')
  const id = await insertJob(db, {
    client_id: clientId,
    ...scope,
    domain_controller: readNullable('string', body.domain_controller) ?? null
  }).catch((error) => {
    // Deleted in this moment.
    if (error.constraint !== 'client_jobs_client_id_fkey') throw error
    throw new NotFoundError('client_id', 'resource not found')
  })
  const job = id === undefined ? undefined : await findJob(db, id)
  if (!job) throw new NotFoundError('client_id', 'resource not found')
  return { data: scheduledJobView(job) }
}
