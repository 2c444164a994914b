create table sso_providers (
  id integer generated always as identity primary key,
  type text not null constraint sso_providers_type_check check (type in ('SAML', 'OIDC')),
  name text collate "C" not null constraint sso_providers_name_key unique,
  slug text collate "C" not null constraint sso_providers_slug_key unique,
  auto_provision boolean not null default false,
  default_role_id integer constraint sso_providers_default_role_id_fkey references roles on delete set null,
  role_provision boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- idp_redirect_uri is null where the identity provider takes requests by HTTP POST alone; the private key is encrypted.
create table saml_providers (
  sso_provider_id integer primary key references sso_providers on delete cascade,
  metadata text not null,
  idp_issuer_uri text not null,
  idp_sso_uri text not null,
  idp_redirect_uri text,
  idp_certificates text[] not null,
  sp_private_key text not null,
  sp_certificate text not null
);

create table oidc_providers (
  sso_provider_id integer primary key references sso_providers on delete cascade,
  issuer text not null,
  client_id text not null
);

alter table users add constraint users_sso_provider_id_fkey
  foreign key (sso_provider_id) references sso_providers on delete set null;

create index users_sso_provider_id_idx on users (sso_provider_id);

-- A sign-in that was begun and not yet answered by the identity provider, bound to the browser that began it.
-- The code verifier of OIDC is encrypted.
create table sso_requests (
  id text primary key,
  sso_provider_id integer not null references sso_providers on delete cascade,
  browser_digest text not null,
  code_verifier text,
  expires_at timestamptz(3) not null
);

create index sso_requests_expires_at_idx on sso_requests (expires_at);

-- Assertions that signed somebody in, until they are out of date by themselves.
create table saml_assertions (
  sso_provider_id integer not null references sso_providers on delete cascade,
  assertion_id text not null,
  expires_at timestamptz(3) not null,
  primary key (sso_provider_id, assertion_id)
);

create index saml_assertions_expires_at_idx on saml_assertions (expires_at);

-- One-time codes that a sign-in through a provider hands to the browser, to be exchanged for a session.
create table sso_codes (
  digest text primary key,
  user_id uuid not null references users on delete cascade,
  sso_provider_id integer not null references sso_providers on delete cascade,
  expires_at timestamptz(3) not null
);

create index sso_codes_expires_at_idx on sso_codes (expires_at);
