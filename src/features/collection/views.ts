/** Rows of clients and jobs as the contract shows them. */
import {
  nullableInteger,
  nullableString,
  nullableTime,
  timeOrZero
} from '../../contract/nullable.ts'
import type { components } from '../../generated/operations.ts'
import type { ClientRow } from './queries-clients.ts'
import type { JobRow } from './queries-jobs.ts'
import type { References } from './references.ts'
import { flagsOf } from './scope.ts'

type Schemas = components['schemas']

const iso = (time: Date | null) => time?.toISOString() ?? null

/** PostgreSQL writes times of JSON without the letter that the contract asks for. */
const isoText = (time: string) => new Date(time).toISOString()

/** In the form of the resource that a job is answered in when it is created. */
export function scheduledJobView(job: JobRow): Schemas['ScheduledJob'] {
  return {
    id: job.id,
    created_at: job.created_at.toISOString(),
    updated_at: job.updated_at.toISOString(),
    deleted_at: nullableTime(null),
    client_id: job.client_id,
    client_name: job.client_name,
    event_id: nullableInteger(job.event_id),
    status: job.status as Schemas['CollectionJobStatus'],
    statusMessage: job.status_message,
    start_time: timeOrZero(job.start_time),
    end_time: timeOrZero(job.end_time),
    log_path: nullableString(null),
    ...flagsOf(job),
    domain_controller: nullableString(job.domain_controller),
    event_title: '',
    last_ingest: timeOrZero(job.last_ingest),
    ous: job.ous,
    domains: job.domains,
    domain_results: job.results.map((result) => ({
      ...resultView(result),
      deleted_at: nullableTime(null)
    }))
  }
}

/** In the form in which collectors and lists read a job. */
export function jobView(job: JobRow, references: References): Schemas['CollectionJob'] {
  return {
    id: job.id,
    client_id: job.client_id,
    client_name: job.client_name,
    event_id: job.event_id,
    execution_time: job.execution_time.toISOString(),
    start_time: iso(job.start_time),
    end_time: iso(job.end_time),
    status: job.status as Schemas['CollectionJobStatus'],
    status_message: job.status_message,
    ...flagsOf(job),
    domain_controller: job.domain_controller,
    ous: references.ous(job.ous),
    domains: references.domains(job.domains),
    domain_results: job.results.map(resultView)
  }
}

const resultView = (result: JobRow['results'][number]): Schemas['JobDomainResult'] => ({
  ...result,
  created_at: isoText(result.created_at),
  updated_at: isoText(result.updated_at),
  deleted_at: null
})

export function clientView(
  client: ClientRow,
  currentJob: Schemas['CollectionJob'] | undefined,
  events: Schemas['ScheduledEvent'][]
): Schemas['Client'] {
  return {
    id: client.id,
    created_at: client.created_at.toISOString(),
    updated_at: client.updated_at.toISOString(),
    name: client.name,
    type: client.type as Schemas['ClientType'],
    domain_controller: client.domain_controller,
    ip_address: client.ip_address,
    hostname: client.hostname,
    configured_user: client.configured_user,
    version: client.version,
    user_sid: client.user_sid,
    last_checkin: iso(client.last_checkin),
    current_job_id: client.current_job_id,
    current_job: currentJob ?? null,
    completed_job_count: client.completed_job_count,
    events
  }
}
