-- Leads, shares, pixels and automations.

-- People who left their number and agreed to be spoken to; one a phone.
create table leads (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  name text not null,
  phone text not null,
  email text,
  source text not null default '',
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  status text not null default 'new' check (status in ('new', 'contacted', 'won', 'lost')),
  owner_id bigint references users,
  next_action_on date,
  note text not null default '',
  order_id bigint,
  lang text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  won_at timestamptz,
  postcode text,
  hand_ended_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, phone),
  foreign key (shop_id, order_id) references orders
);
create index leads_owner on leads (owner_id);
create index leads_order on leads (order_id);
create index leads_email on leads (shop_id, email) where email is not null;
call secure_shop_table('leads');

-- How a shop hands leads to its agents, and to whom each went: one agent at a time, until they claim it or their time is over.
create table lead_rules (
  shop_id bigint primary key references shops,
  mode text not null check (mode in ('off', 'postcode', 'turn')),
  claim_hours integer not null check (claim_hours between 1 and 168),
  -- leads from then on are handed over
  since timestamptz not null,
  updated_at timestamptz not null
);
call secure_shop_table('lead_rules');

create table lead_offers (
  id bigint generated always as identity,
  shop_id bigint not null,
  lead_id bigint not null,
  reseller_id bigint not null,
  state text not null check (state in ('open', 'claimed', 'passed')),
  offered_at timestamptz not null,
  until timestamptz not null,
  claimed_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, lead_id, reseller_id),
  foreign key (shop_id, lead_id) references leads on delete cascade,
  foreign key (shop_id, reseller_id) references resellers
);
create index lead_offers_of on lead_offers (shop_id, reseller_id, id desc);
create index lead_offers_due on lead_offers (until) where state = 'open';
create unique index lead_offers_one on lead_offers (shop_id, lead_id) where state in ('open', 'claimed');
call secure_shop_table('lead_offers');

-- A reward that opens once so many others came, or bought, by somebody's own link. Nobody is paid for sharing; who comes counts.
create table viral_locks (
  shop_id bigint not null references shops,
  product_id bigint not null,
  goal integer not null check (goal between 1 and 1000),
  counts text not null check (counts in ('visitors', 'orders')),
  reward_kind text not null check (reward_kind in ('coupon', 'download')),
  -- what everybody reads
  reward_text text not null,
  -- each winner gets a copy of it for one use
  coupon_id bigint,
  -- what a winner may open
  url text,
  until timestamptz,
  is_active boolean not null default true,
  updated_at timestamptz not null,
  -- How many rewards there are at most, and links that their seller has stopped.
  max_rewards integer check (max_rewards between 1 and 100000),
  primary key (shop_id, product_id),
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, coupon_id) references coupons
);
create index viral_locks_coupon on viral_locks (coupon_id);
call secure_shop_table('viral_locks');

create table viral_shares (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  product_id bigint not null,
  phone text not null,
  code text not null unique,
  -- a hash of its owner's browser: whoever has the link alone is not told the reward
  device text not null,
  address text,
  counted integer not null default 0,
  opened_at timestamptz,
  reward_code text,
  created_at timestamptz not null,
  -- How often somebody came by their own link: it counts for nothing, and the seller may see it.
  own_visits integer not null default 0,
  stopped_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, product_id, phone),
  foreign key (shop_id, product_id) references viral_locks (shop_id, product_id) on delete cascade
);
create index viral_shares_product on viral_shares (product_id);
call secure_shop_table('viral_shares');

