/** What an ingest leaves behind besides the graph, written in the transaction of the load. */
import type { ClientBase } from 'pg'
import type { FileResult } from '../graph/ingest/load.ts'
import { recordDomains } from './domain-results.ts'
import { ANALYSIS_KEY, GRAPH_QUEUE, MAX_ATTEMPTS } from './enqueue.ts'

/** Throws where the job is no longer ingesting: somebody else has finished it. */
export async function recordOutcome(
  client: ClientBase,
  jobId: number,
  results: readonly FileResult[]
): Promise<void> {
  const { rowCount } = await client.query(
    'select from ingest_jobs where id = $1 and status = 6 for update',
    [jobId]
  )
  if (rowCount !== 1) throw new Error(`job ${jobId} is no longer ingesting`)
  await client.query(
    `insert into ingest_results (job_id, file_name, parent_file_name, errors, warnings, objects)
     select $1, file_name, parent_file_name, errors, warnings, objects
     from rows from (jsonb_to_recordset($2::jsonb) as (
       file_name text, parent_file_name text, errors text[], warnings text[], objects bigint
     )) with ordinality as results (file_name, parent_file_name, errors, warnings, objects, number)
     order by number`,
    [jobId, JSON.stringify(results.map(rowOf))]
  )
  await client.query(
    `delete from ingest_chunks where file_id in (select id from ingest_files where job_id = $1)`,
    [jobId]
  )
  const failed = results.filter(({ errors }) => errors.length > 0)
  const allFailed = failed.length === results.length
  await client.query(
    `update ingest_jobs
     set status = $2::int, status_message = $3, total_files = $4, files_done = $4, failed_files = $5,
       objects_done = $6, end_time = case when $2::int = 5 then now() end, updated_at = now()
     where id = $1`,
    [
      jobId,
      allFailed ? 5 : 7,
      storable(describeOutcome(results)),
      results.length,
      failed.length,
      results.reduce((sum, { objects }) => sum + objects, 0)
    ]
  )
  await recordDomains(client, jobId, failed.length)
  if (!allFailed) await requestAnalysis(client)
}

async function requestAnalysis(client: ClientBase): Promise<void> {
  // The row is locked even where it stays as it is, so that withdrawing it takes turns with this.
  await client.query(`
    insert into analysis_requests (requested_by) values ('ingest')
    on conflict (singleton) do update set requested_by = analysis_requests.requested_by`)
  await client.query(
    `select graphile_worker.add_job('analysis', payload => '{}', queue_name => $1::text,
       max_attempts => $2::int, job_key => $3::text)`,
    [GRAPH_QUEUE, MAX_ATTEMPTS, ANALYSIS_KEY]
  )
}

/** One sentence for whoever looks at the job. */
export function describeOutcome(results: readonly FileResult[]): string {
  if (results.length === 0) return 'nothing was delivered'
  const [first] = results.filter(({ errors }) => errors.length > 0)
  const failed = results.filter(({ errors }) => errors.length > 0).length
  if (!first) {
    const objects = results.reduce((sum, one) => sum + one.objects, 0)
    return `${counted(results.length, 'file')} read, ${counted(objects, 'object')}`
  }
  const name = first.parentFileName ? `${first.parentFileName}/${first.fileName}` : first.fileName
  const reason = `${name}: ${first.errors[0]}`
  if (failed === results.length) {
    return failed === 1
      ? `the file was refused: ${reason}`
      : `all files were refused, first ${reason}`
  }
  return `${failed} of ${results.length} files were refused, first ${reason}`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const rowOf = ({ fileName, parentFileName, errors, warnings, objects }: FileResult) => ({
  file_name: storable(fileName),
  parent_file_name: storable(parentFileName),
  errors: errors.map(storable),
  warnings: warnings.map(storable),
  objects
})

/** Names and reasons may quote the file, and with it what PostgreSQL does not store. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '\ufffd')
