-- Orders: customers, carts, lines, the claims of what is scarce, parcels, couriers, and the days of sales.

-- Who buys from a shop. A customer is known by phone or by e-mail: each of them leads to one customer only.
create table customers (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  name text not null,
  phone text,
  email text,
  note text not null default '',
  tags text[] not null default '{}',
  created_at timestamptz not null,
  last_order_at timestamptz not null,
  primary key (shop_id, id),
  check (phone is not null or email is not null)
);
create index customers_recent on customers (shop_id, last_order_at desc, id desc);
create index customers_find on customers using gin (shop_id, lower((((name || ' ') || coalesce(phone, '')) || ' ') || coalesce(email, '')) gin_trgm_ops);
call secure_shop_table('customers');

create table customer_keys (
  shop_id bigint not null,
  key text not null,
  customer_id bigint not null,
  primary key (shop_id, key),
  foreign key (shop_id, customer_id) references customers on delete cascade
);
create index customer_keys_customer on customer_keys (customer_id);
call secure_shop_table('customer_keys');

-- What somebody has put aside to buy: one cart for each shop, area and person, with what was last asked of it.
create table carts (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  area text not null check (area in ('guest', 'dropship', 'agent', 'stockist', 'agent-tier')),
  -- the signed id of a browser
  guest_id text,
  user_id bigint references users,
  coupon_code text not null default '',
  postcode text not null default '',
  state text not null default '',
  city text not null default '',
  country text not null default 'MY',
  -- whether a place was asked for
  has_place boolean not null default false,
  shipping_method_id bigint,
  -- the offer that was answered, and how
  click_upsell_id bigint,
  click_upsell_accepted boolean,
  touched_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, area, guest_id),
  unique (shop_id, area, user_id),
  check ((guest_id is null) <> (user_id is null))
);
create index carts_touched on carts (touched_at);
call secure_shop_table('carts');

create table cart_lines (
  id bigint generated always as identity,
  shop_id bigint not null,
  cart_id bigint not null,
  -- a listing may go while it lies in a cart
  product_id bigint not null,
  variation_id bigint not null,
  title text not null,
  quantity integer not null check (quantity > 0),
  primary key (shop_id, id),
  unique (shop_id, cart_id, variation_id),
  foreign key (shop_id, cart_id) references carts on delete cascade
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

-- Whom the buyer of a cart said they are while writing the order, and that they agreed to offers; gone with the cart.
create table cart_contacts (
  cart_id bigint not null,
  shop_id bigint not null references shops,
  name text not null default '',
  -- E.164
  phone text,
  -- folded
  email text,
  -- what they agreed to, as they read it
  words text not null,
  lang text not null,
  at timestamptz not null,
  -- What a buyer read while a cart was begun goes with it.
  place text not null default '',
  primary key (shop_id, cart_id),
  check (phone is not null or email is not null),
  foreign key (shop_id, cart_id) references carts on delete cascade
);
create index cart_contacts_phone on cart_contacts (shop_id, phone);
create index cart_contacts_email on cart_contacts (shop_id, email);
call secure_shop_table('cart_contacts');

-- Carts that somebody who agreed to offers left without ordering. One is open for each cart, until it is ordered.
create table left_carts (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  cart_id bigint,
  -- of the link that shows its lines
  token text not null default '',
  name text not null default '',
  phone text,
  email text,
  lang text not null,
  total_sen bigint not null,
  view_ids text[] not null,
  -- when it was last touched
  left_at timestamptz not null,
  ordered_at timestamptz,
  created_at timestamptz not null,
  -- Carts of resellers are left too. Who they are is known by their account, and what they are told is about their own trade: it
  -- goes to them, never to whoever they buy for, and to nobody who asked for silence.
  area text not null default 'guest',
  reseller_id bigint,
  primary key (shop_id, id),
  check ((area = 'guest') = (reseller_id is null)),
  foreign key (shop_id, cart_id) references carts on delete set null (cart_id)
);
create index left_carts_cart on left_carts (cart_id);
create index left_carts_reseller on left_carts (shop_id, reseller_id) where reseller_id is not null;
create unique index left_carts_open on left_carts (shop_id, cart_id) where ordered_at is null;
call secure_shop_table('left_carts');

-- A person as a shop's resellers know one, whatever programmes he is in. Identity and account are sealed; their hashes only tell
-- that nobody applies twice under another name.
create table reseller_people (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  user_id bigint not null references users,
  name text not null,
  -- E.164
  phone text not null,
  email text not null,
  identity_sealed bytea not null,
  identity_hash bytea not null,
  account_sealed bytea not null,
  account_hash bytea not null,
  bank_name text not null,
  address text not null,
  city text not null,
  postcode text not null,
  state text not null,
  created_at timestamptz not null,
  primary key (shop_id, id),
  constraint reseller_people_user unique (shop_id, user_id),
  constraint reseller_people_phone unique (shop_id, phone),
  constraint reseller_people_identity unique (shop_id, identity_hash),
  constraint reseller_people_account unique (shop_id, account_hash)
);
create index reseller_people_of_user on reseller_people (user_id);
call secure_shop_table('reseller_people', 'select, insert, update');

-- Programmes for people who sell a shop's goods on: at most one for each area, its ranks, who takes part, and what each rank pays.
create table programmes (
  shop_id bigint not null references shops,
  area text not null check (area in ('dropship', 'agent', 'stockist', 'agent-tier')),
  name text not null,
  -- whether strangers may apply
  is_open boolean not null default false,
  terms text not null default '',
  terms_version integer not null default 1,
  joining_fee_sen bigint not null default 0 check (joining_fee_sen >= 0),
  settlement text not null default 'margin' check (settlement in ('margin', 'commission')),
  ships_to text not null default 'both' check (ships_to in ('end_buyer', 'reseller', 'both')),
  allows_coupons boolean not null default false,
  -- of what a buyer who came by a link paid for goods
  commission_bp integer not null default 0 check (commission_bp between 0 and 10000),
  clearing_days integer not null default 7 check (clearing_days between 0 and 90),
  attribution text not null default 'last' check (attribution in ('last', 'first')),
  attribution_days integer not null default 30 check (attribution_days between 1 and 365),
  fields jsonb not null default '[]',
  revision integer not null default 1,
  updated_at timestamptz not null,
  -- Who brought a buyer, and what that earns.
  pays_self boolean not null default false,
  -- An order may be sent by an upline, out of the pieces that lie at his place: what it holds is counted down there and goes back
  -- there.
  routes_to_upline boolean not null default false,
  route_hours integer not null default 24 check (route_hours between 1 and 720),
  -- What a member of a programme has to buy or bring within so many days; 0 days: nothing. Who falls short is warned, and after a
  -- time ranked lower or suspended.
  activity_days integer not null default 0 check (activity_days between 0 and 730),
  activity_min_sen bigint not null default 0 check (activity_min_sen >= 0),
  activity_grace_days integer not null default 14 check (activity_grace_days between 1 and 90),
  activity_then text not null default 'warn' check (activity_then in ('warn', 'downgrade', 'suspend')),
  -- Who may find a programme that takes applications: everybody, who has its link, who was invited by a member.
  visibility text not null default 'listed' check (visibility in ('listed', 'link', 'invited')),
  fee_is_credited boolean not null default false,
  -- A part of what a member sells or buys for who stands above him: off unless the shop records its licence for direct selling.
  override_licence text not null default '',
  override_bp integer[] not null default '{}' check (cardinality(override_bp) <= 3),
  primary key (shop_id, area),
  constraint programmes_override_licence check (cardinality(override_bp) = 0 or override_licence <> '')
);
call secure_shop_table('programmes', 'select, insert, update');
-- Whether a shop takes resellers: told at the foot of its shelf. Nothing else of a programme is read by strangers this way.
create policy public_open_programmes on programmes for select to kedai_public using (is_open and (visibility = 'listed'));
grant select (shop_id, area, is_open) on programmes to kedai_public;

create table ranks (
  id bigint generated always as identity,
  shop_id bigint not null,
  area text not null,
  name text not null,
  position integer not null default 0,
  -- of the usual price, where the list says nothing
  percent_off_bp integer not null default 0 check (percent_off_bp between 0 and 10000),
  first_min_qty integer not null default 0 check (first_min_qty >= 0),
  first_min_sen bigint not null default 0 check (first_min_sen >= 0),
  reorder_min_qty integer not null default 0 check (reorder_min_qty >= 0),
  reorder_min_sen bigint not null default 0 check (reorder_min_sen >= 0),
  -- pieces of the whole order come in cartons of so many
  reorder_multiple integer not null default 1 check (reorder_multiple >= 1),
  updated_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, area, id),
  unique (shop_id, area, name),
  foreign key (shop_id, area) references programmes (shop_id, area)
);
call secure_shop_table('ranks', 'select, insert, update');