-- Whoever came by a link: a device counts once for a product, whoever sent it.
create table viral_visits (
  shop_id bigint not null,
  share_id bigint not null,
  product_id bigint not null,
  device text not null,
  -- a hash; null on this machine alone
  address text,
  phone text,
  order_id bigint,
  at timestamptz not null,
  is_counted boolean not null default true,
  -- Where a visit came from, whatever the browser calls itself: one place alone opens no reward.
  network text,
  primary key (shop_id, product_id, device),
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, share_id) references viral_shares on delete cascade
);
create index viral_visits_share on viral_visits (shop_id, share_id);
create index viral_visits_product on viral_visits (product_id);
create index viral_visits_order on viral_visits (order_id);
create index viral_visits_address on viral_visits (shop_id, product_id, address) where address is not null;
-- a hash; null on this machine alone
create index viral_visits_network on viral_visits (shop_id, share_id, network) where is_counted;
call secure_shop_table('viral_visits');

-- Keys with which a shop's own server events are sent; the ids themselves are public and stand with the shop.
create table pixel_keys (
  shop_id bigint primary key references shops,
  -- sealed
  keys bytea not null,
  -- which of them there are
  held text[] not null,
  updated_at timestamptz not null
);
call secure_shop_table('pixel_keys');

-- A purchase as it is told, once by the server for each provider and once by the browser.
create table pixel_deliveries (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  order_id bigint not null,
  provider text not null check (provider in ('fb', 'ga', 'tiktok', 'browser')),
  event_id text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'skipped')),
  tries integer not null default 0,
  response text,
  next_try_at timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, order_id, provider),
  foreign key (shop_id, order_id) references orders
);
create index pixel_deliveries_order on pixel_deliveries (order_id);
create index pixel_deliveries_due on pixel_deliveries (next_try_at) where state = 'queued';
call secure_shop_table('pixel_deliveries');

-- Something put into a cart, as the server tells it to advertising under the browser's own event_id. A row is gone once it was
-- told, or given up: nothing of it is shown, and what it says of a browser is not kept.
create table pixel_cart_events (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  provider text not null check (provider in ('fb', 'tiktok')),
  event_id text not null,
  value_sen bigint not null,
  contents jsonb not null,
  browser jsonb not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  created_at timestamptz not null,
  primary key (shop_id, id)
);
create index pixel_cart_events_due on pixel_cart_events (next_try_at);
call secure_shop_table('pixel_cart_events');

-- What a provider matches a purchase by; kept for shops that tell purchases, and for as long as it takes.
create table order_browsers (
  order_id bigint not null,
  shop_id bigint not null references shops,
  user_agent text not null,
  address text not null,
  fbp text,
  fbc text,
  ttp text,
  ga text,
  at timestamptz not null,
  -- By which click of an advertisement a browser came, besides what providers' own cookies say.
  ttclid text,
  gclid text,
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders
);
create index order_browsers_shop on order_browsers (shop_id, at);
call secure_shop_table('order_browsers');

