-- Cypher queries that are kept. Those without a user are the platform's own, which nobody changes.
create table saved_queries (
  id bigint generated always as identity primary key,
  user_id uuid constraint saved_queries_user_id_fkey references users on delete cascade,
  name text collate "C" not null,
  query text collate "C" not null,
  description text collate "C" not null default '',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint saved_queries_user_id_name_key unique nulls not distinct (user_id, name)
);

-- Who may read a query besides its owner: everybody, or single users, never both.
create table saved_query_permissions (
  id bigint generated always as identity primary key,
  query_id bigint not null
    constraint saved_query_permissions_query_id_fkey references saved_queries on delete cascade,
  shared_to_user_id uuid
    constraint saved_query_permissions_shared_to_user_id_fkey references users on delete cascade,
  public boolean not null generated always as (shared_to_user_id is null) stored,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint saved_query_permissions_query_id_shared_to_user_id_key
    unique nulls not distinct (query_id, shared_to_user_id)
);

create index saved_query_permissions_shared_to_user_id_idx
  on saved_query_permissions (shared_to_user_id);