-- A person in a programme.
create table resellers (
  id bigint generated always as identity,
  shop_id bigint not null,
  area text not null,
  person_id bigint not null,
  user_id bigint not null references users,
  rank_id bigint,
  upline_id bigint,
  status text not null check (status in ('applied', 'awaiting_first_order', 'active', 'warned', 'suspended', 'ended', 'rejected')),
  -- of the last refusal, suspension or warning
  reason text not null default '',
  -- in links: who brought a buyer
  code text not null,
  terms_version integer not null,
  terms_agreed_at timestamptz not null,
  terms_address text not null default '',
  answers jsonb not null default '{}',
  applied_at timestamptz not null,
  activated_at timestamptz,
  changed_at timestamptz not null,
  -- Since when somebody is active at this rank: no day before it counts. A warning stands from its own day.
  active_from timestamptz,
  warned_at timestamptz,
  -- The invoice of a joining fee; until it is settled its reseller orders nothing.
  fee_invoice_id bigint,
  fee_sen bigint not null default 0 check (fee_sen >= 0),
  fee_is_credited boolean not null default false,
  fee_settled_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, area, person_id),
  unique (shop_id, code),
  check (fee_settled_at is null or fee_invoice_id is not null),
  foreign key (shop_id, area) references programmes (shop_id, area),
  foreign key (shop_id, person_id) references reseller_people,
  foreign key (shop_id, area, rank_id) references ranks (shop_id, area, id),
  foreign key (shop_id, upline_id) references resellers
);
create index resellers_newest on resellers (shop_id, area, id desc);
create index resellers_of_user on resellers (user_id);
create index resellers_person on resellers (shop_id, person_id);
create index resellers_rank on resellers (shop_id, area, rank_id);
create index resellers_upline on resellers (shop_id, upline_id) where upline_id is not null;
create unique index resellers_fee_invoice on resellers (shop_id, fee_invoice_id) where fee_invoice_id is not null;
call secure_shop_table('resellers', 'select, insert, update');

alter table left_carts add foreign key (shop_id, reseller_id) references resellers;

-- Where a shop's goods are: with itself (its own pieces are counted in variations.stock), in a store of its own, or with a
-- reseller.
create table stock_nodes (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  kind text not null check (kind in ('hq', 'warehouse', 'reseller')),
  name text not null default '',
  reseller_id bigint,
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, reseller_id),
  check ((kind = 'reseller') = (reseller_id is not null)),
  foreign key (shop_id, reseller_id) references resellers
);
create unique index stock_nodes_hq on stock_nodes (shop_id) where kind = 'hq';
create unique index stock_nodes_name on stock_nodes (shop_id, lower(name)) where kind = 'warehouse';
call secure_shop_table('stock_nodes', 'select, insert, update');

create table node_stock (
  shop_id bigint not null,
  node_id bigint not null,
  variation_id bigint not null,
  quantity integer not null default 0 check (quantity >= 0),
  primary key (shop_id, node_id, variation_id),
  foreign key (shop_id, variation_id) references variations on delete cascade,
  foreign key (shop_id, node_id) references stock_nodes
) with (fillfactor=80);
create index node_stock_variation on node_stock (variation_id);
call secure_shop_table('node_stock', 'select, insert, update');

