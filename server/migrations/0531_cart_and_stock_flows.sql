-- Automations that begin with a cart that was left, and with stock that ran low.
alter table automation_runs
  add column left_cart_id bigint,
  add column variation_id bigint references variations on delete cascade,
  add column low_since timestamptz, -- of which time it ran low
  add foreign key (shop_id, left_cart_id) references left_carts (shop_id, id) on delete cascade;
create unique index automation_runs_cart on automation_runs (automation_id, left_cart_id) where left_cart_id is not null;
create unique index automation_runs_stock on automation_runs (automation_id, variation_id, low_since) where variation_id is not null;
create index automation_runs_carts on automation_runs (shop_id, left_cart_id);
create index automation_runs_variations on automation_runs (variation_id);

-- Told to automations once for each time a unit runs low; what is low from the start was typed by the seller.
alter table low_stock add column flows_at timestamptz;
update low_stock set flows_at = now();
create index low_stock_unseen on low_stock (since) where flows_at is null;

create or replace function note_low_stock() returns trigger language plpgsql as $$
begin
  if new.is_active and new.stock is not null and new.stock <= coalesce(new.low_stock_at, 5) then
    insert into low_stock (variation_id, shop_id, product_id, told_at, flows_at)
    values (new.id, new.shop_id, new.product_id, case when tg_op = 'INSERT' then now() end, case when tg_op = 'INSERT' then now() end)
    on conflict do nothing;
  else
    delete from low_stock where variation_id = new.id;
  end if;
  return null;
end $$;

-- Left carts that stayed untouched for as long as an automation asks, and have not started it yet.
create function start_cart_runs(moment timestamptz, at_most integer) returns integer
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  with late as (
    select a.shop_id, a.id, l.id as left_cart_id, a.steps from public.automations a
    join public.left_carts l on l.shop_id = a.shop_id
    join public.carts c on c.id = l.cart_id
    where a.is_active and a.trigger = 'cart_left' and l.ordered_at is null
      and c.touched_at >= a.created_at and c.touched_at = l.left_at
      and c.touched_at <= moment - make_interval(hours => coalesce(a.after_hours, 24))
      and exists (select from public.cart_lines x where x.cart_id = c.id)
      and not exists (select from public.automation_runs r where r.automation_id = a.id and r.left_cart_id = l.id)
    limit at_most),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, left_cart_id, trigger, steps, next_try_at, created_at)
    select shop_id, id, left_cart_id, 'cart_left', steps, moment, moment from late on conflict do nothing returning 1)
  select count(*)::integer from begun $$;

-- Units that ran low since the last look, each once: what no automation waits for is seen as well.
create function start_stock_runs(moment timestamptz, at_most integer) returns integer
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  with seen as (
    update public.low_stock w set flows_at = moment
    where w.variation_id in (
      select q.variation_id from public.low_stock q where q.flows_at is null order by q.since limit at_most for update skip locked)
    returning w.shop_id, w.variation_id, w.product_id, w.since),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, variation_id, low_since, trigger, steps, next_try_at, created_at)
    select a.shop_id, a.id, s.variation_id, s.since, 'stock_low', a.steps, moment, moment
    from seen s join public.products p on p.id = s.product_id and p.status = 'published'
    join public.automations a on a.shop_id = s.shop_id and a.is_active and a.trigger = 'stock_low'
    on conflict do nothing returning 1)
  select count(*)::integer from begun $$;
revoke all on function start_cart_runs(timestamptz, integer) from public;
revoke all on function start_stock_runs(timestamptz, integer) from public;
grant execute on function start_cart_runs(timestamptz, integer) to kedai_app;
grant execute on function start_stock_runs(timestamptz, integer) to kedai_app;
