-- Keys with which a shop's own server events are sent; the ids themselves are public and stand with the shop.
create table pixel_keys (
  shop_id bigint not null references shops primary key,
  keys bytea not null, -- sealed
  held text[] not null, -- which of them there are
  updated_at timestamptz not null
);
call secure_shop_table('pixel_keys');

-- A purchase as it is told, once by the server for each provider and once by the browser.
create table pixel_deliveries (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  order_id bigint not null references orders,
  provider text not null check (provider in ('fb', 'ga', 'tiktok', 'browser')),
  event_id text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'skipped')),
  tries integer not null default 0,
  response text,
  next_try_at timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (shop_id, order_id, provider)
);
create index pixel_deliveries_newest on pixel_deliveries (shop_id, id desc);
create index pixel_deliveries_order on pixel_deliveries (order_id);
create index pixel_deliveries_due on pixel_deliveries (next_try_at) where state = 'queued';
call secure_shop_table('pixel_deliveries');

-- What a provider matches a purchase by; kept for shops that tell purchases, and for as long as it takes.
create table order_browsers (
  order_id bigint primary key references orders,
  shop_id bigint not null references shops,
  user_agent text not null,
  address text not null,
  fbp text,
  fbc text,
  ttp text,
  ga text,
  at timestamptz not null
);
create index order_browsers_shop on order_browsers (shop_id, at);
call secure_shop_table('order_browsers');

-- Takes what is due, of every shop, and keeps others from it for a while.
create function take_pixel_deliveries(moment timestamptz, at_most integer) returns table (shop_id bigint, delivery_id bigint)
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  update public.pixel_deliveries d set tries = d.tries + 1, next_try_at = moment + interval '60 seconds' * power(2, d.tries)
  where d.id in (select q.id from public.pixel_deliveries q where not public.is_suspended(q.shop_id) and q.state = 'queued' and q.next_try_at <= moment order by q.next_try_at limit at_most for update skip locked)
  returning d.shop_id, d.id $$;
revoke all on function take_pixel_deliveries(timestamptz, integer) from public;
grant execute on function take_pixel_deliveries(timestamptz, integer) to kedai_app;