-- An order has three axes (payment, fulfilment, order), lines, a timeline, and owns the stock it holds.
create table orders (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  order_no text not null,
  token text not null unique,
  channel text not null default 'guest',
  payment_status text not null,
  fulfilment_status text not null,
  order_status text not null,
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
  shipping_method_id bigint,
  shipping_name text,
  shipping_courier text,
  coupon_id bigint,
  coupon_code text,
  subtotal_sen bigint not null check (subtotal_sen >= 0),
  discount_sen bigint not null default 0,
  shipping_sen bigint not null default 0 check (shipping_sen >= 0),
  click_upsell_sen bigint not null default 0 check (click_upsell_sen >= 0),
  addon_total_sen bigint not null default 0 check (addon_total_sen >= 0),
  total_sen bigint not null,
  paid_sen bigint not null default 0 check (paid_sen >= 0),
  refunded_sen bigint not null default 0,
  tnc_agreed_at timestamptz,
  upload_file_id bigint,
  revision integer not null default 1,
  placed_at timestamptz not null,
  updated_at timestamptz not null,
  sold_counted boolean not null default false,
  customer_id bigint,
  -- The day a shop that is away promised to send from, as the buyer was told when the order was placed; it does not move when the
  -- shop's holiday does.
  dispatch_on date,
  pickup text check (pickup <> ''),
  -- A discount is judged against the order as placed: what its coupon said of the delivery, and its lines from before the first
  -- edit.
  off_shipping_bp integer not null default 0 check (off_shipping_bp between 0 and 1000000),
  off_shipping_max_sen bigint check (off_shipping_max_sen >= 0),
  -- null until the first edit: the lines are then as placed
  placed_lines jsonb,
  -- What the buyer's file was asked for as, kept with the order: the product may ask for another one, or none, later.
  upload_label text,
  -- Whose pieces its claims of stock are; null: the shop's own. It is set when the order is written, and given up with what it
  -- holds.
  node_id bigint,
  -- What was taken off for it, a part of discount_sen. null: it was not asked for, or every total near by was taken; then nothing
  -- is off.
  transfer_discount_sen bigint,
  primary key (shop_id, id),
  unique (shop_id, order_no),
  constraint orders_payment_axis check (payment_status in ('unpaid', 'pending', 'failed', 'checking', 'partially_paid', 'paid', 'overpaid', 'partially_refunded', 'refunded')),
  constraint orders_order_axis check (order_status in ('open', 'completed', 'cancelled', 'expired')),
  constraint orders_payment_kinds check (payment_kind in ('gateway', 'bank_transfer', 'cod', 'qr')),
  constraint orders_discount check (discount_sen >= 0 and discount_sen <= (subtotal_sen + addon_total_sen + shipping_sen + click_upsell_sen)),
  constraint orders_pickup_or_parcel check (pickup is null or not ships),
  -- A parcel holds units of lines and has a story of its own; so has a refund. An order of which a part has gone says so.
  constraint orders_fulfilment_axis check (fulfilment_status in ('unfulfilled', 'packed', 'partially_shipped', 'shipped', 'delivered', 'returned', 'cancelled')),
  check (transfer_discount_sen between 0 and 99 and transfer_discount_sen <= discount_sen),
  check (total_sen = (shipping_sen + subtotal_sen - discount_sen + click_upsell_sen + addon_total_sen)),
  check (refunded_sen >= 0 and refunded_sen <= paid_sen),
  foreign key (shop_id, shipping_method_id) references shipping_methods,
  foreign key (shop_id, coupon_id) references coupons,
  foreign key (shop_id, upload_file_id) references files,
  foreign key (shop_id, customer_id) references customers,
  constraint orders_node foreign key (shop_id, node_id) references stock_nodes
);
create index orders_channel on orders (shop_id, channel, id desc);
create index orders_payment on orders (shop_id, payment_status, id desc);
create index orders_fulfilment on orders (shop_id, fulfilment_status, id desc);
create index orders_status on orders (shop_id, order_status, id desc);
create index orders_find on orders using gin (shop_id, lower((((((order_no || ' ') || buyer_name) || ' ') || buyer_phone) || ' ') || coalesce(buyer_email, '')) gin_trgm_ops);
-- Queues are short beside the orders of all time, so each has its own small index.
create index orders_slips_to_check on orders (shop_id, id desc) where order_status = 'open' and payment_status = 'checking';
create index orders_awaiting_payment on orders (shop_id, id desc) where order_status = 'open' and payment_kind <> 'cod' and (payment_status in ('unpaid', 'pending', 'failed', 'partially_paid'));
create index orders_deadline on orders (hold_expires_at) where hold_expires_at is not null and order_status = 'open';
create index orders_upload on orders (upload_file_id) where upload_file_id is not null;
-- Whether somebody ordered before, by phone or e-mail.
create index orders_of_phone on orders (shop_id, buyer_phone);
create index orders_of_email on orders (shop_id, buyer_email) where buyer_email is not null;
create index orders_customer on orders (customer_id, id desc) where customer_id is not null;
-- The orders of some days, however many came before.
create index orders_placed on orders (shop_id, placed_at);
create index orders_to_pack on orders (shop_id, id desc) where order_status = 'open' and (fulfilment_status in ('unfulfilled', 'packed', 'partially_shipped')) and ((payment_status in ('paid', 'overpaid', 'partially_refunded')) or payment_kind = 'cod' and (payment_status in ('unpaid', 'partially_paid')));
create index orders_from_nodes on orders (shop_id, node_id, id desc) where node_id is not null;
-- What waiting orders still come to.
create index orders_awaited_transfers on orders (shop_id, (total_sen - paid_sen + refunded_sen)) where order_status = 'open' and (payment_kind in ('bank_transfer', 'qr')) and (payment_status in ('unpaid', 'pending', 'failed', 'checking', 'partially_paid'));
call secure_shop_table('orders', 'select, insert, update');

create table order_lines (
  id bigint generated always as identity,
  shop_id bigint not null,
  order_id bigint not null,
  kind text not null default 'item' check (kind in ('item', 'click_upsell')),
  product_id bigint not null,
  variation_id bigint not null,
  view_id text not null,
  title text not null,
  options text not null default '',
  unit_price_sen bigint not null check (unit_price_sen >= 0),
  quantity integer not null check (quantity > 0),
  total_sen bigint not null,
  discount_sen bigint not null default 0,
  weight_g integer not null default 0,
  image_key text,
  position integer not null default 0,
  -- A line says by itself what was sold: nothing looks the live product up for it.
  item_type text not null,
  sku text,
  -- What was sold, in the words of its type: a snapshot like the rest of the line.
  details jsonb check (jsonb_typeof(details) = 'object'),
  -- What a sale costs its shop. Of a line what one piece cost when it was ordered; orders from before do not know it, and nobody
  -- guesses.
  cost_sen bigint check (cost_sen >= 0),
  primary key (shop_id, id),
  check (total_sen = (unit_price_sen * quantity)),
  check (discount_sen >= 0 and discount_sen <= total_sen),
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, variation_id) references variations
);
create index order_lines_variation on order_lines (variation_id);
-- The orders of a product: what a best seller's figures open.
create index order_lines_product on order_lines (product_id, order_id);
create unique index order_lines_order on order_lines (shop_id, order_id, "position");
call secure_shop_table('order_lines');

create table order_events (
  id bigint generated always as identity,
  shop_id bigint not null,
  order_id bigint not null,
  at timestamptz not null,
  name text not null,
  actor text not null check (actor in ('buyer', 'seller', 'gateway', 'system')),
  user_id bigint references users,
  data jsonb not null default '{}',
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders
);
create index order_events_order on order_events (order_id, id);
call secure_shop_table('order_events', 'select, insert');

-- Words that a shop puts on orders; a row a word, so that the list of one is found by its index.
create table order_tags (
  order_id bigint not null,
  tag text not null,
  shop_id bigint not null references shops,
  primary key (shop_id, order_id, tag),
  foreign key (shop_id, order_id) references orders
);
create index order_tags_tag on order_tags (shop_id, tag, order_id desc);
call secure_shop_table('order_tags', 'select, insert, delete');

-- One wish for many orders: which orders it means, what is done to each, and what came of it. A row is done in the same
-- transaction as what was done to its order, so a run that was cut goes on where it stopped and does nothing twice.
create table order_runs (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  user_id bigint not null references users,
  action text not null check (action in ('approve_proof', 'pack', 'parcel', 'fulfil', 'complete', 'print', 'export')),
  courier text not null default '',
  state text not null check (state in ('running', 'done', 'stopped')),
  total integer not null check (total >= 0),
  created_at timestamptz not null,
  touched_at timestamptz not null,
  primary key (shop_id, id)
);
create index order_runs_unfinished on order_runs (touched_at) where state = 'running';
create index order_runs_shop on order_runs (shop_id, created_at);
call secure_shop_table('order_runs');

create table order_run_rows (
  run_id bigint not null,
  position integer not null,
  shop_id bigint not null references shops,
  order_id bigint not null,
  outcome text check (outcome in ('done', 'refused')),
  reason jsonb,
  primary key (shop_id, run_id, "position"),
  foreign key (shop_id, run_id) references order_runs on delete cascade,
  foreign key (shop_id, order_id) references orders
);
create index order_run_rows_waiting on order_run_rows (run_id, "position") where outcome is null;
create index order_run_rows_refused on order_run_rows (run_id, "position") where outcome = 'refused';
create index order_run_rows_order on order_run_rows (order_id);
call secure_shop_table('order_run_rows');

