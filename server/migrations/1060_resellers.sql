-- Resellers: programmes, prices, stock of their own, commissions, wallets and vouchers.

-- What one piece costs a rank from so many pieces of a line on; for one variation, or for all of a product.
create table price_list_entries (
  shop_id bigint not null,
  rank_id bigint,
  product_id bigint not null,
  variation_id bigint,
  min_qty integer not null default 1 check (min_qty >= 1),
  price_sen bigint not null check (price_sen >= 0),
  -- A price list is of a rank, or of one reseller, whose own goes before that of his rank, product by product.
  reseller_id bigint,
  constraint price_list_entries_step unique nulls not distinct (shop_id, rank_id, product_id, variation_id, min_qty, reseller_id),
  constraint price_list_entries_holder check (num_nonnulls(rank_id, reseller_id) = 1),
  foreign key (shop_id, rank_id) references ranks on delete cascade,
  foreign key (shop_id, product_id) references products on delete cascade,
  foreign key (shop_id, variation_id) references variations on delete cascade,
  constraint price_list_entries_reseller foreign key (shop_id, reseller_id) references resellers on delete cascade
);
create index price_list_entries_product on price_list_entries (product_id);
create index price_list_entries_variation on price_list_entries (variation_id) where variation_id is not null;
create index price_list_entries_own on price_list_entries (reseller_id, product_id) where reseller_id is not null;
call secure_shop_table('price_list_entries');

-- Between which prices resellers may sell a product on; told to them, and no price of a list may lie above.
create table retail_limits (
  shop_id bigint not null references shops,
  product_id bigint not null,
  floor_sen bigint check (floor_sen > 0),
  ceiling_sen bigint check (ceiling_sen > 0),
  primary key (shop_id, product_id),
  check (coalesce(floor_sen, ceiling_sen) is not null),
  check (floor_sen is null or ceiling_sen is null or floor_sen <= ceiling_sen),
  foreign key (shop_id, product_id) references products on delete cascade
);
create index retail_limits_product on retail_limits (product_id);
call secure_shop_table('retail_limits');

create table reseller_documents (
  shop_id bigint not null,
  reseller_id bigint not null,
  file_id bigint not null,
  primary key (shop_id, reseller_id, file_id),
  foreign key (shop_id, file_id) references files,
  foreign key (shop_id, reseller_id) references resellers
);
create index reseller_documents_file on reseller_documents (file_id);
call secure_shop_table('reseller_documents', 'select, insert');

create table reseller_materials (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  area text not null check (area in ('dropship', 'agent', 'stockist', 'agent-tier')),
  title text not null,
  words text not null default '',
  file_id bigint,
  added_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, file_id) references files
);
create index reseller_materials_of on reseller_materials (shop_id, area, id desc);
create index reseller_materials_file on reseller_materials (file_id) where file_id is not null;
call secure_shop_table('reseller_materials');

-- What resellers have to do with an order: who bought it for selling on, or whose link brought its buyer; and in whose name the
-- parcel goes.
create table reseller_orders (
  order_id bigint not null,
  shop_id bigint not null,
  reseller_id bigint not null,
  relation text not null check (relation in ('bought', 'referred')),
  rank_id bigint,
  sender_name text,
  sender_phone text,
  -- link: the buyer came by it · phone: the buyer's number is the reseller's own · self: both, or the reseller was signed in
  why text not null default 'link' check (why in ('link', 'phone', 'self')),
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders on delete cascade,
  foreign key (shop_id, reseller_id) references resellers
);
create index reseller_orders_reseller on reseller_orders (shop_id, reseller_id, order_id desc);
call secure_shop_table('reseller_orders', 'select, insert, update');

-- In order; the first that fits a line of a sale counts, else the programme's own percentage. Null asks for nothing.
create table commission_rules (
  id bigint generated always as identity,
  shop_id bigint not null,
  area text not null,
  position integer not null,
  rank_id bigint,
  product_id bigint,
  percent_bp integer check (percent_bp between 0 and 10000),
  per_unit_sen bigint check (per_unit_sen >= 0),
  starts_on date,
  ends_on date,
  primary key (shop_id, id),
  check ((percent_bp is null) <> (per_unit_sen is null)),
  foreign key (shop_id, product_id) references products on delete cascade,
  foreign key (shop_id, area) references programmes (shop_id, area),
  foreign key (shop_id, area, rank_id) references ranks (shop_id, area, id)
);
create index commission_rules_programme on commission_rules (shop_id, area, "position");
create index commission_rules_rank on commission_rules (shop_id, area, rank_id) where rank_id is not null;
create index commission_rules_product on commission_rules (product_id) where product_id is not null;
call secure_shop_table('commission_rules');

