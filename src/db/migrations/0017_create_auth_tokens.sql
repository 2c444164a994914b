-- Keys with which a user or a client signs requests; key is encrypted.
create table auth_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid constraint auth_tokens_user_id_fkey references users on delete cascade,
  client_id uuid,
  name text collate "C",
  key text not null,
  hmac_method text collate "C" not null default 'hmac-sha2-256',
  last_access timestamptz(3),
  expires_at timestamptz(3),
  created_by uuid constraint auth_tokens_created_by_fkey references users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint auth_tokens_owner_check check (num_nonnulls(user_id, client_id) = 1)
);

create index auth_tokens_user_id_idx on auth_tokens (user_id);
create index auth_tokens_client_id_idx on auth_tokens (client_id);
