-- Certificates that the server gets by itself where it faces the net, one a host. Of no shop: the names are public, the keys are sealed.
create table host_certificates (
  host text primary key check (host = lower(host) and length(host) <= 253),
  chain text check (length(chain) <= 60000),
  key_sealed bytea,
  not_after timestamptz,
  -- Who works at it until then; a killed process is waited for no longer.
  leased_until timestamptz,
  -- In a row; what went wrong last, for operators.
  failures integer not null default 0 check (failures >= 0),
  problem text not null default '' check (length(problem) <= 500),
  next_try_at timestamptz not null,
  check ((chain is null) = (not_after is null) and (chain is null) = (key_sealed is null))
);

-- What was asked for: authorities count by week.
create table host_certificate_orders (
  id bigint generated always as identity primary key,
  host text not null,
  -- The name that was registered, of which many hosts may be.
  registered text not null,
  at timestamptz not null
);
create index certificate_orders_at on host_certificate_orders (at);

-- Answers that an authority fetches over plain HTTP, from whatever process it reaches.
create table acme_challenges (
  token text primary key check (length(token) <= 200),
  answer text not null check (length(answer) <= 500),
  expires_at timestamptz not null
);

create table acme_accounts (
  directory text primary key check (length(directory) <= 500),
  key_sealed bytea not null,
  url text
);

grant select, insert, update, delete on host_certificates, acme_challenges to kedai_app;
grant select, insert, delete on host_certificate_orders to kedai_app;
grant select, insert, update on acme_accounts to kedai_app;
