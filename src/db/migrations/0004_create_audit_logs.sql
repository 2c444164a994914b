-- One row for the intent and one for the outcome; both carry the same commit_id.
create table audit_logs (
  id bigint generated always as identity primary key,
  created_at timestamptz(3) not null default now(),
  actor_id text not null,
  actor_name text not null,
  actor_email text not null,
  action text not null,
  fields jsonb not null default '{}',
  request_id uuid not null,
  source_ip_address text not null,
  status text not null constraint audit_logs_status_check check (status in ('intent', 'success', 'failure')),
  commit_id uuid not null
);

create index audit_logs_created_at_idx on audit_logs (created_at);
