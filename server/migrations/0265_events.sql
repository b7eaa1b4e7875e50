-- What happened, written by the transaction that made it so; what leaves the server after the commit reads it here, so that
-- nothing is lost between the two. It says what an event is about by ids alone, and keeps nothing of people.
-- Neither ids nor transactions become visible in their order. A reader stays below the oldest transaction that is still open and
-- goes by (xid, id): whatever is committed after its look has a higher xid. References would cost every write a lookup.
create table events (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  xid xid8 not null default pg_current_xact_id(), -- 0: restored from a backup, where transactions had other numbers
  name text not null,
  order_id bigint,
  invoice_id bigint,
  quote_id bigint,
  product_id bigint,
  at timestamptz not null default now()
);
create index events_of_shop on events (shop_id, xid, id);
call secure_shop_table('events', 'select, insert');

-- The oldest of all shops, so many at once; answers how many went. Run by a job.
create function remove_old_events(before timestamptz, at_most integer) returns bigint
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with oldest as (
    select e.id, e.at from public.events e order by e.id limit at_most
  ), gone as (
    delete from public.events e using oldest o where e.id = o.id and o.at < before returning e.id
  )
  select count(*) from gone $$;
revoke all on function remove_old_events(timestamptz, integer) from public;
grant execute on function remove_old_events(timestamptz, integer) to kedai_app;
