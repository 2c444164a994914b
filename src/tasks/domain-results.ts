/** What a collection brought home from each domain, counted in the transaction of the load. */
import type { ClientBase } from 'pg'

const COUNTERS = {
  user_count: 'User',
  group_count: 'Group',
  computer_count: 'Computer',
  gpo_count: 'GPO',
  ou_count: 'OU',
  container_count: 'Container',
  aiaca_count: 'AIACA',
  rootca_count: 'RootCA',
  enterpriseca_count: 'EnterpriseCA',
  ntauthstore_count: 'NTAuthStore',
  certtemplate_count: 'CertTemplate'
}

const NAMES = Object.keys(COUNTERS)

/** An object counts once, in however many batches it came; one that was only mentioned does not. */
const COUNT = `
  with delivered as (
    select upper(properties ->> 'domainsid') as domain, object_id,
      array_agg(distinct kinds.name) as kinds,
      bool_or(coalesce(properties ->> 'isdeleted', 'false') = 'true') as is_deleted
    from staged_nodes
    join staged_kind_sets on staged_kind_sets.number = staged_nodes.kind_set
    join kinds on kinds.id = any (staged_kind_sets.kind_ids)
    where collected and properties ->> 'domainsid' is not null
    group by 1, 2
  )
  insert into client_job_results (job_id, domain_name, success, message, deleted_count, ${NAMES})
  select client_job_id, coalesce(max(nodes.properties ->> 'name'), domain), $2::int = 0,
    case when $2::int = 0 then '' else 'some files were refused' end,
    count(*) filter (where is_deleted),
    ${Object.values(COUNTERS).map((kind) => `count(*) filter (where '${kind}' = any (delivered.kinds))`)}
  from ingest_jobs, delivered left join nodes on nodes.object_id = domain collate "C"
  where ingest_jobs.id = $1 and client_job_id is not null
  group by client_job_id, domain`

/** Writes nothing for an upload, which belongs to no client's job. */
export async function recordDomains(
  client: ClientBase,
  ingestId: number,
  refusedFiles: number
): Promise<void> {
  await client.query(COUNT, [ingestId, refusedFiles])
}
