/** Rows of upload jobs in the shape of the contract. */
import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { components } from '../../generated/operations.ts'

type Schemas = components['schemas']

export function jobView({
  client_job_id: _,
  ...row
}: Selectable<Database['ingest_jobs']>): Schemas['FileUploadJob'] {
  return {
    ...row,
    status: row.status as Schemas['FileUploadJobStatus'],
    start_time: row.start_time.toISOString(),
    end_time: row.end_time?.toISOString() ?? null,
    last_ingest: row.last_ingest?.toISOString() ?? null,
    ...timestamps(row)
  }
}

export function resultView({
  job_id: _,
  ...row
}: Selectable<Database['ingest_results']>): Schemas['CompletedTask'] {
  return { ...row, ...timestamps(row) }
}

const timestamps = (row: { created_at: Date; updated_at: Date }) => ({
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  deleted_at: null
})