create table claims (
  shop_id bigint not null,
  holder text not null check (holder in ('order', 'offer', 'voucher')),
  holder_id bigint not null,
  -- the position of an order's line; -1 for the order as a whole
  line_no integer not null default '-1'::integer,
  kind text not null check (kind in ('stock', 'seat', 'booking', 'slot', 'coupon', 'wallet')),
  -- a variation, a quota, a unit, a coupon
  subject bigint not null,
  amount bigint not null check (amount > 0),
  -- with the buffers around it
  during tstzrange,
  state text not null check (state in ('held', 'committed', 'released')),
  -- whose use of a coupon it is, E.164 and folded
  phone text,
  email text,
  claimed_at timestamptz not null,
  released_at timestamptz,
  primary key (shop_id, holder, holder_id, line_no, kind, subject),
  constraint claims_shop_id_subject_during_excl exclude using gist (shop_id with =, subject with =, during with &&) where (kind = 'booking' and state <> 'released'),
  check ((during is not null) = (kind in ('booking', 'slot')))
) with (fillfactor=80);
create index claims_of_coupon on claims (subject, claimed_at desc) where kind = 'coupon';
create index claims_of_phone on claims (subject, phone) where kind = 'coupon' and state <> 'released';
create index claims_of_email on claims (subject, email) where kind = 'coupon' and state <> 'released' and email is not null;
create index claims_of_slot on claims using gist (subject, during) where kind = 'slot' and state <> 'released';
call secure_shop_table('claims');

