-- Where a service of its own holds the sockets (PUSHER_HOST), events go to it once for all processes.

-- Up to which event each shop's were sent. Whoever sends holds the row until `busy_until`; a process that died lets go of it by that.
-- A shop without a row began after the service did, and has had nothing sent.
create table outside_cursors (
  shop_id bigint primary key references shops,
  after_id bigint not null,
  busy_by text,
  busy_until timestamptz not null default '-infinity'
);
call secure_shop_table('outside_cursors');

-- One row while such a service is set.
create table outside_service (
  one boolean primary key default true check (one),
  began_at timestamptz not null default now()
);
grant select, insert, delete on outside_service to kedai_app;

-- Whose session opened the events of a shop to a page there: that service asks nobody again, so it is told when that ends.
create table outside_listeners (
  session_hash bytea not null,
  shop_id bigint not null,
  user_id bigint not null,
  opened_at timestamptz not null,
  primary key (session_hash, shop_id)
);
create index outside_listeners_age on outside_listeners (opened_at);
call secure_shop_table('outside_listeners');

-- Those of all shops, the newest first.
create function outside_listeners_of_all(at_most integer) returns setof outside_listeners
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select * from public.outside_listeners order by opened_at desc limit at_most $$;
revoke all on function outside_listeners_of_all(integer) from public;
grant execute on function outside_listeners_of_all(integer) to kedai_app;

-- Begins with what happens from now on; where it has begun already, goes on where it was.
create function begin_outside_events() returns void
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  with begun as (insert into public.outside_service default values on conflict do nothing returning one)
  insert into public.outside_cursors (shop_id, after_id)
    select s.id, coalesce((select e.id from public.events e where e.shop_id = s.id order by e.xid desc, e.id desc limit 1), 0)
    from begun, public.shops s on conflict do nothing $$;
revoke all on function begin_outside_events() from public;
grant execute on function begin_outside_events() to kedai_app;

-- Without the service nothing is owed to it.
create function end_outside_events() returns void
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  with ended as (delete from public.outside_service returning one), gone as (delete from public.outside_listeners where exists (select from ended))
  delete from public.outside_cursors where exists (select from ended) $$;
revoke all on function end_outside_events() from public;
grant execute on function end_outside_events() to kedai_app;

-- Shops with events that were not sent yet and that nobody is sending.
create function shops_with_unsent_events(at_most integer) returns table (shop_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.id from public.shops s
  left join public.outside_cursors c on c.shop_id = s.id
  left join public.events last on last.shop_id = s.id and last.id = c.after_id
  where coalesce(c.busy_until, '-infinity') < clock_timestamp() and exists (
    select from public.events e where e.shop_id = s.id and (e.xid, e.id) > (coalesce(last.xid, '0'), coalesce(c.after_id, 0))
      and (last.id is not null or e.id > coalesce(c.after_id, 0)) and e.xid < pg_snapshot_xmin(pg_current_snapshot()))
  limit at_most $$;
revoke all on function shops_with_unsent_events(integer) from public;
grant execute on function shops_with_unsent_events(integer) to kedai_app;
