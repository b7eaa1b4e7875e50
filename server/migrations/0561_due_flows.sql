-- Automations that begin with a moment that comes: a return, an end, an event, a silence; and with a reseller who was approved.
alter table automation_runs
  add column rental_id bigint references rentals on delete cascade,
  add column entitlement_id bigint,
  add column ticket_id bigint references tickets on delete cascade,
  add column reseller_id bigint,
  add column due_at timestamptz, -- the moment it is about: another one may be told of again
  add foreign key (shop_id, entitlement_id) references entitlements (shop_id, id) on delete cascade,
  add foreign key (shop_id, reseller_id) references resellers (shop_id, id) on delete cascade;
create unique index automation_runs_rental on automation_runs (automation_id, rental_id, due_at) where rental_id is not null;
create unique index automation_runs_entitlement on automation_runs (automation_id, entitlement_id, due_at) where entitlement_id is not null;
create unique index automation_runs_ticket on automation_runs (automation_id, ticket_id, due_at) where ticket_id is not null;
create unique index automation_runs_reseller on automation_runs (automation_id, reseller_id, due_at) where reseller_id is not null;
create index automation_runs_rentals on automation_runs (rental_id);
create index automation_runs_entitlements on automation_runs (shop_id, entitlement_id);
create index automation_runs_tickets on automation_runs (ticket_id);
create index automation_runs_resellers on automation_runs (shop_id, reseller_id);

create index rentals_ending on rentals (shop_id, ends_at) where state in ('booked', 'out');
create index entitlements_until on entitlements (shop_id, until_on) where not is_void and until_on is not null;
create index tickets_coming on tickets (shop_id, starts_at) where status = 'valid';

-- The end of a last day in Malaysia.
create function end_of_day(day date) returns timestamptz language sql immutable as $$
  select (day + 1)::timestamp at time zone 'Asia/Kuala_Lumpur' $$;

-- Since when nothing came of a reseller: neither an order of theirs nor one that they brought.
create function reseller_quiet_since(shop bigint, reseller bigint, since timestamptz) returns timestamptz language sql stable as $$
  select greatest(since, (
    select o.placed_at from reseller_orders x join orders o on o.id = x.order_id
    where x.shop_id = shop and x.reseller_id = reseller order by x.order_id desc limit 1)) $$;

-- Rentals that are to come back within so many hours, and those that did not.
create function start_rental_runs(moment timestamptz, at_most integer) returns integer
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select a.shop_id, a.id, a.trigger, a.steps, n.id as rental_id, n.ends_at from public.automations a
    join public.rentals n on n.shop_id = a.shop_id
    where a.is_active and not public.is_suspended(a.shop_id) and (
        (a.trigger = 'rental_due' and n.state in ('booked', 'out') and n.starts_at <= moment and n.ends_at > moment
          and n.ends_at <= moment + make_interval(hours => coalesce(a.after_hours, 24)))
        or (a.trigger = 'rental_overdue' and n.state = 'out' and n.ends_at <= moment - make_interval(hours => coalesce(a.after_hours, 2))
          and n.ends_at + make_interval(hours => coalesce(a.after_hours, 2)) >= a.created_at))
      and not exists (select from public.automation_runs r where r.automation_id = a.id and r.rental_id = n.id and r.due_at = n.ends_at)
    limit at_most),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, rental_id, due_at, trigger, steps, next_try_at, created_at)
    select shop_id, id, rental_id, ends_at, trigger, steps, moment, moment from due on conflict do nothing returning 1)
  select count(*)::integer from begun $$;

