-- Who collects. Name and type are an administrator's, the rest is what the client tells of itself.
create table clients (
  id uuid primary key default gen_random_uuid(),
  name text collate "C" not null,
  type text collate "C" not null,
  domain_controller text collate "C",
  ip_address text collate "C" not null default '',
  hostname text collate "C" not null default '',
  configured_user text collate "C" not null default '',
  version text collate "C" not null default '',
  user_sid text collate "C" not null default '',
  last_checkin timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

alter table auth_tokens add constraint auth_tokens_client_id_fkey
  foreign key (client_id) references clients on delete cascade;

-- A schedule. next_scheduled_at is null where the rule has no further occurrence; no row is kept as deleted.
create table client_events (
  id integer generated always as identity primary key,
  client_id uuid not null constraint client_events_client_id_fkey references clients on delete cascade,
  rrule text collate "C" not null,
  next_scheduled_at timestamptz(3),
  session_collection boolean not null,
  local_group_collection boolean not null,
  ad_structure_collection boolean not null,
  cert_services_collection boolean not null,
  ca_registry_collection boolean not null,
  dc_registry_collection boolean not null,
  all_trusted_domains boolean not null,
  ous text[] not null default '{}',
  domains text[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3)
);

create index client_events_client_id_idx on client_events (client_id);
create index client_events_next_scheduled_at_idx on client_events (next_scheduled_at);

-- One run of a collection; status is that of the contract's CollectionJobStatus.
create table client_jobs (
  id bigint generated always as identity primary key,
  client_id uuid not null constraint client_jobs_client_id_fkey references clients on delete cascade,
  event_id integer constraint client_jobs_event_id_fkey references client_events on delete set null,
  status smallint not null default 0,
  status_message text not null default '',
  execution_time timestamptz(3) not null default now(),
  start_time timestamptz(3),
  end_time timestamptz(3),
  last_ingest timestamptz(3),
  last_activity timestamptz(3),
  session_collection boolean not null,
  local_group_collection boolean not null,
  ad_structure_collection boolean not null,
  cert_services_collection boolean not null,
  ca_registry_collection boolean not null,
  dc_registry_collection boolean not null,
  all_trusted_domains boolean not null,
  domain_controller text,
  ous text[] not null default '{}',
  domains text[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- An occurrence of an event becomes one job, whoever finds it due.
  constraint client_jobs_event_id_execution_time_key unique (event_id, execution_time)
);

create unique index client_jobs_running_key on client_jobs (client_id) where status = 1;
create index client_jobs_client_id_idx on client_jobs (client_id);

-- What became of a job, one entry per change of its status and per error that its client told of.
create table client_job_logs (
  id bigint generated always as identity primary key,
  job_id bigint not null references client_jobs on delete cascade,
  message text not null,
  created_at timestamptz(3) not null default clock_timestamp()
);

create index client_job_logs_job_id_idx on client_job_logs (job_id);

-- What a job brought home from one domain, counted while it was ingested.
create table client_job_results (
  id bigint generated always as identity primary key,
  job_id bigint not null references client_jobs on delete cascade,
  domain_name text collate "C" not null,
  success boolean not null,
  message text not null default '',
  user_count integer not null default 0,
  group_count integer not null default 0,
  computer_count integer not null default 0,
  gpo_count integer not null default 0,
  ou_count integer not null default 0,
  container_count integer not null default 0,
  aiaca_count integer not null default 0,
  rootca_count integer not null default 0,
  enterpriseca_count integer not null default 0,
  ntauthstore_count integer not null default 0,
  certtemplate_count integer not null default 0,
  deleted_count integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint client_job_results_job_id_domain_name_key unique (job_id, domain_name)
);

-- What a running job delivers is ingested like an upload; the digest tells a batch that comes again.
alter table ingest_jobs add column client_job_id bigint
  constraint ingest_jobs_client_job_id_key unique references client_jobs on delete cascade;
alter table ingest_files add column digest text;
create unique index ingest_files_job_id_digest_key on ingest_files (job_id, digest);

-- The one table of transitions: whatever changes a job's status goes past it, and into the log.
create function check_client_job_transition() returns trigger language plpgsql as $$
declare
  names constant text[] :=
    '{Ready,Running,Complete,Canceled,Timed Out,Failed,Ingesting,Analyzing,Partially Complete}';
begin
  if tg_op = 'INSERT' then
    if new.status <> 0 then
      raise check_violation using message = 'a job begins as ready',
        constraint = 'client_jobs_transition_check';
    end if;
    return new;
  end if;
  if (old.status, new.status) not in (
    (0, 1), (0, 3),
    (1, 3), (1, 4), (1, 5), (1, 6),
    (6, 5), (6, 7), (6, 8),
    (7, 2), (7, 5), (7, 8)
  ) then
    raise check_violation using
      message = format('a job does not turn from %s to %s', old.status, new.status),
      constraint = 'client_jobs_transition_check';
  end if;
  insert into client_job_logs (job_id, message)
  values (new.id, concat_ws(': ', names[new.status + 1], nullif(new.status_message, '')));
  return new;
end $$;

create trigger client_jobs_insert before insert on client_jobs
  for each row execute function check_client_job_transition();
create trigger client_jobs_update before update of status on client_jobs
  for each row when (old.status is distinct from new.status)
  execute function check_client_job_transition();

-- Once a job is ingested, its status follows what becomes of its delivery, in the same transaction.
create function follow_ingest_job() returns trigger language plpgsql as $$
begin
  update client_jobs
  set status = new.status, status_message = new.status_message, updated_at = now()
  where id = new.client_job_id;
  return null;
end $$;

create trigger ingest_jobs_follow after update of status on ingest_jobs
  for each row when (
    new.client_job_id is not null and old.status is distinct from new.status
    and new.status in (2, 5, 7, 8)
  )
  execute function follow_ingest_job();