-- One for each automation and what it was started by. `steps` are those it was started with: a change afterwards does nothing
-- twice.
create table automation_runs (
  id bigint generated always as identity,
  shop_id bigint not null,
  automation_id bigint not null,
  order_id bigint,
  lead_id bigint,
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
  -- Automations that begin with a cart that was left, and with stock that ran low.
  left_cart_id bigint,
  variation_id bigint,
  -- of which time it ran low
  low_since timestamptz,
  -- Automations that begin with a moment that comes: a return, an end, an event, a silence; and with a reseller who was approved.
  rental_id bigint,
  entitlement_id bigint,
  ticket_id bigint,
  reseller_id bigint,
  -- the moment it is about: another one may be told of again
  due_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, lead_id) references leads,
  foreign key (shop_id, automation_id) references automations on delete cascade,
  foreign key (shop_id, variation_id) references variations on delete cascade,
  foreign key (shop_id, left_cart_id) references left_carts on delete cascade,
  foreign key (shop_id, rental_id) references rentals on delete cascade,
  foreign key (shop_id, ticket_id) references tickets on delete cascade,
  foreign key (shop_id, entitlement_id) references entitlements on delete cascade,
  foreign key (shop_id, reseller_id) references resellers on delete cascade
);
create index automation_runs_of on automation_runs (shop_id, automation_id, id desc);
create index automation_runs_orders on automation_runs (order_id);
create index automation_runs_leads on automation_runs (lead_id);
create index automation_runs_due on automation_runs (next_try_at) where state = 'queued';
create index automation_runs_carts on automation_runs (shop_id, left_cart_id);
create index automation_runs_variations on automation_runs (variation_id);
create index automation_runs_rentals on automation_runs (rental_id);
create index automation_runs_entitlements on automation_runs (shop_id, entitlement_id);
create index automation_runs_tickets on automation_runs (ticket_id);
create index automation_runs_resellers on automation_runs (shop_id, reseller_id);
create unique index automation_runs_cart on automation_runs (shop_id, automation_id, left_cart_id) where left_cart_id is not null;
create unique index automation_runs_entitlement on automation_runs (shop_id, automation_id, entitlement_id, due_at) where entitlement_id is not null;
create unique index automation_runs_lead on automation_runs (shop_id, automation_id, lead_id) where lead_id is not null;
create unique index automation_runs_order on automation_runs (shop_id, automation_id, order_id) where order_id is not null;
create unique index automation_runs_rental on automation_runs (shop_id, automation_id, rental_id, due_at) where rental_id is not null;
create unique index automation_runs_reseller on automation_runs (shop_id, automation_id, reseller_id, due_at) where reseller_id is not null;
create unique index automation_runs_stock on automation_runs (shop_id, automation_id, variation_id, low_since) where variation_id is not null;
create unique index automation_runs_ticket on automation_runs (shop_id, automation_id, ticket_id, due_at) where ticket_id is not null;
call secure_shop_table('automation_runs');

create table automation_tasks (
  id bigint generated always as identity,
  shop_id bigint not null,
  run_id bigint not null,
  step integer not null,
  title text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, run_id, step),
  foreign key (shop_id, run_id) references automation_runs on delete cascade
);
call secure_shop_table('automation_tasks');

-- What an item's page tells everybody; of one whose rewards are all taken nothing.
create function viral_lock_of(item bigint) returns table (goal integer, counts text, reward_kind text, reward_text text, until timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select l.goal, l.counts, l.reward_kind, l.reward_text, l.until from public.viral_locks l
  where l.product_id = item and l.is_active and (l.max_rewards is null or l.max_rewards > (
    select count(*) from public.viral_shares h where h.shop_id = l.shop_id and h.product_id = item and h.opened_at is not null)) $$;
revoke execute on function viral_lock_of(bigint) from public;
grant execute on function viral_lock_of(bigint) to kedai_app, kedai_public;

-- Somebody comes with the code of a link alone.
create function shop_of_share(of_code text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select shop_id from public.viral_shares where code = of_code $$;
revoke execute on function shop_of_share(text) from public;
grant execute on function shop_of_share(text) to kedai_app;

-- Takes what is due, of every shop, and keeps others from it for a while.
create function take_pixel_deliveries(moment timestamptz, at_most integer) returns table (shop_id bigint, delivery_id bigint)
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update public.pixel_deliveries d set tries = d.tries + 1, next_try_at = moment + interval '60 seconds' * power(2, d.tries)
  where d.id in (select q.id from public.pixel_deliveries q where not public.is_suspended(q.shop_id) and q.state = 'queued' and q.next_try_at <= moment order by q.next_try_at limit at_most for update skip locked)
  returning d.shop_id, d.id $$;
revoke execute on function take_pixel_deliveries(timestamptz,integer) from public;
grant execute on function take_pixel_deliveries(timestamptz,integer) to kedai_app;

create function take_automation_runs(moment timestamptz, at_most integer) returns table (shop_id bigint, run_id bigint)
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update public.automation_runs r set tries = r.tries + 1, next_try_at = moment + interval '60 seconds' * power(2, least(r.tries, 8))
  where r.id in (select q.id from public.automation_runs q where not public.is_suspended(q.shop_id) and q.state = 'queued' and q.next_try_at <= moment order by q.next_try_at limit at_most for update skip locked)
  returning r.shop_id, r.id $$;
revoke execute on function take_automation_runs(timestamptz,integer) from public;
grant execute on function take_automation_runs(timestamptz,integer) to kedai_app;

-- Orders that stand unpaid for as long as an automation asks, and have not started it yet.
create function start_unpaid_runs(moment timestamptz, at_most integer) returns integer
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with late as (
    select a.shop_id, a.id, o.id as order_id, a.steps from public.automations a
    join public.orders o on o.shop_id = a.shop_id
    where a.is_active and a.trigger = 'order_unpaid' and o.order_status = 'open' and o.paid_sen = 0 and o.total_sen > 0
      and o.placed_at >= a.created_at and o.placed_at <= moment - make_interval(hours => coalesce(a.after_hours, 24))
      and not exists (select from public.automation_runs r where r.shop_id = a.shop_id and r.automation_id = a.id and r.order_id = o.id)
    limit at_most),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, order_id, trigger, steps, next_try_at, created_at)
    select shop_id, id, order_id, 'order_unpaid', steps, moment, moment from late on conflict do nothing returning 1)
  select count(*)::integer from begun $$;
