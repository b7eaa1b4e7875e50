-- An order has three axes (payment, fulfilment, order), lines, a timeline, and owns the stock it holds.
create table orders (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  order_no text not null,
  token text not null unique,
  channel text not null default 'guest',
  payment_status text not null,
  fulfilment_status text not null,
  order_status text not null,
  stock_state text not null check (stock_state in ('none', 'held', 'committed', 'released')),
  hold_expires_at timestamptz,
  buyer_name text not null,
  buyer_phone text not null,
  buyer_email text,
  address text,
  city text,
  postcode text,
  state text,
  country text not null default 'MY',
  ships boolean not null,
  notes text not null default '',
  lang text not null default 'ms',
  payment_method text not null,
  payment_kind text not null,
  shipping_method_id bigint references shipping_methods,
  shipping_name text,
  shipping_courier text,
  coupon_id bigint references coupons,
  coupon_code text,
  subtotal_sen bigint not null check (subtotal_sen >= 0),
  discount_sen bigint not null default 0 check (discount_sen >= 0 and discount_sen <= subtotal_sen + addon_total_sen),
  shipping_sen bigint not null default 0 check (shipping_sen >= 0),
  click_upsell_sen bigint not null default 0 check (click_upsell_sen >= 0),
  addon_total_sen bigint not null default 0 check (addon_total_sen >= 0),
  total_sen bigint not null check (total_sen = shipping_sen + subtotal_sen - discount_sen + click_upsell_sen + addon_total_sen),
  paid_sen bigint not null default 0 check (paid_sen >= 0),
  refunded_sen bigint not null default 0 check (refunded_sen >= 0 and refunded_sen <= paid_sen),
  tnc_agreed_at timestamptz,
  upload_file_id bigint references files,
  revision integer not null default 1,
  placed_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, order_no)
);
create index orders_newest on orders (shop_id, id desc);
create index orders_channel on orders (shop_id, channel, id desc);
create index orders_payment on orders (shop_id, payment_status, id desc);
create index orders_fulfilment on orders (shop_id, fulfilment_status, id desc);
create index orders_status on orders (shop_id, order_status, id desc);
create index orders_held on orders (hold_expires_at) where stock_state = 'held' and hold_expires_at is not null;
create index orders_find on orders using gin (shop_id, (lower(order_no || ' ' || buyer_name || ' ' || buyer_phone || ' ' || coalesce(buyer_email, ''))) gin_trgm_ops);
call secure_shop_table('orders', 'select, insert, update');

create table order_lines (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  order_id bigint not null references orders,
  kind text not null default 'item' check (kind in ('item', 'click_upsell')),
  product_id bigint not null references products,
  variation_id bigint not null references variations,
  view_id text not null,
  title text not null,
  options text not null default '',
  unit_price_sen bigint not null check (unit_price_sen >= 0),
  quantity integer not null check (quantity > 0),
  total_sen bigint not null check (total_sen = unit_price_sen * quantity),
  discount_sen bigint not null default 0 check (discount_sen >= 0 and discount_sen <= total_sen),
  weight_g integer not null default 0,
  image_key text,
  position integer not null default 0
);
create index order_lines_order on order_lines (order_id, position);
create index order_lines_variation on order_lines (variation_id);
call secure_shop_table('order_lines', 'select, insert');

create table order_events (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  order_id bigint not null references orders,
  at timestamptz not null,
  name text not null,
  actor text not null check (actor in ('buyer', 'seller', 'gateway', 'system')),
  user_id bigint references users,
  data jsonb not null default '{}'
);
create index order_events_order on order_events (order_id, id);
call secure_shop_table('order_events', 'select, insert');

create table coupon_claims (
  shop_id bigint not null references shops,
  coupon_id bigint not null references coupons,
  order_id bigint not null references orders,
  customer text not null,
  amount_sen bigint not null,
  claimed_at timestamptz not null,
  released_at timestamptz,
  primary key (coupon_id, order_id)
);
create index coupon_claims_customer on coupon_claims (coupon_id, customer) where released_at is null;
call secure_shop_table('coupon_claims', 'select, insert, update');

create table shipments (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  order_id bigint not null references orders,
  courier text not null,
  tracking_number text not null default '',
  shipped_at timestamptz not null,
  user_id bigint references users
);
create index shipments_order on shipments (order_id);
call secure_shop_table('shipments');

-- A buyer comes with a token only; the shop follows from it.
create function shop_of_order(order_token text) returns bigint
  language sql stable security definer set search_path = public as $$ select shop_id from orders where token = order_token $$;

create function orders_past_hold(moment timestamptz, at_most integer)
  returns table (shop_id bigint, order_id bigint)
  language sql stable security definer set search_path = public as $$
  select o.shop_id, o.id from orders o
  where o.stock_state = 'held' and o.hold_expires_at is not null and o.hold_expires_at <= moment
  order by o.hold_expires_at limit at_most $$;
