create table custom_node_kinds (
  id integer generated always as identity primary key,
  kind_name text collate "C" not null constraint custom_node_kinds_kind_name_key unique,
  config jsonb not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
