-- What looks for rows before a shop is known, or in all shops, finds them by an index.

-- Read by the number of one of its rows alone (contract §2a), and by the id of a product.
create index variations_id on variations (id);
create index viral_locks_product on viral_locks (product_id);

-- What failed, as an operator opens it by its number.
create index pixel_deliveries_failed on pixel_deliveries (id) where state = 'failed';
create index automation_runs_failed on automation_runs (id) where state = 'failed';

-- Read in a shop's order, removed in the order of all.
alter table events drop constraint events_pkey;
alter table events add primary key (shop_id, xid, id);
drop index events_of_shop;
create index events_oldest on events (id);

create or replace function start_rental_runs(moment timestamptz, at_most integer) returns integer
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select a.shop_id, a.id, a.trigger, a.steps, n.id as rental_id, n.ends_at from public.automations a
    join public.rentals n on n.shop_id = a.shop_id
    where a.is_active and not public.is_suspended(a.shop_id) and (
        (a.trigger = 'rental_due' and n.state in ('booked', 'out') and n.starts_at <= moment and n.ends_at > moment
          and n.ends_at <= moment + make_interval(hours => coalesce(a.after_hours, 24)))
        or (a.trigger = 'rental_overdue' and n.state = 'out' and n.ends_at <= moment - make_interval(hours => coalesce(a.after_hours, 2))
          and n.ends_at + make_interval(hours => coalesce(a.after_hours, 2)) >= a.created_at))
      and not exists (select from public.automation_runs r where r.shop_id = a.shop_id and r.automation_id = a.id and r.rental_id = n.id and r.due_at = n.ends_at)
    limit at_most),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, rental_id, due_at, trigger, steps, next_try_at, created_at)
    select shop_id, id, rental_id, ends_at, trigger, steps, moment, moment from due on conflict do nothing returning 1)
  select count(*)::integer from begun $$;

create or replace function start_renewal_runs(moment timestamptz, at_most integer) returns integer
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select a.shop_id, a.id, a.steps, e.id as entitlement_id, public.end_of_day(e.until_on) as due_at from public.automations a
    join public.entitlements e on e.shop_id = a.shop_id
    where a.is_active and a.trigger = 'renewal_due' and not public.is_suspended(a.shop_id) and not e.is_void
      and e.until_on between (moment - interval '1 day')::date and (moment + make_interval(hours => coalesce(a.after_hours, 72)))::date
      and public.end_of_day(e.until_on) > moment
      and public.end_of_day(e.until_on) <= moment + make_interval(hours => coalesce(a.after_hours, 72))
      and not exists (
        select from public.automation_runs r
        where r.shop_id = a.shop_id and r.automation_id = a.id and r.entitlement_id = e.id and r.due_at = public.end_of_day(e.until_on))
    limit at_most),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, entitlement_id, due_at, trigger, steps, next_try_at, created_at)
    select shop_id, id, entitlement_id, due_at, 'renewal_due', steps, moment, moment from due on conflict do nothing returning 1)
  select count(*)::integer from begun $$;

create or replace function start_idle_runs(moment timestamptz, at_most integer) returns integer
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select a.shop_id, a.id, a.steps, n.id as reseller_id, q.since from public.automations a
    join public.resellers n on n.shop_id = a.shop_id and n.status in ('awaiting_first_order', 'active', 'warned')
    cross join lateral (select public.reseller_quiet_since(n.shop_id, n.id, coalesce(n.activated_at, n.changed_at)) as since) q
    where a.is_active and a.trigger = 'reseller_idle' and not public.is_suspended(a.shop_id)
      and q.since <= moment - make_interval(hours => coalesce(a.after_hours, 720))
      and not exists (select from public.automation_runs r where r.shop_id = a.shop_id and r.automation_id = a.id and r.reseller_id = n.id and r.due_at = q.since)
    limit at_most),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, reseller_id, due_at, trigger, steps, next_try_at, created_at)
    select shop_id, id, reseller_id, since, 'reseller_idle', steps, moment, moment from due on conflict do nothing returning 1)
  select count(*)::integer from begun $$;