-- Money that goes out, on paper: numbered without gaps, checked and approved, never deleted.
create table vouchers (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  number text not null,
  -- null: somebody who is no reseller
  reseller_id bigint,
  payee_name text not null,
  identity_sealed bytea,
  account_sealed bytea,
  bank_name text not null default '',
  purpose text not null,
  amount_sen bigint not null check (amount_sen > 0),
  status text not null check (status in ('prepared', 'checked', 'approved', 'paid', 'void')),
  paid_on date,
  reference text not null default '',
  -- of a void one
  reason text not null default '',
  prepared_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, number),
  foreign key (shop_id, reseller_id) references resellers
) with (fillfactor=85);
create index vouchers_of_status on vouchers (shop_id, status, id desc);
create index vouchers_reseller on vouchers (shop_id, reseller_id) where reseller_id is not null;
call secure_shop_table('vouchers', 'select, insert, update');

-- Of a sale, frozen when it was paid: rules that change later change none of it. What goes back to the buyer is reversed.
create table commissions (
  id bigint generated always as identity,
  shop_id bigint not null,
  reseller_id bigint not null,
  order_id bigint not null,
  area text not null,
  state text not null check (state in ('pending', 'clearing', 'available', 'paid', 'reversed')),
  -- goods, net of discounts, without delivery
  base_sen bigint not null check (base_sen >= 0),
  earned_sen bigint not null,
  reversed_sen bigint not null default 0,
  earned_at timestamptz not null,
  -- once delivered
  clears_at timestamptz,
  -- the payment voucher it stands on
  voucher_id bigint,
  -- Of an order: level 0 for who brought its buyer, 1 to 3 for the uplines above who sold or bought.
  level smallint not null default 0 check (level between 0 and 3),
  primary key (shop_id, id),
  constraint commissions_once_a_level unique (shop_id, order_id, level),
  check (earned_sen >= 0 and earned_sen <= base_sen),
  check (reversed_sen >= 0 and reversed_sen <= earned_sen),
  foreign key (shop_id, order_id) references orders on delete cascade,
  foreign key (shop_id, reseller_id) references resellers,
  foreign key (shop_id, voucher_id) references vouchers
) with (fillfactor=85);
create index commissions_of_state on commissions (shop_id, state, id desc);
create index commissions_of_reseller on commissions (shop_id, reseller_id, id desc);
create index commissions_clearing on commissions (clears_at) where state = 'clearing';
create index commissions_voucher on commissions (voucher_id) where voucher_id is not null;
call secure_shop_table('commissions', 'select, insert, update');

create table commission_lines (
  shop_id bigint not null,
  commission_id bigint not null,
  order_line_id bigint not null,
  base_sen bigint not null,
  amount_sen bigint not null,
  -- as it was numbered then; null: the programme's own percentage
  rule_id bigint,
  rate_bp integer,
  per_unit_sen bigint,
  primary key (shop_id, commission_id, order_line_id),
  foreign key (shop_id, order_line_id) references order_lines on delete cascade,
  foreign key (shop_id, commission_id) references commissions on delete cascade
);
create index commission_lines_line on commission_lines (order_line_id);
call secure_shop_table('commission_lines', 'select, insert');

-- What a reseller is owed. The ledger is only added to; the counters beside it are the sums of its amounts by state.
create table wallets (
  shop_id bigint not null,
  reseller_id bigint not null,
  pending_sen bigint not null default 0,
  clearing_sen bigint not null default 0,
  -- below 0 after a refund of what was paid out already
  available_sen bigint not null default 0,
  primary key (shop_id, reseller_id),
  foreign key (shop_id, reseller_id) references resellers
) with (fillfactor=70);
call secure_shop_table('wallets', 'select, insert, update');

create table wallet_entries (
  id bigint generated always as identity,
  shop_id bigint not null,
  reseller_id bigint not null,
  kind text not null check (kind in ('commission', 'override', 'moved', 'reversal', 'payout', 'payout_returned', 'deposit', 'withdrawal', 'joining_fee', 'spent', 'returned')),
  bucket text not null check (bucket in ('pending', 'clearing', 'available')),
  amount_sen bigint not null check (amount_sen <> 0),
  commission_id bigint,
  -- the order's number, or the voucher's
  ref text not null default '',
  at timestamptz not null,
  note text not null default '',
  user_id bigint references users,
  primary key (shop_id, id),
  foreign key (shop_id, reseller_id) references resellers
);
create index wallet_entries_newest on wallet_entries (shop_id, reseller_id, id desc);
call secure_shop_table('wallet_entries', 'select, insert');

