-- What all processes on this database agree on: one row. `secret_fingerprint` tells two different APP_SECRETs apart before they
-- sign each other's people out; `written_at` is written by /readyz, to know that the database still takes writes.
create table installation (
  only_one boolean primary key default true check (only_one),
  secret_fingerprint text,
  written_at timestamptz not null default now()
);
insert into installation default values;
grant select, update on installation to kedai_app;
