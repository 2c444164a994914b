/** Answers that several operations give. */
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { NotFoundError } from '../../errors.ts'
import type { components } from '../../generated/operations.ts'
import { eventsAnswer } from './event-answers.ts'
import { type ClientRow, findClient } from './queries-clients.ts'
import { findEventsOf } from './queries-events.ts'
import { findJob, type JobList, type JobRow, pageOfJobs, selectJobs } from './queries-jobs.ts'
import { findReferences, HYDRATED, type Hydration } from './references.ts'
import { clientView, jobView } from './views.ts'

type Databases = { db: Kysely<Database>; graph: Kysely<Database> }

const IDS_ONLY: Hydration = {}

export async function jobsAnswer({ graph }: Databases, rows: JobRow[], hydration = HYDRATED) {
  const references = await findReferences(graph, rows, hydration)
  return rows.map((row) => jobView(row, references))
}

/** Throws a NotFoundError where there is no such job. */
export async function jobAnswer(databases: Databases, id: number, hydration = HYDRATED) {
  const row = await findJob(databases.db, id)
  if (!row) throw new NotFoundError('job_id', 'resource not found')
  const references = await findReferences(databases.graph, [row], hydration)
  return { data: jobView(row, references) }
}

export async function jobPageAnswer(
  databases: Databases,
  list: JobList,
  which: Parameters<typeof pageOfJobs>[2],
  hydration: Hydration
) {
  const { count, rows } = await pageOfJobs(databases.db, list, which)
  const data = await jobsAnswer(databases, rows, hydration)
  return { count, skip: list.skip, limit: list.limit, data }
}

/** Their jobs and events name OUs and domains by object id alone. */
export async function clientsAnswer(databases: Databases, clients: readonly ClientRow[]) {
  const running = clients.flatMap(({ current_job_id }) => current_job_id ?? [])
  const jobs = await jobsAnswer(databases, await findJobs(databases, running), IDS_ONLY)
  const clientIds = clients.map(({ id }) => id)
  const rows = await findEventsOf(databases.db, clientIds)
  const events = await eventsAnswer(databases.graph, rows, IDS_ONLY)
  return clients.map((client) =>
    clientView(
      client,
      jobs.find(({ id }) => id === client.current_job_id),
      events.filter(({ client_id }) => client_id === client.id)
    )
  )
}

const findJobs = async ({ db }: Databases, ids: readonly number[]) =>
  ids.length === 0 ? [] : selectJobs(db).where('client_jobs.id', 'in', ids).execute()

/** Throws a NotFoundError where there is no such client. */
export async function clientAnswer(databases: Databases, id: string) {
  const client = await findClient(databases.db, id)
  if (!client) throw new NotFoundError('client_id', 'resource not found')
  const [data] = await clientsAnswer(databases, [client])
  return { data: data as components['schemas']['Client'] }
}
