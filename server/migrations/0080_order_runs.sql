-- One wish for many orders: which orders it means, what is done to each, and what came of it. A row is done in the same
-- transaction as what was done to its order, so a run that was cut goes on where it stopped and does nothing twice.
create table order_runs (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  user_id bigint not null references users,
  action text not null check (action in ('approve_proof', 'pack', 'fulfil', 'complete', 'print', 'export')),
  courier text not null default '',
  state text not null check (state in ('running', 'done', 'stopped')),
  total integer not null check (total >= 0),
  created_at timestamptz not null,
  touched_at timestamptz not null
);
create index order_runs_unfinished on order_runs (touched_at) where state = 'running';
create index order_runs_shop on order_runs (shop_id, created_at);
call secure_shop_table('order_runs');

create table order_run_rows (
  run_id bigint not null references order_runs on delete cascade,
  position integer not null,
  shop_id bigint not null references shops,
  order_id bigint not null references orders,
  outcome text check (outcome in ('done', 'refused')),
  reason jsonb,
  primary key (run_id, position)
);
create index order_run_rows_waiting on order_run_rows (run_id, position) where outcome is null;
create index order_run_rows_refused on order_run_rows (run_id, position) where outcome = 'refused';
create index order_run_rows_order on order_run_rows (order_id);
call secure_shop_table('order_run_rows');

-- Runs whose worker was lost, of any shop.
create function order_runs_left(since timestamptz, at_most integer)
  returns table (shop_id bigint, run_id bigint)
  language sql stable security definer set search_path = public as $$
  select r.shop_id, r.id from order_runs r where r.state = 'running' and r.touched_at <= since order by r.touched_at limit at_most $$;
revoke execute on function order_runs_left(timestamptz, integer) from public;
grant execute on function order_runs_left(timestamptz, integer) to kedai_app;

-- How each person likes a list: the columns shown, and views kept under a name.
create table list_preferences (
  shop_id bigint not null references shops,
  user_id bigint not null references users,
  list text not null check (list in ('orders')),
  columns jsonb not null,
  views jsonb not null,
  updated_at timestamptz not null,
  primary key (shop_id, user_id, list)
);
call secure_shop_table('list_preferences');
