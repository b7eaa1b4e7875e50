-- Who may open the operators' page. Added and removed by the command line alone, as the owner of the tables.
create table operators (
  user_id bigint primary key references users (id) on delete cascade,
  added_at timestamptz not null default now()
);
grant select on operators to kedai_app;

-- Long work that somebody asked for on that page: an export or an erasure of a shop, and how far it is.
create table operator_runs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('export', 'erase')),
  shop text not null check (length(shop) <= 60),
  user_id bigint not null references users (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  steps_done integer not null default 0,
  steps integer not null default 0,
  why jsonb,
  counts jsonb,
  file_key text,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index operator_runs_one_at_a_time on operator_runs (shop) where state in ('waiting', 'running');
grant select, insert, update, delete on operator_runs to kedai_app;