create table shipments (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  order_id bigint not null,
  courier text not null,
  tracking_number text not null default '',
  shipped_at timestamptz,
  user_id bigint references users,
  status text not null check (status in ('draft', 'booked', 'awaiting_pickup', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered', 'delivery_failed', 'returning', 'returned', 'cancelled', 'lost')),
  service text not null default '',
  weight_g integer check (weight_g > 0),
  cost_sen bigint check (cost_sen >= 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Where a parcel is followed, where the courier said so.
  tracking_url text,
  -- How a parcel and its order stood before an import gave it its number; gone once anything else touches the parcel, so that only
  -- what nobody used can be taken back.
  before_import jsonb,
  primary key (shop_id, id),
  constraint shipments_sent check ((shipped_at is null) = (status in ('draft', 'booked', 'awaiting_pickup', 'cancelled'))),
  foreign key (shop_id, order_id) references orders
);
create index shipments_order on shipments (order_id);
-- A seller finds an order by the whole number on its parcel, whichever blanks were typed.
create index shipments_tracking on shipments (shop_id, lower(replace(tracking_number, ' ', ''))) where tracking_number <> '';
call secure_shop_table('shipments');

create table shipment_lines (
  shop_id bigint not null,
  shipment_id bigint not null,
  order_line_id bigint not null,
  quantity integer not null check (quantity > 0),
  primary key (shop_id, shipment_id, order_line_id),
  foreign key (shop_id, shipment_id) references shipments on delete cascade,
  foreign key (shop_id, order_line_id) references order_lines on delete cascade
);
create index shipment_lines_line on shipment_lines (order_line_id);
call secure_shop_table('shipment_lines');

-- What was told of a parcel, by the seller or by its courier; `code` is the courier's own.
create table shipment_events (
  id bigint generated always as identity,
  shop_id bigint not null,
  shipment_id bigint not null,
  at timestamptz not null,
  status text not null,
  code text not null default '',
  primary key (shop_id, id),
  foreign key (shop_id, shipment_id) references shipments on delete cascade
);
create index shipment_events_shipment on shipment_events (shipment_id, id);
-- What was told of a parcel is told once, however often it comes and whoever says it.
create unique index shipment_events_once on shipment_events (shop_id, shipment_id, at, status, code) where code <> '';
call secure_shop_table('shipment_events');

-- Which labels were printed, by whom and when: the same sheet comes out again, and nobody wonders whether a parcel has its label.
create table label_prints (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  user_id bigint references users,
  at timestamptz not null,
  size text not null check (size in ('a6', 'a4')),
  lang text not null,
  primary key (shop_id, id)
);
call secure_shop_table('label_prints', 'select, insert');

create table label_print_parcels (
  shop_id bigint not null,
  print_id bigint not null,
  shipment_id bigint not null,
  position integer not null,
  primary key (shop_id, print_id, "position"),
  foreign key (shop_id, shipment_id) references shipments on delete cascade,
  foreign key (shop_id, print_id) references label_prints on delete cascade
);
create index label_print_parcels_shipment on label_print_parcels (shop_id, shipment_id);
call secure_shop_table('label_print_parcels', 'select, insert');

-- A shop's account with a courier, kept as its accounts with payment providers are: sealed for this shop and provider alone.
create table courier_accounts (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  provider text not null,
  -- in the address for its reports: nobody guesses it
  account_key text not null check (length(account_key) >= 22),
  is_active boolean not null,
  is_live boolean not null,
  credentials bytea,
  last_ok_at timestamptz,
  -- why the courier did not work when it was used last, in its own words
  problem text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, provider)
);
create unique index courier_accounts_key on courier_accounts (account_key);
call secure_shop_table('courier_accounts', 'select, insert, update');

-- One try to book a parcel: written before the courier is asked, so that what was asked for is known after a crash. A parcel has
-- one that is under way or done; a refused one makes room for the next.
create table courier_bookings (
  id bigint generated always as identity,
  shop_id bigint not null,
  shipment_id bigint not null,
  account_id bigint not null,
  provider text not null,
  service text not null,
  reference text not null,
  -- what was asked for besides
  wish jsonb not null,
  state text not null check (state in ('started', 'unclear', 'booked', 'refused', 'cancelled')),
  -- what the courier gave before anything was bound
  prepared text,
  -- the courier may have booked it
  was_asked boolean not null default false,
  -- somebody is asking; nobody else does before
  starting_until timestamptz,
  tries integer not null default 0,
  failure text,
  provider_ref text,
  tracking_number text not null default '',
  label_url text,
  label_pdf bytea,
  -- of what the courier told
  newest_at timestamptz,
  next_ask_at timestamptz,
  asks integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, shipment_id) references shipments on delete cascade,
  foreign key (shop_id, account_id) references courier_accounts
);
create index courier_bookings_provider_ref on courier_bookings (account_id, provider_ref);
create index courier_bookings_number on courier_bookings (account_id, tracking_number);
create index courier_bookings_to_ask on courier_bookings (next_ask_at) where next_ask_at is not null;
create unique index courier_bookings_one on courier_bookings (shop_id, shipment_id) where state in ('started', 'unclear', 'booked');
create unique index courier_bookings_reference on courier_bookings (shop_id, account_id, reference);
call secure_shop_table('courier_bookings', 'select, insert, update');

-- What couriers told, each once.
create table courier_events (
  shop_id bigint not null references shops,
  account_id bigint not null,
  event_id text not null,
  -- null: it was about nothing that we booked
  booking_id bigint,
  status text,
  code text not null,
  received_at timestamptz not null,
  primary key (shop_id, account_id, event_id),
  foreign key (shop_id, account_id) references courier_accounts
);
create index courier_events_booking on courier_events (shop_id, booking_id);
call secure_shop_table('courier_events', 'select, insert');

-- What a shop sold on each Malaysian day, kept as orders change, so that the figures of a seller's home cost the same at any
-- number of orders. An order writes what it changes as a row of its own and waits for nobody; a job folds those rows into one a
-- day. What was not folded yet is added when somebody looks. A sale belongs to the day of its order.
create table sales_changes (
  id bigint generated always as identity,
  shop_id bigint not null,
  order_id bigint not null,
  day date not null,
  orders integer not null,
  sold integer not null,
  sales_sen bigint not null,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders
);
call secure_shop_table('sales_changes', 'select, insert');

create table sales_days (
  shop_id bigint not null references shops,
  day date not null,
  orders bigint not null,
  sold bigint not null,
  sales_sen bigint not null,
  new_customers bigint not null,
  primary key (shop_id, day)
);
call secure_shop_table('sales_days', 'select');

-- The units of each product that were sold on a day, not folded yet: whoever changes a line of a sold order, or whether an order
-- is sold, writes the units it moves.
create table product_sales_changes (
  id bigint generated always as identity,
  shop_id bigint not null,
  product_id bigint not null,
  day date not null,
  units bigint not null,
  sales_sen bigint not null,
  primary key (shop_id, id),
  foreign key (shop_id, product_id) references products
);
call secure_shop_table('product_sales_changes', 'select, insert');

create table product_sales_days (
  shop_id bigint not null references shops,
  day date not null,
  product_id bigint not null,
  units bigint not null,
  sales_sen bigint not null,
  primary key (shop_id, day, product_id),
  foreign key (shop_id, product_id) references products
);
call secure_shop_table('product_sales_days', 'select');

-- A buyer is known by the phone; the first order of each says on which day a new customer came.
create table first_orders (
  shop_id bigint not null references shops,
  phone text not null,
  order_id bigint not null,
  day date not null,
  primary key (shop_id, phone),
  foreign key (shop_id, order_id) references orders
);
create index first_orders_order on first_orders (shop_id, order_id);
call secure_shop_table('first_orders', 'select');

-- How often each product was seen on each Malaysian day, and how many carts got their first line: the first steps of a shop's
-- funnel. Each process counts in memory and adds what it counted, so these are numbers of nobody, and no order waits for them.
create table view_days (
  shop_id bigint not null references shops,
  day date not null,
  product_id bigint not null,
  views bigint not null check (views > 0),
  primary key (shop_id, day, product_id),
  foreign key (shop_id, product_id) references products on delete cascade
);
create index view_days_product on view_days (product_id);
call secure_shop_table('view_days', 'select');

create table cart_days (
  shop_id bigint not null references shops,
  day date not null,
  carts bigint not null check (carts > 0),
  primary key (shop_id, day)
);
call secure_shop_table('cart_days', 'select');

-- A buyer comes with a token only; the shop follows from it.
create function shop_of_order(order_token text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$ select shop_id from orders where token = order_token $$;
revoke execute on function shop_of_order(text) from public;
grant execute on function shop_of_order(text) to kedai_app;

create function orders_past_hold(moment timestamptz, at_most integer) returns table (shop_id bigint, order_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select o.shop_id, o.id from orders o
  where o.hold_expires_at is not null and o.order_status = 'open' and o.hold_expires_at <= moment
  order by o.hold_expires_at limit at_most $$;
revoke execute on function orders_past_hold(timestamptz,integer) from public;
grant execute on function orders_past_hold(timestamptz,integer) to kedai_app;

-- Under row-level security the trigram index is out of reach: `like` is not leakproof, so the policy is judged first, on every row
-- of the shop. This search runs as the owner and keeps to the shop of the transaction by itself. It gives the newest matches only.
-- Short terms hold no trigram (a Chinese name of two letters), so they are looked for among the shop's newest orders. Planned anew
-- each time, because a rare and a common term want different plans.
create function orders_matching(pattern text, is_short boolean, at_most integer) returns setof bigint
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if is_short then
    return query execute
      'select id from (select * from orders where shop_id = $1 order by id desc limit $3) newest
       where lower(order_no || '' '' || buyer_name || '' '' || buyer_phone || '' '' || coalesce(buyer_email, '''')) like $2'
      using app_shop(), pattern, at_most;
  else
    return query execute
      'select id from orders where shop_id = $1
         and lower(order_no || '' '' || buyer_name || '' '' || buyer_phone || '' '' || coalesce(buyer_email, '''')) like $2
       order by id desc limit $3'
      using app_shop(), pattern, at_most;
  end if;
end $$;
revoke execute on function orders_matching(text,boolean,integer) from public;
grant execute on function orders_matching(text,boolean,integer) to kedai_app;

-- Uploads that nothing refers to. What refers to a file does so by a foreign key, so the catalogue knows all of it, whatever is
-- added later; the key itself refuses the removal of a file that came into use meanwhile. Lines of orders keep the key of a
-- picture that the product may have lost since.
create function sweep_unused_files(older_than timestamptz, at_most integer) returns table (key text, widths integer[])
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  is_unused text;
  unused files[];
  file files;
begin
  select coalesce(string_agg(format('and not exists (select from %s r where r.%I = f.shop_id and r.%I = f.id)', c.conrelid::regclass, s.attname, a.attname), ' '), '')
    into is_unused
    from pg_constraint c join pg_attribute s on s.attrelid = c.conrelid and s.attnum = c.conkey[1]
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    where c.confrelid = 'files'::regclass and c.contype = 'f';
  execute 'select array_agg(u) from (select f.* from files f where f.created_at < $1 ' || is_unused
    || ' and not exists (select from order_lines l where l.shop_id = f.shop_id and l.image_key = f.key) order by f.id limit $2) u'
    into unused using older_than, at_most;
  foreach file in array coalesce(unused, '{}'::files[]) loop
    begin
      return query delete from files f where f.shop_id = file.shop_id and f.id = file.id returning f.key, f.widths;
    exception when foreign_key_violation then
      null; -- in use by now
    end;
  end loop;
end $$;
revoke execute on function sweep_unused_files(timestamptz,integer) from public;
grant execute on function sweep_unused_files(timestamptz,integer) to kedai_app;

-- Runs whose worker was lost, of any shop.
create function order_runs_left(since timestamptz, at_most integer) returns table (shop_id bigint, run_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.shop_id, r.id from order_runs r where r.state = 'running' and r.touched_at <= since order by r.touched_at limit at_most $$;
revoke execute on function order_runs_left(timestamptz,integer) from public;
grant execute on function order_runs_left(timestamptz,integer) to kedai_app;

-- The two keys come by themselves: a list whose length the planner can see is planned anew by every order, which costs more than
-- finding and writing the customer.
create function customer_of(shop bigint, called text, number text, mail text, moment timestamptz) returns bigint
  language plpgsql as $$
declare
  by_phone constant text := 'p:' || number;
  by_mail constant text := 'e:' || lower(mail);
  found bigint;
  claimed integer;
begin
  if by_phone is null and by_mail is null then return null; end if;
  loop
    select k.customer_id into found from customer_keys k where k.shop_id = shop and k.key in (by_phone, by_mail) order by k.key desc limit 1;
    if found is null then
      with made as (
        insert into customers (shop_id, name, phone, email, created_at, last_order_at) values (shop, called, number, mail, moment, moment) returning id
      ), keyed as (
        insert into customer_keys (shop_id, key, customer_id)
          select shop, k.key, made.id from made, (values (by_phone), (by_mail)) k (key) where k.key is not null on conflict do nothing returning 1
      )
      select made.id, (select count(*) from keyed) into found, claimed from made;
      if claimed = (by_phone is not null)::integer + (by_mail is not null)::integer then return found; end if;
      delete from customers where id = found; -- somebody was quicker: look again
      found := null;
    else
      insert into customer_keys (shop_id, key, customer_id)
        select shop, k.key, found from (values (by_phone), (by_mail)) k (key)
        where k.key is not null and not exists (select from customer_keys o where o.shop_id = shop and o.key = k.key) on conflict do nothing;
      update customers set name = called, phone = coalesce(phone, number), email = coalesce(email, mail), last_order_at = greatest(last_order_at, moment)
        where id = found and shop_id = shop and (last_order_at < moment - interval '1 minute' or phone is null and number is not null);
      return found;
    end if;
  end loop;
end $$;
revoke execute on function customer_of(bigint,text,text,text,timestamptz) from public;
grant execute on function customer_of(bigint,text,text,text,timestamptz) to kedai_app;

-- A search by words runs as the owner and keeps to the shop of the transaction by itself.
create function customers_matching(pattern text, is_short boolean, at_most integer) returns setof bigint
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if is_short then
    return query execute
      'select id from (select * from customers where shop_id = $1 order by last_order_at desc, id desc limit $3) newest
       where lower(name || '' '' || coalesce(phone, '''') || '' '' || coalesce(email, '''')) like $2'
      using app_shop(), pattern, at_most;
  else
    return query execute
      'select id from customers where shop_id = $1 and lower(name || '' '' || coalesce(phone, '''') || '' '' || coalesce(email, '''')) like $2 order by id desc limit $3'
      using app_shop(), pattern, at_most;
  end if;
end $$;
revoke execute on function customers_matching(text,boolean,integer) from public;
grant execute on function customers_matching(text,boolean,integer) to kedai_app;

-- Whoever writes an order, its figures follow.
create function note_new_orders() returns trigger
  language plpgsql as $$
begin
  insert into sales_changes (shop_id, order_id, day, orders, sold, sales_sen)
    select shop_id, id, malaysian_day(placed_at), 1, is_sold(payment_status)::integer,
      case when is_sold(payment_status) then paid_sen - refunded_sen else 0 end from placed;
  return null;
end $$;

create function note_order_money() returns trigger
  language plpgsql as $$
declare
  was bigint := case when is_sold(old.payment_status) then old.paid_sen - old.refunded_sen else 0 end;
  is_now bigint := case when is_sold(new.payment_status) then new.paid_sen - new.refunded_sen else 0 end;
  turned integer := is_sold(new.payment_status)::integer - is_sold(old.payment_status)::integer;
begin
  insert into sales_changes (shop_id, order_id, day, orders, sold, sales_sen)
    values (new.shop_id, new.id, malaysian_day(new.placed_at), 0, turned, is_now - was);
  if turned <> 0 then
    insert into product_sales_changes (shop_id, product_id, day, units, sales_sen)
      select shop_id, product_id, malaysian_day(new.placed_at), sum(quantity) * turned, sum(total_sen - discount_sen) * turned
      from order_lines where order_id = new.id group by shop_id, product_id;
  end if;
  return null;
end $$;

-- Folds the oldest changes of any shop; answers how many. Two at once would both be right, but wait for each other: one does it.
create function fold_sales(at_most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare folded integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_sales')) then return 0; end if;
  with taken as (
    -- Up to an id, not by a list of ids: the planner believes this table empty, and would join it with itself row by row.
    delete from sales_changes where id <= (select max(id) from (select id from sales_changes order by id limit at_most) oldest) returning *
  ), taken_of_products as (
    delete from product_sales_changes where id <= (select max(id) from (select id from product_sales_changes order by id limit at_most) oldest) returning *
  ), firsts as (
    insert into first_orders (shop_id, phone, order_id, day)
    select distinct on (o.shop_id, o.buyer_phone) o.shop_id, o.buyer_phone, o.id, taken.day
    from taken join orders o on o.id = taken.order_id where taken.orders > 0 order by o.shop_id, o.buyer_phone, o.id
    on conflict do nothing returning shop_id, day
  ), days as (
    insert into sales_days (shop_id, day, orders, sold, sales_sen, new_customers)
    select shop_id, day, sum(orders), sum(sold), sum(sales_sen), sum(firsts) from (
      select shop_id, day, orders, sold, sales_sen, 0 as firsts from taken union all select shop_id, day, 0, 0, 0, 1 from firsts
    ) parts group by shop_id, day
    on conflict (shop_id, day) do update set orders = sales_days.orders + excluded.orders, sold = sales_days.sold + excluded.sold,
      sales_sen = sales_days.sales_sen + excluded.sales_sen, new_customers = sales_days.new_customers + excluded.new_customers
  ), products as (
    insert into product_sales_days (shop_id, day, product_id, units, sales_sen)
    select shop_id, day, product_id, sum(units), sum(sales_sen) from taken_of_products group by shop_id, day, product_id
    on conflict (shop_id, day, product_id) do update set
      units = product_sales_days.units + excluded.units, sales_sen = product_sales_days.sales_sen + excluded.sales_sen
  )
  select greatest((select count(*) from taken), (select count(*) from taken_of_products)) into folded;
  return folded;
end $$;
revoke execute on function fold_sales(integer) from public;
grant execute on function fold_sales(integer) to kedai_app;

create function note_added_lines() returns trigger
  language plpgsql as $$
begin
  insert into product_sales_changes (shop_id, product_id, day, units, sales_sen)
    select l.shop_id, l.product_id, malaysian_day(o.placed_at), l.quantity, l.total_sen - l.discount_sen
    from added l join orders o on o.id = l.order_id where is_sold(o.payment_status);
  return null;
end $$;

create function note_removed_lines() returns trigger
  language plpgsql as $$
begin
  insert into product_sales_changes (shop_id, product_id, day, units, sales_sen)
    select l.shop_id, l.product_id, malaysian_day(o.placed_at), -l.quantity, l.discount_sen - l.total_sen
    from removed l join orders o on o.id = l.order_id where is_sold(o.payment_status);
  return null;
end $$;

create function note_changed_lines() returns trigger
  language plpgsql as $$
begin
  insert into product_sales_changes (shop_id, product_id, day, units, sales_sen)
    select l.shop_id, l.product_id, malaysian_day(o.placed_at), l.units, l.sales_sen
    from (
      select shop_id, order_id, product_id, quantity as units, total_sen - discount_sen as sales_sen from changed
      union all
      select shop_id, order_id, product_id, -quantity, discount_sen - total_sen from before_it
    ) l join orders o on o.id = l.order_id where is_sold(o.payment_status);
  return null;
end $$;

-- An order that is sent from a place gives back what lies there.
create function claim_stock(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, lines integer[], subjects bigint[], amounts bigint[]) returns setof shortage
  language plpgsql as $$
declare
  place bigint := case when who = 'order' then (select o.node_id from orders o where o.shop_id = shop and o.id = who_id) end;
begin
  if place is not null then
    return query select s.* from claim_node_stock(shop, who, who_id, as_state, moment, place, lines, subjects, amounts) s;
    return;
  end if;
  return query
  with wanted as (
    select w.subject, sum(w.amount) as amount from unnest(subjects, amounts) w (subject, amount) group by w.subject
  ), shelf as (
    select v.id, v.stock, w.amount from variations v join wanted w on w.subject = v.id
    where v.shop_id = shop and v.stock is not null order by v.id for no key update of v
  ), taken as (
    update variations v set stock = v.stock - shelf.amount from shelf
    where v.id = shelf.id and not exists (select from shelf s where s.stock < s.amount) returning v.id
  ), noted as (
    insert into claims as c (shop_id, holder, holder_id, line_no, kind, subject, amount, state, claimed_at)
    select shop, who, who_id, w.line, 'stock', w.subject, sum(w.amount), as_state, moment
    from unnest(lines, subjects, amounts) w (line, subject, amount) join taken on taken.id = w.subject group by w.line, w.subject
    on conflict on constraint claims_pkey do update
      set amount = case when c.state = 'released' then excluded.amount else c.amount + excluded.amount end,
        state = case when c.state = 'released' then excluded.state else c.state end, released_at = null
  )
  select 'stock', shelf.id, shelf.stock::bigint, 'short' from shelf where shelf.stock < shelf.amount order by shelf.id;
end $$;

-- ── coupon: one use of it for an order, within its limits in all and for a customer, known by phone or e-mail.
create function claim_coupon(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, coupon bigint, of_phone text, of_email text) returns setof shortage
  language plpgsql as $$
declare
  terms record;
begin
  -- Locked first, so that a customer's uses are counted one buyer at a time.
  select k.max_uses, k.used, k.per_customer, k.first_order_only into terms from coupons k
    where k.shop_id = shop and k.id = coupon and k.is_active and k.archived_at is null for no key update;
  if not found or terms.used >= terms.max_uses then
    return query select 'coupon', coupon, 0::bigint, 'used_up';
  elsif terms.first_order_only and exists (
    select from orders o where o.shop_id = shop and not (who = 'order' and o.id = who_id) and o.order_status in ('open', 'completed')
      and (o.buyer_phone = of_phone or o.buyer_email = of_email)
  ) then
    return query select 'coupon', coupon, 0::bigint, 'first_order';
  elsif terms.per_customer <= (
    select count(*) from claims c where c.kind = 'coupon' and c.subject = coupon and c.state <> 'released' and (c.phone = of_phone or c.email = of_email)
  ) then
    return query select 'coupon', coupon, terms.per_customer::bigint, 'used_by_you';
  else
    update coupons k set used = k.used + 1 where k.shop_id = shop and k.id = coupon;
    insert into claims as c (shop_id, holder, holder_id, kind, subject, amount, state, phone, email, claimed_at)
    values (shop, who, who_id, 'coupon', coupon, 1, as_state, of_phone, of_email, moment)
    on conflict on constraint claims_pkey do update set state = excluded.state, claimed_at = excluded.claimed_at, released_at = null;
  end if;
end $$;

create function commit_claims(shop bigint, who text, who_id bigint) returns void
  language sql as $$
  update claims set state = 'committed' where shop_id = shop and holder = who and holder_id = who_id and state = 'held' $$;

-- Carts of all shops that nobody touched since, and links as old; run by a job.
create function remove_old_carts(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from public.carts c where c.touched_at < before;
  delete from public.shared_carts s where s.created_at < before $$;
revoke execute on function remove_old_carts(timestamptz) from public;
grant execute on function remove_old_carts(timestamptz) to kedai_app;

-- A person's programmes are asked for before any shop is known.
create function programmes_of_user(person bigint) returns table (reseller_id bigint, shop_id bigint, username text, area text, status text, rank_id bigint, code text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.id, r.shop_id, s.username, r.area, r.status, r.rank_id, r.code
  from public.resellers r join public.shops s on s.id = r.shop_id
  where r.user_id = person order by r.id limit 200 $$;
revoke execute on function programmes_of_user(bigint) from public;
grant execute on function programmes_of_user(bigint) to kedai_app;

-- What came back early is free again from then on, once it was made ready for the next: the end of its claims.
create function end_rental_claims(shop bigint, of_order bigint, line integer, until timestamptz) returns void
  language sql as $$
  update claims c set during = tstzrange(lower(c.during), greatest(until, lower(c.during) + interval '1 second'))
  where c.shop_id = shop and c.holder = 'order' and c.holder_id = of_order and c.line_no = line and c.kind = 'booking' and c.state <> 'released' and upper(c.during) > until $$;

-- What is claimed of calendars over a time, and of which product.
create function slot_use(calendars bigint[], span tstzrange) returns table (calendar bigint, product bigint, starts timestamptz, ends timestamptz, places bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.subject, l.product_id, lower(c.during), upper(c.during), c.amount from claims c
  join order_lines l on l.shop_id = c.shop_id and l.order_id = c.holder_id and l.position = c.line_no
  where c.kind = 'slot' and c.state <> 'released' and c.holder = 'order' and c.subject = any(calendars) and c.during && span
$$;
revoke execute on function slot_use(bigint[],tstzrange) from public;
grant execute on function slot_use(bigint[],tstzrange) to kedai_app, kedai_public;

-- Places that a product still has in a calendar over a time: none while another product has it.
create function slot_room(shop bigint, calendar bigint, product bigint, span tstzrange) returns bigint
  language sql stable as $$
  select case when bool_or(u.product <> slot_room.product) then 0 else greatest(0,
    (select coalesce((p.details ->> 'capacity')::bigint, 1) from products p where p.shop_id = shop and p.id = slot_room.product)
      - coalesce(sum(u.places), 0)) end
  from slot_use(array[calendar], span) u
$$;

-- Every shop has its own place from the day it opens.
create function open_hq() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.stock_nodes (shop_id, kind, created_at) values (new.id, 'hq', now());
  return null;
end $$;
revoke execute on function open_hq() from public;

create function courier_account_by_key(courier text, key text) returns table (shop_id bigint, account_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.shop_id, a.id from courier_accounts a where a.account_key = key and a.provider = courier $$;
revoke execute on function courier_account_by_key(text,text) from public;
grant execute on function courier_account_by_key(text,text) to kedai_app;

create function courier_bookings_due(now timestamptz, at_most integer) returns table (shop_id bigint, booking_id bigint, state text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select b.shop_id, b.id, b.state from courier_bookings b where b.next_ask_at <= now order by b.next_ask_at limit at_most $$;
revoke execute on function courier_bookings_due(timestamptz,integer) from public;
grant execute on function courier_bookings_due(timestamptz,integer) to kedai_app;

-- Pieces at a place are always counted: what does not lie there is short.
create function claim_node_stock(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, place bigint, lines integer[], subjects bigint[], amounts bigint[]) returns setof shortage
  language plpgsql as $$
begin
  return query
  with wanted as (
    select w.subject, sum(w.amount) as amount from unnest(subjects, amounts) w (subject, amount) group by w.subject
  ), shelf as (
    select s.variation_id as id, s.quantity, w.amount from node_stock s join wanted w on w.subject = s.variation_id
    where s.shop_id = shop and s.node_id = place order by s.variation_id for no key update of s
  ), short as (
    select w.subject, coalesce(shelf.quantity, 0)::bigint as quantity from wanted w left join shelf on shelf.id = w.subject
    where coalesce(shelf.quantity, 0) < w.amount
  ), taken as (
    update node_stock s set quantity = s.quantity - shelf.amount from shelf
    where s.node_id = place and s.variation_id = shelf.id and not exists (select from short) returning s.variation_id
  ), noted as (
    insert into claims as c (shop_id, holder, holder_id, line_no, kind, subject, amount, state, claimed_at)
    select shop, who, who_id, w.line, 'stock', w.subject, sum(w.amount), as_state, moment
    from unnest(lines, subjects, amounts) w (line, subject, amount) join taken on taken.variation_id = w.subject group by w.line, w.subject
    on conflict on constraint claims_pkey do update
      set amount = case when c.state = 'released' then excluded.amount else c.amount + excluded.amount end,
        state = case when c.state = 'released' then excluded.state else c.state end, released_at = null
  )
  select 'stock', short.subject, short.quantity, 'short' from short order by short.subject;
end $$;

create function give_back_node_stock(shop bigint, place bigint, subjects bigint[], amounts bigint[]) returns void
  language sql as $$
  with back as (
    select b.subject, sum(b.amount)::integer as amount from unnest(subjects, amounts) b (subject, amount) group by b.subject
  ), shelf as (
    select s.variation_id, back.amount from node_stock s join back on back.subject = s.variation_id
    where s.shop_id = shop and s.node_id = place order by s.variation_id for no key update of s
  )
  update node_stock s set quantity = s.quantity + shelf.amount from shelf where s.node_id = place and s.variation_id = shelf.variation_id $$;

-- What an order holds at a place is taken from the shop's own pieces instead: all of it, or nothing and what is short. The order
-- is locked by whoever calls. The shop's own pieces are locked before those of places, as everywhere.
create function move_stock_to_shop(shop bigint, of_order bigint) returns setof shortage
  language plpgsql as $$
declare
  place bigint := (select o.node_id from orders o where o.shop_id = shop and o.id = of_order);
  held claims[] := array(select c from claims c where c.shop_id = shop and c.holder = 'order' and c.holder_id = of_order and c.kind = 'stock'
    and c.state <> 'released');
  short shortage[];
begin
  if place is null then return; end if;
  perform lock_stock(shop, array(select h.subject from unnest(held) h));
  select array_agg(row('stock', w.subject, v.stock::bigint, 'short')::shortage) into short
    from (select h.subject, sum(h.amount) as amount from unnest(held) h group by h.subject) w
    join variations v on v.shop_id = shop and v.id = w.subject where v.stock < w.amount;
  if short is not null then
    return query select s.* from unnest(short) s;
    return;
  end if;
  update variations v set stock = v.stock - w.amount
    from (select h.subject, sum(h.amount) as amount from unnest(held) h group by h.subject) w
    where v.shop_id = shop and v.id = w.subject and v.stock is not null;
  perform give_back_node_stock(shop, place, array(select h.subject from unnest(held) h), array(select h.amount from unnest(held) h));
  -- What the shop does not count it does not hold.
  delete from claims c using variations v where c.shop_id = shop and c.holder = 'order' and c.holder_id = of_order and c.kind = 'stock'
    and v.id = c.subject and v.stock is null;
  update orders o set node_id = null where o.shop_id = shop and o.id = of_order;
end $$;

-- Counts page views of any shop at once. A product that is being saved or sold just now is passed over; answers with those that
-- were counted.
create function count_views(view_ids text[], views integer[], of_day date) returns setof text
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with seen as (
    select * from unnest(view_ids, views) as s (view_id, views)
  ), free as (
    select p.id, p.shop_id, s.views from public.products p join seen s on s.view_id = p.view_id order by p.id for no key update of p skip locked
  ), days as (
    insert into public.view_days (shop_id, day, product_id, views) select shop_id, of_day, id, views from free order by id
    on conflict (shop_id, day, product_id) do update set views = view_days.views + excluded.views
  )
  update public.products p set view_counter = p.view_counter + free.views from free where p.shop_id = free.shop_id and p.id = free.id returning p.view_id $$;
revoke execute on function count_views(text[],integer[],date) from public;
grant execute on function count_views(text[],integer[],date) to kedai_app;

-- Counts carts of any shop at once, the shops in order of their ids.
create function count_carts(shops bigint[], carts integer[], of_day date) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into public.cart_days (shop_id, day, carts)
  select s.id, of_day, c.carts from unnest(shops, carts) as c (shop_id, carts) join public.shops s on s.id = c.shop_id order by s.id
  on conflict (shop_id, day) do update set carts = cart_days.carts + excluded.carts $$;
revoke execute on function count_carts(bigint[],integer[],date) from public;
grant execute on function count_carts(bigint[],integer[],date) to kedai_app;

-- Days that no report looks back on; run by a job.
create function remove_old_counts(before date) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from public.view_days where day < before;
  delete from public.cart_days where day < before $$;
revoke execute on function remove_old_counts(date) from public;
grant execute on function remove_old_counts(date) to kedai_app;

-- Asked for before any shop is known.
create function shops_with_activity_rules() returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct g.shop_id from public.programmes g where g.activity_days > 0 $$;
revoke execute on function shops_with_activity_rules() from public;
grant execute on function shops_with_activity_rules() to kedai_app;

-- The least number of sen, from 0 to 99, by which a total differs from those of the shop's orders placed since then that wait for
-- a transfer; null where none does. The sum is this transaction's until it ends. Nobody waits for anybody: a sum that another one
-- has in hand is passed over. The look after it was had is a statement of its own: it sees who committed and let go of the sum
-- meanwhile.
create function free_transfer_discount(of_shop bigint, total bigint, since timestamptz) returns bigint
  language plpgsql as $$
declare candidate bigint;
begin
  for candidate in
    select off from generate_series(0, least(99, total - 1)) off
    where total - off not in (
      select o.total_sen - o.paid_sen + o.refunded_sen from orders o
      where o.shop_id = of_shop and o.total_sen - o.paid_sen + o.refunded_sen between total - 99 and total and o.placed_at > since
        and o.order_status = 'open' and o.payment_kind in ('bank_transfer', 'qr')
        and o.payment_status in ('unpaid', 'pending', 'failed', 'checking', 'partially_paid'))
    order by off
  loop
    continue when not pg_try_advisory_xact_lock(hashtextextended('transfer total ' || of_shop || ' ' || total - candidate, 0));
    if not exists (
      select from orders o
      where o.shop_id = of_shop and o.total_sen - o.paid_sen + o.refunded_sen = total - candidate and o.placed_at > since
        and o.order_status = 'open' and o.payment_kind in ('bank_transfer', 'qr')
        and o.payment_status in ('unpaid', 'pending', 'failed', 'checking', 'partially_paid'))
    then return candidate; end if;
  end loop;
  return null;
end $$;

create trigger orders_count_new after insert on orders referencing new table as placed for each statement execute function note_new_orders();

create trigger orders_count_money after update on orders for each row when (is_sold(old.payment_status) is distinct from is_sold(new.payment_status) or is_sold(new.payment_status) and (old.paid_sen - old.refunded_sen) <> (new.paid_sen - new.refunded_sen)) execute function note_order_money();

create trigger order_lines_count_added after insert on order_lines referencing new table as added for each statement execute function note_added_lines();

create trigger order_lines_count_removed after delete on order_lines referencing old table as removed for each statement execute function note_removed_lines();

create trigger order_lines_count_changed after update on order_lines referencing old table as before_it new table as changed for each statement execute function note_changed_lines();

create trigger shops_open_hq after insert on shops for each row execute function open_hq();
