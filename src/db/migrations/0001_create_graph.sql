-- Object ids and names compare by code point ("C"), whatever the server's locale is.
create extension if not exists pg_trgm;

create table kinds (
  id smallint generated always as identity primary key,
  name text collate "C" not null constraint kinds_name_key unique
);

create table source_kinds (
  id integer generated always as identity primary key,
  name text collate "C" not null constraint source_kinds_name_key unique
);

insert into source_kinds (name) values ('Base'), ('AZBase');

create table nodes (
  id bigint generated always as identity primary key,
  object_id text collate "C" not null constraint nodes_object_id_key unique,
  kind_ids smallint[] not null,
  properties jsonb not null default '{}',
  name text collate "C" generated always as (properties ->> 'name') stored,
  environment_id text collate "C" generated always as (
    coalesce(properties ->> 'domainsid', properties ->> 'tenantid', properties ->> 'environmentid')
  ) stored
) with (fillfactor = 80);

create index nodes_kind_ids_idx on nodes using gin (kind_ids);
create index nodes_name_idx on nodes (name);
create index nodes_environment_id_idx on nodes (environment_id);
create index nodes_name_trgm_idx on nodes using gin (name gin_trgm_ops);
create index nodes_object_id_trgm_idx on nodes using gin (object_id gin_trgm_ops);

-- An edge is (start, kind, end). There is no foreign key to nodes: checking one row at a time would
-- double the cost of a bulk load, and the loader only writes edges between nodes of the same merge.
-- last_seen is a column of its own, outside every index, so that seeing an edge again is a HOT update.
create table edges (
  id bigint generated always as identity primary key,
  start_id bigint not null,
  kind_id smallint not null,
  end_id bigint not null,
  properties jsonb not null default '{}',
  last_seen timestamptz(3) not null default now(),
  constraint edges_start_id_kind_id_end_id_key unique (start_id, kind_id, end_id)
) with (fillfactor = 70);

create index edges_end_id_kind_id_idx on edges (end_id, kind_id) include (start_id);
create index edges_kind_id_idx on edges (kind_id);
