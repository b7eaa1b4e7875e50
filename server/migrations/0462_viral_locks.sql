-- A reward that opens once so many others came, or bought, by somebody's own link. Nobody is paid for sharing; who comes counts.
create table viral_locks (
  shop_id bigint not null references shops,
  product_id bigint not null references products,
  goal integer not null check (goal between 1 and 1000),
  counts text not null check (counts in ('visitors', 'orders')),
  reward_kind text not null check (reward_kind in ('coupon', 'download')),
  reward_text text not null, -- what everybody reads
  coupon_id bigint references coupons, -- each winner gets a copy of it for one use
  url text, -- what a winner may open
  until timestamptz,
  is_active boolean not null default true,
  updated_at timestamptz not null,
  primary key (product_id)
);
create index viral_locks_shop on viral_locks (shop_id);
create index viral_locks_coupon on viral_locks (coupon_id);
call secure_shop_table('viral_locks');

create table viral_shares (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  product_id bigint not null references viral_locks on delete cascade,
  phone text not null,
  code text not null unique,
  device text not null, -- a hash of its owner's browser: whoever has the link alone is not told the reward
  address text,
  counted integer not null default 0,
  opened_at timestamptz,
  reward_code text,
  created_at timestamptz not null,
  unique (shop_id, id),
  unique (shop_id, product_id, phone)
);
create index viral_shares_product on viral_shares (product_id);
call secure_shop_table('viral_shares');

-- Whoever came by a link: a device counts once for a product, whoever sent it.
create table viral_visits (
  shop_id bigint not null,
  share_id bigint not null,
  product_id bigint not null references products,
  device text not null,
  address text, -- a hash; null on this machine alone
  phone text,
  order_id bigint references orders,
  at timestamptz not null,
  is_counted boolean not null default true,
  primary key (shop_id, product_id, device),
  foreign key (shop_id, share_id) references viral_shares (shop_id, id) on delete cascade
);
create index viral_visits_share on viral_visits (shop_id, share_id);
create index viral_visits_product on viral_visits (product_id);
create index viral_visits_order on viral_visits (order_id);
create index viral_visits_address on viral_visits (shop_id, product_id, address) where address is not null;
call secure_shop_table('viral_visits');

-- What an item's page tells everybody.
create function viral_lock_of(item bigint) returns table (goal integer, counts text, reward_kind text, reward_text text, until timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select l.goal, l.counts, l.reward_kind, l.reward_text, l.until from public.viral_locks l where l.product_id = item and l.is_active $$;
-- Somebody comes with the code of a link alone.
create function shop_of_share(of_code text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select shop_id from public.viral_shares where code = of_code $$;
revoke all on function viral_lock_of(bigint) from public;
revoke all on function shop_of_share(text) from public;
grant execute on function viral_lock_of(bigint) to kedai_app, kedai_public;
grant execute on function shop_of_share(text) to kedai_app;
