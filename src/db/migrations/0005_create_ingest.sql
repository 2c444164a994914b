-- An upload job: status as in the job table of the contract (1 running, 6 ingesting, 7 analyzing, 2, 8, 5 ...).
create table ingest_jobs (
  id bigint generated always as identity primary key,
  user_id uuid references users on delete set null,
  user_email_address text,
  status smallint not null default 1,
  status_message text not null default '',
  start_time timestamptz(3) not null default now(),
  end_time timestamptz(3),
  last_ingest timestamptz(3),
  total_files integer not null default 0,
  failed_files integer not null default 0,
  files_done integer not null default 0,
  objects_done bigint not null default 0,
  objects_per_second integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create index ingest_jobs_status_idx on ingest_jobs (status);

-- A stored upload. stored_at is null while its bytes are still arriving.
create table ingest_files (
  id bigint generated always as identity primary key,
  job_id bigint not null references ingest_jobs on delete cascade,
  name text not null,
  content_type text not null,
  size bigint not null default 0,
  created_at timestamptz(3) not null default now(),
  stored_at timestamptz(3)
);

create index ingest_files_job_id_idx on ingest_files (job_id);

-- The bytes of a stored upload in order; checksum is the CRC-32 of data. Deleted after ingest.
create table ingest_chunks (
  file_id bigint not null references ingest_files on delete cascade,
  sequence integer not null,
  checksum bigint not null,
  data bytea not null,
  primary key (file_id, sequence)
);

alter table ingest_chunks alter column data set storage external;

-- What became of one file: an uploaded one, or a member of an uploaded archive.
create table ingest_results (
  id bigint generated always as identity primary key,
  job_id bigint not null references ingest_jobs on delete cascade,
  file_name text not null,
  parent_file_name text not null default '',
  errors text[] not null default '{}',
  warnings text[] not null default '{}',
  objects bigint not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create index ingest_results_job_id_idx on ingest_results (job_id);
