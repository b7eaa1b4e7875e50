-- Zones of postcodes, what is no longer offered (orders keep pointing at it), and products with a shipping price of their own.
alter table shipping_zones
  add column postcodes text[] not null default '{}', -- "43000-43999"; with any, the zone holds these alone
  add column archived_at timestamptz;
alter table shipping_methods add column archived_at timestamptz;
create index shipping_zones_shop on shipping_zones (shop_id, position, id);
create index shipping_methods_shop on shipping_methods (shop_id);
drop policy public_shipping_zones on shipping_zones;
create policy public_shipping_zones on shipping_zones for select to kedai_public using (archived_at is null);
drop policy public_shipping_methods on shipping_methods;
create policy public_shipping_methods on shipping_methods for select to kedai_public using (is_active and archived_at is null);

create table shipping_own_prices (
  product_id bigint primary key references products,
  shop_id bigint not null references shops,
  price_sen bigint not null check (price_sen >= 0),
  per text not null check (per in ('order', 'piece'))
);
create index shipping_own_prices_shop on shipping_own_prices (shop_id);
call secure_shop_table('shipping_own_prices');
create policy public_shipping_own_prices on shipping_own_prices for select to kedai_public using (true);
grant select on shipping_own_prices to kedai_public;