create table voucher_lines (
  shop_id bigint not null,
  voucher_id bigint not null,
  position integer not null,
  description text not null,
  amount_sen bigint not null check (amount_sen <> 0),
  primary key (shop_id, voucher_id, "position"),
  foreign key (shop_id, voucher_id) references vouchers
);
call secure_shop_table('voucher_lines', 'select, insert');

-- What of which commission a voucher pays: kept also when it is void.
create table voucher_commissions (
  shop_id bigint not null,
  voucher_id bigint not null,
  commission_id bigint not null,
  amount_sen bigint not null check (amount_sen > 0),
  primary key (shop_id, voucher_id, commission_id),
  foreign key (shop_id, voucher_id) references vouchers,
  foreign key (shop_id, commission_id) references commissions
);
create index voucher_commissions_of on voucher_commissions (shop_id, commission_id);
call secure_shop_table('voucher_commissions', 'select, insert');

create table voucher_steps (
  shop_id bigint not null,
  voucher_id bigint not null,
  step text not null check (step in ('prepared', 'checked', 'approved', 'paid', 'void')),
  user_id bigint references users,
  at timestamptz not null,
  primary key (shop_id, voucher_id, step),
  foreign key (shop_id, voucher_id) references vouchers
);
create index voucher_steps_user on voucher_steps (user_id);
call secure_shop_table('voucher_steps', 'select, insert');

create table voucher_settings (
  shop_id bigint primary key references shops,
  -- whoever prepared a voucher does not approve it
  needs_two boolean not null default false
);
call secure_shop_table('voucher_settings', 'select, insert, update');

create table voucher_files (
  shop_id bigint not null,
  voucher_id bigint not null,
  file_id bigint not null,
  user_id bigint references users,
  added_at timestamptz not null,
  primary key (shop_id, voucher_id, file_id),
  foreign key (shop_id, file_id) references files,
  foreign key (shop_id, voucher_id) references vouchers
);
create index voucher_files_file on voucher_files (file_id);
create index voucher_files_user on voucher_files (user_id);
call secure_shop_table('voucher_files', 'select, insert');

-- What went from where to where: a document with a number, and nothing else moves a node's pieces.
create table stock_transfers (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  number text not null,
  -- null: from a buyer
  from_node bigint,
  -- null: to a buyer
  to_node bigint,
  reason text not null check (reason in ('transfer', 'order', 'returned')),
  order_id bigint,
  note text not null default '',
  user_id bigint references users,
  at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, number),
  check (from_node is distinct from to_node),
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, from_node) references stock_nodes,
  foreign key (shop_id, to_node) references stock_nodes
);
create index stock_transfers_from on stock_transfers (shop_id, from_node) where from_node is not null;
create index stock_transfers_to on stock_transfers (shop_id, to_node) where to_node is not null;
create index stock_transfers_user on stock_transfers (user_id);
create index stock_transfers_order on stock_transfers (order_id) where order_id is not null;
create unique index stock_transfers_of_order on stock_transfers (shop_id, order_id) where reason = 'order';
call secure_shop_table('stock_transfers', 'select, insert');

create table stock_transfer_lines (
  shop_id bigint not null,
  transfer_id bigint not null,
  variation_id bigint not null,
  quantity integer not null check (quantity > 0),
  primary key (shop_id, transfer_id, variation_id),
  foreign key (shop_id, variation_id) references variations on delete cascade,
  foreign key (shop_id, transfer_id) references stock_transfers
);
create index stock_transfer_lines_variation on stock_transfer_lines (variation_id);
call secure_shop_table('stock_transfer_lines', 'select, insert');

