import { sql } from 'kysely'
import { type ListColumns, selectPage } from '../../db/page.ts'
import type { Handler } from '../handler.ts'
import { selectJobs } from './queries.ts'
import { jobView } from './views.ts'

const COLUMNS: ListColumns<'listFileUploadJobs'> = {
  id: 'id',
  user_id: 'user_id',
  user_email_address: 'user_email_address',
  status: 'status',
  status_message: 'status_message',
  start_time: 'start_time',
  end_time: 'end_time',
  last_ingest: 'last_ingest',
  created_at: 'created_at',
  updated_at: 'updated_at',
  // Jobs are never marked as deleted.
  deleted_at: sql`null::timestamptz`
}

export const listFileUploadJobs: Handler<'listFileUploadJobs'> = async ({ db }, { list }) => {
  const { count, rows } = await selectPage(selectJobs(db), list, COLUMNS)
  return { count, skip: list.skip, limit: list.limit, data: rows.map(jobView) }
}
