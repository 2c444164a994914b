-- totp_secret is encrypted; no code of totp_last_step or before is taken any more.
alter table auth_secrets
  add column totp_secret text,
  add column totp_last_step bigint;

-- How often a name was tried from an address, in the window that began at began_at. Names are digests, since
-- people type passwords where names belong.
create table sign_in_attempts (
  name_digest text collate "C" not null,
  address text collate "C" not null,
  failures integer not null,
  began_at timestamptz(3) not null,
  succeeded_at timestamptz(3),
  primary key (name_digest, address)
);

create index sign_in_attempts_began_at_idx on sign_in_attempts (began_at);
