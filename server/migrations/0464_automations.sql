-- What a shop does by itself when something happened.
create table automations (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  name text not null,
  trigger text not null,
  after_hours integer, -- of order_unpaid: how long it was left
  conditions jsonb not null default '[]' check (jsonb_typeof(conditions) = 'array'),
  steps jsonb not null check (jsonb_typeof(steps) = 'array'),
  is_active boolean not null default true,
  secret text not null, -- signs its webhooks
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id)
);
create index automations_of on automations (shop_id, trigger) where is_active;
call secure_shop_table('automations');

-- One for each automation and what it was started by. `steps` are those it was started with: a change afterwards does nothing twice.
create table automation_runs (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  automation_id bigint not null,
  order_id bigint references orders,
  lead_id bigint references leads,
  trigger text not null,
  steps jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'done', 'skipped', 'failed')),
  why text,
  next_step integer not null default 0,
  next_try_at timestamptz,
  tries integer not null default 0,
  log jsonb not null default '[]' check (jsonb_typeof(log) = 'array'),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (shop_id, id),
  foreign key (shop_id, automation_id) references automations (shop_id, id) on delete cascade
);
create unique index automation_runs_order on automation_runs (automation_id, order_id) where order_id is not null;
create unique index automation_runs_lead on automation_runs (automation_id, lead_id) where lead_id is not null;
create index automation_runs_of on automation_runs (shop_id, automation_id, id desc);
create index automation_runs_orders on automation_runs (order_id);
create index automation_runs_leads on automation_runs (lead_id);
create index automation_runs_due on automation_runs (next_try_at) where state = 'queued';
call secure_shop_table('automation_runs');

create table automation_tasks (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  run_id bigint not null,
  step integer not null,
  title text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  unique (shop_id, run_id, step),
  foreign key (shop_id, run_id) references automation_runs (shop_id, id) on delete cascade
);
create index automation_tasks_newest on automation_tasks (shop_id, id desc);
call secure_shop_table('automation_tasks');

create function take_automation_runs(moment timestamptz, at_most integer) returns table (shop_id bigint, run_id bigint)
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  update public.automation_runs r set tries = r.tries + 1, next_try_at = moment + interval '60 seconds' * power(2, least(r.tries, 8))
  where r.id in (select q.id from public.automation_runs q where not public.is_suspended(q.shop_id) and q.state = 'queued' and q.next_try_at <= moment order by q.next_try_at limit at_most for update skip locked)
  returning r.shop_id, r.id $$;
-- Orders that stand unpaid for as long as an automation asks, and have not started it yet.
create function start_unpaid_runs(moment timestamptz, at_most integer) returns integer
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  with late as (
    select a.shop_id, a.id, o.id as order_id, a.steps from public.automations a
    join public.orders o on o.shop_id = a.shop_id
    where a.is_active and a.trigger = 'order_unpaid' and o.order_status = 'open' and o.paid_sen = 0 and o.total_sen > 0
      and o.placed_at >= a.created_at and o.placed_at <= moment - make_interval(hours => coalesce(a.after_hours, 24))
      and not exists (select from public.automation_runs r where r.automation_id = a.id and r.order_id = o.id)
    limit at_most),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, order_id, trigger, steps, next_try_at, created_at)
    select shop_id, id, order_id, 'order_unpaid', steps, moment, moment from late on conflict do nothing returning 1)
  select count(*)::integer from begun $$;
revoke all on function take_automation_runs(timestamptz, integer) from public;
revoke all on function start_unpaid_runs(timestamptz, integer) from public;
grant execute on function take_automation_runs(timestamptz, integer) to kedai_app;
grant execute on function start_unpaid_runs(timestamptz, integer) to kedai_app;