revoke execute on function start_unpaid_runs(timestamptz,integer) from public;
grant execute on function start_unpaid_runs(timestamptz,integer) to kedai_app;

-- Which shop a word in an address of buyers stands for: a view of a product, an order, a document, a membership, a place in a
-- queue, a certificate, a shared link or cart. Asked only while some shop is suspended.
create function shop_of_address(word text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(
    (select p.shop_id from public.products p where p.view_id = word),
    (select o.shop_id from public.orders o where o.token = word),
    (select d.shop_id from public.shop_of_document(word) d limit 1),
    (select e.shop_id from public.entitlements e where e.token = word),
    (select w.shop_id from public.waitlist w where w.token = word),
    (select c.shop_id from public.certificates c where c.code = word),
    (select v.shop_id from public.viral_shares v where v.code = word),
    (select c.shop_id from public.shared_carts c where c.token = word)) $$;
revoke execute on function shop_of_address(text) from public;
grant execute on function shop_of_address(text) to kedai_app;

-- Of offers nothing is kept after two years; what went with an invoice goes with the invoice.
create function remove_outdated(moment timestamptz) returns table (name text, removed bigint)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.order_browsers where at < moment - interval '90 days';
  get diagnostics removed = row_count; name := 'order_browsers'; return next;
  delete from public.shared_carts where created_at < moment - interval '90 days';
  get diagnostics removed = row_count; name := 'shared_carts'; return next;
  delete from public.carts where touched_at < moment - interval '90 days';
  get diagnostics removed = row_count; name := 'carts'; return next;
  delete from public.invoice_views where at < moment - interval '2 years';
  get diagnostics removed = row_count; name := 'invoice_views'; return next;
  delete from public.quote_views where at < moment - interval '2 years';
  get diagnostics removed = row_count; name := 'quote_views'; return next;
  delete from public.messages where created_at < moment - interval '2 years' and reason in ('campaign', 'test', 'automation', 'order') and state not in ('queued', 'asking');
  get diagnostics removed = row_count; name := 'messages'; return next;
  delete from public.sending_counts where day < (moment - interval '400 days')::date;
  get diagnostics removed = row_count; name := 'sending_counts'; return next;
  delete from public.audit_log where at < moment - interval '7 years';
  get diagnostics removed = row_count; name := 'audit_log'; return next;
end $$;
revoke execute on function remove_outdated(timestamptz) from public;
grant execute on function remove_outdated(timestamptz) to kedai_app;

-- Left carts that stayed untouched for as long as an automation asks, and have not started it yet.
create function start_cart_runs(moment timestamptz, at_most integer) returns integer
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with late as (
    select a.shop_id, a.id, l.id as left_cart_id, a.steps from public.automations a
    join public.left_carts l on l.shop_id = a.shop_id
    join public.carts c on c.shop_id = l.shop_id and c.id = l.cart_id
    where a.is_active and a.trigger = 'cart_left' and l.ordered_at is null
      and c.touched_at >= a.created_at and c.touched_at = l.left_at
      and c.touched_at <= moment - make_interval(hours => coalesce(a.after_hours, 24))
      and exists (select from public.cart_lines x where x.shop_id = c.shop_id and x.cart_id = c.id)
      and not exists (select from public.automation_runs r where r.shop_id = a.shop_id and r.automation_id = a.id and r.left_cart_id = l.id)
    limit at_most),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, left_cart_id, trigger, steps, next_try_at, created_at)
    select shop_id, id, left_cart_id, 'cart_left', steps, moment, moment from late on conflict do nothing returning 1)
  select count(*)::integer from begun $$;
