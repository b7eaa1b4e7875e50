-- Events and live updates, and the functions that look over everything.

-- What happened, written by the transaction that made it so; what leaves the server after the commit reads it here, so that
-- nothing is lost between the two. It says what an event is about by ids alone, and keeps nothing of people. Neither ids nor
-- transactions become visible in their order. A reader stays below the oldest transaction that is still open and goes by (xid,
-- id): whatever is committed after its look has a higher xid. References would cost every write a lookup.
create table events (
  id bigint generated always as identity,
  shop_id bigint not null,
  -- 0: restored from a backup, where transactions had other numbers
  xid xid8 not null default pg_current_xact_id(),
  name text not null,
  order_id bigint,
  invoice_id bigint,
  quote_id bigint,
  product_id bigint,
  at timestamptz not null default now(),
  -- The socket of whoever did something is not told of it; it is nobody's name, and is gone with the page.
  socket_id text,
  primary key (shop_id, id)
);
create index events_of_shop on events (shop_id, xid, id);
call secure_shop_table('events', 'select, insert');

-- Which session opened a channel to a socket, from the page's question until the socket, which another process may hold, comes in.
create table realtime_grants (
  socket_id text not null,
  channel text not null,
  session_hash bytea not null,
  granted_at timestamptz not null,
  primary key (socket_id, channel)
);
create index realtime_grants_age on realtime_grants (granted_at);
grant select, insert, update, delete on realtime_grants to kedai_app;

-- What the processes tell each other, for a minute or two: a notice alone holds 8 kB at most.
create table realtime_messages (
  id bigint generated always as identity primary key,
  process text not null,
  at timestamptz not null default now(),
  body jsonb not null
);
create index realtime_messages_age on realtime_messages (at);
grant select, insert, delete on realtime_messages to kedai_app;

-- Up to which event each shop's were sent. Whoever sends holds the row until `busy_until`; a process that died lets go of it by
-- that. A shop without a row began after the service did, and has had nothing sent.
create table outside_cursors (
  shop_id bigint primary key references shops,
  after_id bigint not null,
  busy_by text,
  busy_until timestamptz not null default '-infinity'::timestamp with time zone
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

-- The oldest of all shops, so many at once; answers how many went. Run by a job.
create function remove_old_events(before timestamptz, at_most integer) returns bigint
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with oldest as (
    select e.id, e.at from public.events e order by e.id limit at_most
  ), gone as (
    delete from public.events e using oldest o where e.id = o.id and o.at < before returning e.id
  )
  select count(*) from gone $$;
revoke execute on function remove_old_events(timestamptz,integer) from public;
grant execute on function remove_old_events(timestamptz,integer) to kedai_app;

-- Those of all shops, the newest first.
create function outside_listeners_of_all(at_most integer) returns setof outside_listeners
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select * from public.outside_listeners order by opened_at desc limit at_most $$;
revoke execute on function outside_listeners_of_all(integer) from public;
grant execute on function outside_listeners_of_all(integer) to kedai_app;

-- Begins with what happens from now on; where it has begun already, goes on where it was.
create function begin_outside_events() returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with begun as (insert into public.outside_service default values on conflict do nothing returning one)
  insert into public.outside_cursors (shop_id, after_id)
    select s.id, coalesce((select e.id from public.events e where e.shop_id = s.id order by e.xid desc, e.id desc limit 1), 0)
    from begun, public.shops s on conflict do nothing $$;
revoke execute on function begin_outside_events() from public;
grant execute on function begin_outside_events() to kedai_app;

-- Without the service nothing is owed to it.
create function end_outside_events() returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with ended as (delete from public.outside_service returning one), gone as (delete from public.outside_listeners where exists (select from ended))
  delete from public.outside_cursors where exists (select from ended) $$;
revoke execute on function end_outside_events() from public;
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
revoke execute on function shops_with_unsent_events(integer) from public;
grant execute on function shops_with_unsent_events(integer) to kedai_app;
