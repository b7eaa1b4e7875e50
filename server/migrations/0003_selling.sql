-- How a shop ships, takes money and gives discounts.
create table shipping_zones (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  name text not null,
  country text not null default 'MY',
  states text[] not null, -- ISO 3166-2:MY codes
  position integer not null default 0
);
call secure_shop_table('shipping_zones');
create policy public_shipping_zones on shipping_zones for select to kedai_public using (true);
grant select on shipping_zones to kedai_public;

create table shipping_methods (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  zone_id bigint not null references shipping_zones,
  name text not null,
  courier text not null,
  by text not null check (by in ('weight', 'quantity', 'flat')),
  rates jsonb not null, -- the shape of domain/src/shipping
  position integer not null default 0,
  is_active boolean not null default true
);
create index shipping_methods_zone on shipping_methods (zone_id);
call secure_shop_table('shipping_methods');
create policy public_shipping_methods on shipping_methods for select to kedai_public using (is_active);
grant select on shipping_methods to kedai_public;

create table payment_methods (
  shop_id bigint not null references shops,
  code text not null,
  name text not null,
  kind text not null check (kind in ('gateway', 'bank_transfer', 'cod', 'qr')),
  provider text,
  instructions text not null default '',
  accounts jsonb not null default '[]',
  hold_minutes integer check (hold_minutes > 0),
  position integer not null default 0,
  is_active boolean not null default true,
  primary key (shop_id, code)
);
call secure_shop_table('payment_methods');
create policy public_payment_methods on payment_methods for select to kedai_public using (is_active);
grant select on payment_methods to kedai_public;

create table coupons (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  code text not null check (code = upper(btrim(code))),
  kind text not null check (kind in ('percent', 'fixed')),
  percent_bp integer check (percent_bp between 1 and 10000),
  fixed_sen bigint check (fixed_sen > 0),
  min_spend_sen bigint not null default 0 check (min_spend_sen >= 0),
  min_quantity integer not null default 1,
  product_ids bigint[] not null default '{}', -- empty = any product
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses integer check (max_uses > 0),
  per_customer integer check (per_customer > 0),
  used integer not null default 0 check (used >= 0),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  unique (shop_id, code),
  check (used <= max_uses),
  check ((kind = 'percent') = (percent_bp is not null) and (kind = 'fixed') = (fixed_sen is not null))
);
call secure_shop_table('coupons');