revoke execute on function start_cart_runs(timestamptz,integer) from public;
grant execute on function start_cart_runs(timestamptz,integer) to kedai_app;

-- Units that ran low since the last look, each once: what no automation waits for is seen as well.
create function start_stock_runs(moment timestamptz, at_most integer) returns integer
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with seen as (
    update public.low_stock w set flows_at = moment
    where (w.shop_id, w.variation_id) in (
      select q.shop_id, q.variation_id from public.low_stock q where q.flows_at is null order by q.since limit at_most for update skip locked)
    returning w.shop_id, w.variation_id, w.product_id, w.since),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, variation_id, low_since, trigger, steps, next_try_at, created_at)
    select a.shop_id, a.id, s.variation_id, s.since, 'stock_low', a.steps, moment, moment
    from seen s join public.products p on p.shop_id = s.shop_id and p.id = s.product_id and p.status = 'published'
    join public.automations a on a.shop_id = s.shop_id and a.is_active and a.trigger = 'stock_low'
    on conflict do nothing returning 1)
  select count(*)::integer from begun $$;
revoke execute on function start_stock_runs(timestamptz,integer) from public;
grant execute on function start_stock_runs(timestamptz,integer) to kedai_app;

-- Leads of all shops that have to go to an agent now: to the first, or to the next because the one before let the time pass.
create function leads_to_hand(moment timestamptz, at_most integer) returns table (shop_id bigint, lead_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select l.shop_id, l.id from public.lead_rules r join public.leads l on l.shop_id = r.shop_id
  where r.mode <> 'off' and not public.is_suspended(r.shop_id)
    and l.status = 'new' and l.owner_id is null and l.hand_ended_at is null and l.created_at >= r.since
    and not exists (select from public.lead_offers o where o.lead_id = l.id and (o.state = 'claimed' or o.state = 'open' and o.until > moment))
  order by l.id limit at_most $$;
revoke execute on function leads_to_hand(timestamptz,integer) from public;
grant execute on function leads_to_hand(timestamptz,integer) to kedai_app;

-- Rentals that are to come back within so many hours, and those that did not.
create function start_rental_runs(moment timestamptz, at_most integer) returns integer
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
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
revoke execute on function start_rental_runs(timestamptz,integer) from public;
grant execute on function start_rental_runs(timestamptz,integer) to kedai_app;

-- Memberships and courses that end within so many hours, unless they are renewed.
create function start_renewal_runs(moment timestamptz, at_most integer) returns integer
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
        where r.automation_id = a.id and r.entitlement_id = e.id and r.due_at = public.end_of_day(e.until_on))
    limit at_most),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, entitlement_id, due_at, trigger, steps, next_try_at, created_at)
    select shop_id, id, entitlement_id, due_at, 'renewal_due', steps, moment, moment from due on conflict do nothing returning 1)
  select count(*)::integer from begun $$;
revoke execute on function start_renewal_runs(timestamptz,integer) from public;
grant execute on function start_renewal_runs(timestamptz,integer) to kedai_app;