-- Who was asked to send an order. The place itself stands in the order, as long as it is the one that sends.
create table node_orders (
  order_id bigint not null,
  shop_id bigint not null,
  node_id bigint not null,
  reseller_id bigint not null,
  -- as the programme said when the order was placed
  hours integer not null,
  -- null: nothing is to be sent yet, it is not paid
  due_at timestamptz,
  accepted_at timestamptz,
  -- from then on the shop sends it itself
  moved_at timestamptz,
  -- when the shop was told last that it has not enough to send it itself
  told_at timestamptz,
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders on delete cascade,
  foreign key (shop_id, node_id) references stock_nodes,
  foreign key (shop_id, reseller_id) references resellers
);
create index node_orders_node on node_orders (shop_id, node_id);
create index node_orders_reseller on node_orders (shop_id, reseller_id, order_id desc);
create index node_orders_due on node_orders (due_at) where moved_at is null;
call secure_shop_table('node_orders', 'select, insert, update');

-- Pieces go back to the place that they came from.
create function give_back_claims(shop bigint, gone claims[]) returns setof bigint
  language plpgsql as $$
declare
  stock claims[] := array(select g from unnest(gone) g where g.kind = 'stock');
  place bigint := (select o.node_id from orders o where o.shop_id = shop and stock[1].holder = 'order' and o.id = stock[1].holder_id);
  seat claims[] := array(select g from unnest(gone) g where g.kind = 'seat');
  coupon claims[] := array(select g from unnest(gone) g where g.kind = 'coupon');
begin
  if place is not null then
    perform give_back_node_stock(shop, place, array(select g.subject from unnest(stock) g), array(select g.amount from unnest(stock) g));
  elsif cardinality(stock) > 0 then
    return query select give_back_stock(shop, array(select g.subject from unnest(stock) g), array(select g.amount from unnest(stock) g));
  end if;
  if cardinality(seat) > 0 then
    return query select give_back_seat(shop, array(select g.subject from unnest(seat) g), array(select g.amount from unnest(seat) g));
  end if;
  return query select r.product_id from unnest(gone) g join rental_units r on r.id = g.subject where g.kind = 'booking';
  return query select l.product_id from unnest(gone) g join order_lines l on l.order_id = g.holder_id and l.position = g.line_no
    where g.kind = 'slot' and g.holder = 'order' and l.shop_id = shop;
  if cardinality(coupon) > 0 then
    perform give_back_coupon(shop, array(select g.subject from unnest(coupon) g), array(select g.amount from unnest(coupon) g));
  end if;
  perform post_wallet(shop, g.subject, 'payout_returned', 'available', g.amount, null,
    coalesce((select v.number from vouchers v where g.holder = 'voucher' and v.shop_id = shop and v.id = g.holder_id), ''), coalesce(g.released_at, now()))
    from (select * from unnest(gone) g where g.kind = 'wallet' order by g.subject) g;
end $$;

create function release_claims(shop bigint, who text, who_id bigint, moment timestamptz) returns setof bigint
  language plpgsql as $$
declare
  gone claims[];
begin
  with released as (
    update claims set state = 'released', released_at = moment
    where shop_id = shop and holder = who and holder_id = who_id and state <> 'released' returning *
  ) select array_agg(r) into gone from released r;
  return query select distinct give_back_claims(shop, gone);
end $$;

-- Takes less of what is held: `amounts` is what goes back. A claim that holds nothing more is forgotten, so that reviving the
-- holder does not bring it back.
create function shrink_claims(shop bigint, who text, who_id bigint, lines integer[], kinds text[], subjects bigint[], amounts bigint[]) returns setof bigint
  language plpgsql as $$
declare
  gone claims[];
begin
  select array_agg(row(c.shop_id, c.holder, c.holder_id, c.line_no, c.kind, c.subject, least(w.amount, c.amount), c.during, c.state, c.phone, c.email, c.claimed_at, c.released_at)::claims) into gone
    from claims c join unnest(lines, kinds, subjects, amounts) w (line, kind, subject, amount) on w.line = c.line_no and w.kind = c.kind and w.subject = c.subject
    where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.state <> 'released' and w.amount > 0;
  delete from claims c using unnest(gone) g
    where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.line_no = g.line_no and c.kind = g.kind and c.subject = g.subject and c.amount = g.amount;
  update claims c set amount = c.amount - g.amount from unnest(gone) g
    where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.line_no = g.line_no and c.kind = g.kind and c.subject = g.subject and c.amount > g.amount;
  return query select distinct give_back_claims(shop, gone);
end $$;

