-- Something put into a cart, as the server tells it to advertising under the browser's own event_id. A row is gone once it was told, or
-- given up: nothing of it is shown, and what it says of a browser is not kept.
create table pixel_cart_events (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  provider text not null check (provider in ('fb', 'tiktok')),
  event_id text not null,
  value_sen bigint not null,
  contents jsonb not null,
  browser jsonb not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  created_at timestamptz not null
);
create index pixel_cart_events_shop on pixel_cart_events (shop_id);
create index pixel_cart_events_due on pixel_cart_events (next_try_at);
call secure_shop_table('pixel_cart_events');

-- Takes what is due, of every shop, and keeps others from it for a while.
create function take_pixel_cart_events(moment timestamptz, at_most integer) returns table (shop_id bigint, event_row bigint)
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  update public.pixel_cart_events d set tries = d.tries + 1, next_try_at = moment + interval '60 seconds' * power(2, d.tries)
  where d.id in (select q.id from public.pixel_cart_events q where not public.is_suspended(q.shop_id) and q.next_try_at <= moment order by q.next_try_at limit at_most for update skip locked)
  returning d.shop_id, d.id $$;
revoke all on function take_pixel_cart_events(timestamptz, integer) from public;
grant execute on function take_pixel_cart_events(timestamptz, integer) to kedai_app;
