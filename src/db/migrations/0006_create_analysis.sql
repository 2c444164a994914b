-- Each of these tables holds exactly one row.
create table datapipe_status (
  singleton boolean primary key default true check (singleton),
  status text not null default 'idle'
    constraint datapipe_status_status_check check (status in ('idle', 'ingesting', 'analyzing')),
  updated_at timestamptz(3) not null default now(),
  last_complete_analysis_at timestamptz(3),
  last_analysis_run_at timestamptz(3)
);

insert into datapipe_status default values;

-- The pending request for analysis, if there is one.
create table analysis_requests (
  singleton boolean primary key default true check (singleton),
  requested_by text not null,
  request_type text not null default 'analysis',
  requested_at timestamptz(3) not null default now()
);

-- What the last analysis did, step by step; a failed step keeps the edges it made before.
create table analysis_steps (
  name text primary key,
  finished_at timestamptz(3) not null,
  duration_ms integer not null,
  added integer not null,
  removed integer not null,
  error text
);
