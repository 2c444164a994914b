/** Answers that several operations give. */
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { NotFoundError } from '../../errors.ts'
import { findClient } from './queries-clients.ts'
import { findJob, type JobList, type JobRow, pageOfJobs, selectJobs } from './queries-jobs.ts'
import { findReferences, type Hydration } from './references.ts'
import { clientView, jobView } from './views.ts'

type Databases = { db: Kysely<Database>; graph: Kysely<Database> }

const IDS_ONLY: Hydration = {}
const HYDRATED: Hydration = { hydrate_ous: 'true', hydrate_domains: 'true' }

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

/** The jobs that clients run, by their ids, with OUs and domains by object id alone. */
export async function currentJobsOf(databases: Databases, ids: readonly (number | null)[]) {
  const running = ids.filter((id) => id !== null)
  if (running.length === 0) return new Map()
  const rows = await selectJobs(databases.db).where('client_jobs.id', 'in', running).execute()
  const views = await jobsAnswer(databases, rows, IDS_ONLY)
  return new Map(views.map((view) => [view.id, view]))
}

/** Throws a NotFoundError where there is no such client. */
export async function clientAnswer(databases: Databases, id: string) {
  const client = await findClient(databases.db, id)
  if (!client) throw new NotFoundError('client_id', 'resource not found')
  const jobs = await currentJobsOf(databases, [client.current_job_id])
  return { data: clientView(client, jobs.get(client.current_job_id)) }
}
