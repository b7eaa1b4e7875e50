-- What somebody has put aside to buy: one cart for each shop, area and person, with what was last asked of it.
create table carts (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  area text not null check (area in ('guest', 'dropship', 'agent', 'stockist', 'agent-tier')),
  guest_id text, -- the signed id of a browser
  user_id bigint references users,
  coupon_code text not null default '',
  postcode text not null default '',
  state text not null default '',
  city text not null default '',
  country text not null default 'MY',
  has_place boolean not null default false, -- whether a place was asked for
  shipping_method_id bigint,
  click_upsell_id bigint, -- the offer that was answered, and how
  click_upsell_accepted boolean,
  touched_at timestamptz not null,
  check ((guest_id is null) <> (user_id is null)),
  unique (shop_id, area, guest_id),
  unique (shop_id, area, user_id)
);
create index carts_touched on carts (touched_at);
call secure_shop_table('carts');

create table cart_lines (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  cart_id bigint not null references carts on delete cascade,
  product_id bigint not null, -- a listing may go while it lies in a cart
  variation_id bigint not null,
  title text not null,
  quantity integer not null check (quantity > 0),
  unique (cart_id, variation_id)
);
call secure_shop_table('cart_lines');

create table shared_carts (
  token text primary key,
  shop_id bigint not null references shops,
  lines jsonb not null,
  created_at timestamptz not null
);
create index shared_carts_created on shared_carts (created_at);
call secure_shop_table('shared_carts', 'select, insert');

-- Carts of all shops that nobody touched since, and links as old; run by a job.
create function remove_old_carts(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from public.carts c where c.touched_at < before;
  delete from public.shared_carts s where s.created_at < before $$;
revoke all on function remove_old_carts(timestamptz) from public;
grant execute on function remove_old_carts(timestamptz) to kedai_app;