-- Which shops have something that has cleared: asked before any shop is known.
create function shops_with_cleared(moment timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct c.shop_id from public.commissions c where c.state = 'clearing' and c.clears_at <= moment limit 1000 $$;
revoke execute on function shops_with_cleared(timestamptz) from public;
grant execute on function shops_with_cleared(timestamptz) to kedai_app;

-- The condition stands in the statement that takes: of any number who come at once only those get something for whom there is
-- enough.
create function claim_wallet(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, reseller bigint, amount bigint, of_ref text) returns setof shortage
  language plpgsql as $$
begin
  update wallets w set available_sen = w.available_sen - claim_wallet.amount
    where w.shop_id = shop and w.reseller_id = reseller and w.available_sen >= claim_wallet.amount;
  if not found then
    return query select 'wallet', reseller, greatest(coalesce((select w.available_sen from wallets w where w.shop_id = shop and w.reseller_id = reseller), 0), 0), 'short';
    return;
  end if;
  insert into wallet_entries (shop_id, reseller_id, kind, bucket, amount_sen, ref, at)
  values (shop, reseller, 'payout', 'available', -claim_wallet.amount, of_ref, moment);
  insert into claims as c (shop_id, holder, holder_id, kind, subject, amount, state, claimed_at)
  values (shop, who, who_id, 'wallet', reseller, claim_wallet.amount, as_state, moment)
  on conflict on constraint claims_pkey do update
    set amount = case when c.state = 'released' then excluded.amount else c.amount + excluded.amount end,
      state = case when c.state = 'released' then excluded.state else c.state end, released_at = null;
end $$;

-- Orders of any shop that somebody has let lie, or who may not send any more; one that the shop cannot send either is tried again
-- in an hour.
create function node_orders_due(moment timestamptz, at_most integer) returns table (shop_id bigint, order_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select n.shop_id, n.order_id from public.node_orders n
    join public.orders o on o.shop_id = n.shop_id and o.id = n.order_id and o.order_status = 'open' and o.fulfilment_status in ('unfulfilled', 'packed')
    join public.resellers r on r.shop_id = n.shop_id and r.id = n.reseller_id
  where n.moved_at is null and (n.told_at is null or n.told_at < moment - interval '1 hour')
    and (n.due_at <= moment or r.status not in ('active', 'warned'))
  order by n.due_at nulls last, n.order_id limit at_most $$;
revoke execute on function node_orders_due(timestamptz,integer) from public;
grant execute on function node_orders_due(timestamptz,integer) to kedai_app;

-- Since when nothing came of a reseller: neither an order of theirs nor one that they brought.
create function reseller_quiet_since(shop bigint, reseller bigint, since timestamptz) returns timestamptz
  language sql stable as $$
  select greatest(since, (
    select o.placed_at from reseller_orders x join orders o on o.id = x.order_id
    where x.shop_id = shop and x.reseller_id = reseller order by x.order_id desc limit 1)) $$;

-- Takes what is there, or nothing: two that spend at once never take more than there is.
create function spend_wallet(shop bigint, reseller bigint, what text, amount bigint, of_ref text, of_note text, who bigint, moment timestamptz) returns boolean
  language plpgsql as $$
begin
  update wallets w set available_sen = w.available_sen - amount
    where w.shop_id = shop and w.reseller_id = reseller and w.available_sen >= amount;
  if not found then return false; end if;
  insert into wallet_entries (shop_id, reseller_id, kind, bucket, amount_sen, ref, note, user_id, at)
  values (shop, reseller, what, 'available', -amount, of_ref, of_note, who, moment);
  return true;
end $$;

-- Writes one movement and its counter together: nobody else changes either.
create function post_wallet(shop bigint, reseller bigint, what text, into_bucket text, amount bigint, commission bigint, of_ref text, moment timestamptz, of_note text default '', who bigint default NULL::bigint) returns void
  language plpgsql as $$
begin
  if amount = 0 then return; end if;
  insert into wallets as w (shop_id, reseller_id, pending_sen, clearing_sen, available_sen)
  values (shop, reseller, case when into_bucket = 'pending' then amount else 0 end, case when into_bucket = 'clearing' then amount else 0 end,
    case when into_bucket = 'available' then amount else 0 end)
  on conflict (shop_id, reseller_id) do update set pending_sen = w.pending_sen + excluded.pending_sen,
    clearing_sen = w.clearing_sen + excluded.clearing_sen, available_sen = w.available_sen + excluded.available_sen;
  insert into wallet_entries (shop_id, reseller_id, kind, bucket, amount_sen, commission_id, ref, at, note, user_id)
  values (shop, reseller, what, into_bucket, amount, commission, of_ref, moment, of_note, who);
end $$;