-- Memberships and courses that end within so many hours, unless they are renewed.
create function start_renewal_runs(moment timestamptz, at_most integer) returns integer
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select a.shop_id, a.id, a.steps, e.id as entitlement_id, public.end_of_day(e.until_on) as due_at from public.automations a
    join public.entitlements e on e.shop_id = a.shop_id
    where a.is_active and a.trigger = 'renewal_due' and not public.is_suspended(a.shop_id) and not e.is_void
      and e.until_on between (moment - interval '1 day')::date and (moment + make_interval(hours => coalesce(a.after_hours, 72)))::date
      and public.end_of_day(e.until_on) > moment
      and public.end_of_day(e.until_on) <= moment + make_interval(hours => coalesce(a.after_hours, 72))
      and not exists (
        select from public.automation_runs r
        where r.automation_id = a.id and r.entitlement_id = e.id and r.due_at = public.end_of_day(e.until_on))
    limit at_most),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, entitlement_id, due_at, trigger, steps, next_try_at, created_at)
    select shop_id, id, entitlement_id, due_at, 'renewal_due', steps, moment, moment from due on conflict do nothing returning 1)
  select count(*)::integer from begun $$;

-- Everybody who comes to what begins tomorrow in Malaysia, told from 09:00 on: one person once, with however many tickets.
create function start_ticket_runs(moment timestamptz, at_most integer) returns integer
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select distinct on (a.id, t.product_id, t.starts_at, lower(t.email), t.mobile)
      a.shop_id, a.id, a.steps, t.id as ticket_id, t.starts_at from public.automations a
    join public.tickets t on t.shop_id = a.shop_id
    where a.is_active and a.trigger = 'ticket_tomorrow' and not public.is_suspended(a.shop_id) and t.status = 'valid'
      and (moment at time zone 'Asia/Kuala_Lumpur')::time >= '09:00'
      and t.starts_at >= public.end_of_day((moment at time zone 'Asia/Kuala_Lumpur')::date)
      and t.starts_at < public.end_of_day((moment at time zone 'Asia/Kuala_Lumpur')::date + 1)
      and not exists (
        select from public.automation_runs r join public.tickets x on x.id = r.ticket_id
        where r.automation_id = a.id and r.due_at = t.starts_at and x.product_id = t.product_id
          and lower(x.email) = lower(t.email) and x.mobile = t.mobile)
      and not exists (
        select from public.automation_runs r where r.automation_id = a.id and r.ticket_id = t.id and r.due_at = t.starts_at)
    order by a.id, t.product_id, t.starts_at, lower(t.email), t.mobile, t.id
    limit at_most),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, ticket_id, due_at, trigger, steps, next_try_at, created_at)
    select shop_id, id, ticket_id, starts_at, 'ticket_tomorrow', steps, moment, moment from due on conflict do nothing returning 1)
  select count(*)::integer from begun $$;

-- Resellers of whom nothing came for so many hours: once for each silence.
create function start_idle_runs(moment timestamptz, at_most integer) returns integer
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select a.shop_id, a.id, a.steps, n.id as reseller_id, q.since from public.automations a
    join public.resellers n on n.shop_id = a.shop_id and n.status in ('awaiting_first_order', 'active', 'warned')
    cross join lateral (select public.reseller_quiet_since(n.shop_id, n.id, coalesce(n.activated_at, n.changed_at)) as since) q
    where a.is_active and a.trigger = 'reseller_idle' and not public.is_suspended(a.shop_id)
      and q.since <= moment - make_interval(hours => coalesce(a.after_hours, 720))
      and not exists (select from public.automation_runs r where r.automation_id = a.id and r.reseller_id = n.id and r.due_at = q.since)
    limit at_most),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, reseller_id, due_at, trigger, steps, next_try_at, created_at)
    select shop_id, id, reseller_id, since, 'reseller_idle', steps, moment, moment from due on conflict do nothing returning 1)
  select count(*)::integer from begun $$;

do $$
declare target regprocedure;
begin
  for target in select p.oid::regprocedure from pg_proc p where p.pronamespace = 'public'::regnamespace
    and p.proname in ('start_rental_runs', 'start_renewal_runs', 'start_ticket_runs', 'start_idle_runs') loop
    execute format('revoke execute on function %s from public', target);
    execute format('grant execute on function %s to kedai_app', target);
  end loop;
end $$;
