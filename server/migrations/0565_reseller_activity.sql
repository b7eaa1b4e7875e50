-- What a member of a programme has to buy or bring within so many days; 0 days: nothing. Who falls short is warned, and after a
-- time ranked lower or suspended.
alter table programmes
  add column activity_days integer not null default 0 check (activity_days between 0 and 730),
  add column activity_min_sen bigint not null default 0 check (activity_min_sen >= 0),
  add column activity_grace_days integer not null default 14 check (activity_grace_days between 1 and 90),
  add column activity_then text not null default 'warn' check (activity_then in ('warn', 'downgrade', 'suspend'));

-- Since when somebody is active at this rank: no day before it counts. A warning stands from its own day.
alter table resellers add column active_from timestamptz, add column warned_at timestamptz;

-- Asked for before any shop is known.
create function shops_with_activity_rules() returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct g.shop_id from public.programmes g where g.activity_days > 0 $$;
revoke execute on function shops_with_activity_rules() from public;
grant execute on function shops_with_activity_rules() to kedai_app;