create or replace function leads_to_hand(moment timestamptz, at_most integer) returns table (shop_id bigint, lead_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select l.shop_id, l.id from public.lead_rules r join public.leads l on l.shop_id = r.shop_id
  where r.mode <> 'off' and not public.is_suspended(r.shop_id)
    and l.status = 'new' and l.owner_id is null and l.hand_ended_at is null and l.created_at >= r.since
    and not exists (select from public.lead_offers o where o.shop_id = l.shop_id and o.lead_id = l.id and (o.state = 'claimed' or o.state = 'open' and o.until > moment))
  order by l.id limit at_most $$;

create or replace function reseller_quiet_since(shop bigint, reseller bigint, since timestamptz) returns timestamptz
  language sql stable as $$
  select greatest(since, (
    select o.placed_at from reseller_orders x join orders o on o.shop_id = x.shop_id and o.id = x.order_id
    where x.shop_id = shop and x.reseller_id = reseller order by x.order_id desc limit 1)) $$;

create or replace function remove_old_events(before timestamptz, at_most integer) returns bigint
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with oldest as (
    select e.shop_id, e.xid, e.id, e.at from public.events e order by e.id limit at_most
  ), gone as (
    delete from public.events e using oldest o
    where e.shop_id = o.shop_id and e.xid = o.xid and e.id = o.id and o.at < before returning e.id
  )
  select count(*) from gone $$;

-- The oldest first, however they were found.
create or replace function take_automation_runs(moment timestamptz, at_most integer) returns table (shop_id bigint, run_id bigint)
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with taken as (
    update public.automation_runs r set tries = r.tries + 1, next_try_at = moment + interval '60 seconds' * power(2, least(r.tries, 8))
    where (r.shop_id, r.id) in (
      select q.shop_id, q.id from public.automation_runs q where not public.is_suspended(q.shop_id) and q.state = 'queued' and q.next_try_at <= moment order by q.next_try_at limit at_most for update skip locked)
    returning r.shop_id, r.id)
  select shop_id, id from taken order by id $$;

create or replace function take_pixel_cart_events(moment timestamptz, at_most integer) returns table (shop_id bigint, event_row bigint)
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with taken as (
    update public.pixel_cart_events d set tries = d.tries + 1, next_try_at = moment + interval '60 seconds' * power(2, d.tries)
    where (d.shop_id, d.id) in (
      select q.shop_id, q.id from public.pixel_cart_events q where not public.is_suspended(q.shop_id) and q.next_try_at <= moment order by q.next_try_at limit at_most for update skip locked)
    returning d.shop_id, d.id)
  select shop_id, id from taken order by id $$;

create or replace function take_pixel_deliveries(moment timestamptz, at_most integer) returns table (shop_id bigint, delivery_id bigint)
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with taken as (
    update public.pixel_deliveries d set tries = d.tries + 1, next_try_at = moment + interval '60 seconds' * power(2, d.tries)
    where (d.shop_id, d.id) in (
      select q.shop_id, q.id from public.pixel_deliveries q where not public.is_suspended(q.shop_id) and q.state = 'queued' and q.next_try_at <= moment order by q.next_try_at limit at_most for update skip locked)
    returning d.shop_id, d.id)
  select shop_id, id from taken order by id $$;

create or replace function take_push_messages(moment timestamptz, at_most integer) returns table (shop_id bigint, message_id bigint)
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with taken as (
    update public.push_messages m set tries = m.tries + 1, next_try_at = moment + interval '30 seconds' * power(2, m.tries)
    where (m.shop_id, m.id) in (
      select q.shop_id, q.id from public.push_messages q where q.next_try_at <= moment and not public.is_suspended(q.shop_id) order by q.next_try_at limit at_most for update skip locked)
    returning m.shop_id, m.id)
  select shop_id, id from taken order by id $$;

create or replace function delete_product_rows(gone bigint) returns void
  language plpgsql set search_path = public as $$
declare units bigint[];
begin
  units := array(select id from variations where shop_id = app_shop() and product_id = gone order by id for update);
  update product_import_rows set product_id = null where shop_id = app_shop() and product_id = gone;
  delete from product_import_changes where shop_id = app_shop() and product_id = gone;
  delete from product_images where shop_id = app_shop() and product_id = gone;
  delete from digital_files where shop_id = app_shop() and product_id = gone;
  delete from digital_goods where shop_id = app_shop() and product_id = gone;
  delete from click_upsells where shop_id = app_shop() and (product_id = gone or offered_variation_id = any(units));
  delete from low_stock where shop_id = app_shop() and product_id = gone;
  delete from stock_moves where shop_id = app_shop() and variation_id = any(units);
  delete from shipping_own_prices where shop_id = app_shop() and product_id = gone;
  delete from product_run_rows where shop_id = app_shop() and product_id = gone;
  delete from product_changes where shop_id = app_shop() and product_id = gone;
  delete from variations where shop_id = app_shop() and product_id = gone;
  delete from products where shop_id = app_shop() and id = gone;
end $$;
