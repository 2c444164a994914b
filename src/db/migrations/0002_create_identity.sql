create table roles (
  id integer generated always as identity primary key,
  name text not null constraint roles_name_key unique,
  description text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table permissions (
  id integer generated always as identity primary key,
  authority text not null,
  name text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint permissions_authority_name_key unique (authority, name)
);

create table roles_permissions (
  role_id integer not null references roles on delete cascade,
  permission_id integer not null references permissions on delete cascade,
  primary key (role_id, permission_id)
);

create table users (
  id uuid primary key default gen_random_uuid(),
  sso_provider_id integer,
  first_name text,
  last_name text,
  email_address text constraint users_email_address_key unique,
  principal_name text not null constraint users_principal_name_key unique,
  last_login timestamptz(3),
  is_disabled boolean not null default false,
  eula_accepted boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table users_roles (
  user_id uuid not null references users on delete cascade,
  role_id integer not null references roles on delete cascade,
  primary key (user_id, role_id)
);

create table auth_secrets (
  id integer generated always as identity primary key,
  user_id uuid not null constraint auth_secrets_user_id_key unique references users on delete cascade,
  digest text not null,
  digest_method text not null,
  expires_at timestamptz(3) not null,
  totp_activated boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- auth_provider_type: 0 secret, 1 SAML, 2 OIDC
create table user_sessions (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  auth_provider_type smallint not null default 0,
  auth_provider_id integer,
  expires_at timestamptz(3) not null,
  flags jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create index user_sessions_user_id_idx on user_sessions (user_id);

-- What the installation remembers about itself; secrets in here are encrypted.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz(3) not null default now()
);