-- Everybody who comes to what begins tomorrow in Malaysia, told from 09:00 on: one person once, with however many tickets.
create function start_ticket_runs(moment timestamptz, at_most integer) returns integer
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select distinct on (a.id, t.product_id, t.starts_at, lower(t.email), t.mobile)
      a.shop_id, a.id, a.steps, t.id as ticket_id, t.starts_at from public.automations a
    join public.tickets t on t.shop_id = a.shop_id
    where a.is_active and a.trigger = 'ticket_tomorrow' and not public.is_suspended(a.shop_id) and t.status = 'valid'
      and (moment at time zone 'Asia/Kuala_Lumpur')::time >= '09:00'
      and t.starts_at >= public.end_of_day((moment at time zone 'Asia/Kuala_Lumpur')::date)
      and t.starts_at < public.end_of_day((moment at time zone 'Asia/Kuala_Lumpur')::date + 1)
      and not exists (
        select from public.automation_runs r join public.tickets x on x.shop_id = r.shop_id and x.id = r.ticket_id
        where r.shop_id = a.shop_id and r.automation_id = a.id and r.due_at = t.starts_at and x.product_id = t.product_id
          and lower(x.email) = lower(t.email) and x.mobile = t.mobile)
      and not exists (
        select from public.automation_runs r where r.shop_id = a.shop_id and r.automation_id = a.id and r.ticket_id = t.id and r.due_at = t.starts_at)
    order by a.id, t.product_id, t.starts_at, lower(t.email), t.mobile, t.id
    limit at_most),
  begun as (
    insert into public.automation_runs (shop_id, automation_id, ticket_id, due_at, trigger, steps, next_try_at, created_at)
    select shop_id, id, ticket_id, starts_at, 'ticket_tomorrow', steps, moment, moment from due on conflict do nothing returning 1)
  select count(*)::integer from begun $$;
revoke execute on function start_ticket_runs(timestamptz,integer) from public;
grant execute on function start_ticket_runs(timestamptz,integer) to kedai_app;

-- Resellers of whom nothing came for so many hours: once for each silence.
create function start_idle_runs(moment timestamptz, at_most integer) returns integer
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
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
revoke execute on function start_idle_runs(timestamptz,integer) from public;
grant execute on function start_idle_runs(timestamptz,integer) to kedai_app;

-- Whose shop it is that a mail or a webhook failed for, asked before anybody acts on it; jobs are asked for themselves.
create function shop_of_failure(failed_kind text, failed_id text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with named as (select case when failed_id ~ '^[pa]?[0-9]{1,18}$' then ltrim(failed_id, 'pa')::bigint end as id, left(failed_id, 1) as sign)
  select case
    when failed_kind = 'mails' then (select m.shop_id from public.outgoing_mails m where m.id = n.id and m.id::text = failed_id and m.failed_at is not null)
    when failed_kind = 'webhooks' and n.sign = 'p' then (select d.shop_id from public.pixel_deliveries d where d.id = n.id and d.state = 'failed')
    when failed_kind = 'webhooks' and n.sign = 'a' then (select r.shop_id from public.automation_runs r where r.id = n.id and r.state = 'failed')
  end from named n $$;
revoke execute on function shop_of_failure(text,text) from public;
grant execute on function shop_of_failure(text,text) to kedai_app;

-- Takes what is due, of every shop, and keeps others from it for a while.
create function take_pixel_cart_events(moment timestamptz, at_most integer) returns table (shop_id bigint, event_row bigint)
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update public.pixel_cart_events d set tries = d.tries + 1, next_try_at = moment + interval '60 seconds' * power(2, d.tries)
  where d.id in (select q.id from public.pixel_cart_events q where not public.is_suspended(q.shop_id) and q.next_try_at <= moment order by q.next_try_at limit at_most for update skip locked)
  returning d.shop_id, d.id $$;
revoke execute on function take_pixel_cart_events(timestamptz,integer) from public;
grant execute on function take_pixel_cart_events(timestamptz,integer) to kedai_app;
