import type { Handler } from '../handler.ts'
import { currentJobsOf } from './answers.ts'
import { pageOfClients } from './queries-clients.ts'
import { clientView } from './views.ts'

export const listClients: Handler<'listClients'> = async (context, { list }) => {
  const { count, rows } = await pageOfClients(context.db, list)
  const jobs = await currentJobsOf(
    context,
    rows.map(({ current_job_id }) => current_job_id)
  )
  const data = rows.map((row) => clientView(row, jobs.get(row.current_job_id)))
  return { count, skip: list.skip, limit: list.limit, data }
}
