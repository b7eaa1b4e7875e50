-- Who brought a buyer, and what that earns.
alter table programmes add column pays_self boolean not null default false; -- whether what a reseller buys by his own link earns

-- link: the buyer came by it · phone: the buyer's number is the reseller's own · self: both, or the reseller was signed in
alter table reseller_orders add column why text not null default 'link' check (why in ('link', 'phone', 'self'));

-- In order; the first that fits a line of a sale counts, else the programme's own percentage. Null asks for nothing.
create table commission_rules (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  area text not null,
  position integer not null,
  rank_id bigint,
  product_id bigint references products on delete cascade,
  percent_bp integer check (percent_bp between 0 and 10000),
  per_unit_sen bigint check (per_unit_sen >= 0),
  starts_on date,
  ends_on date,
  check ((percent_bp is null) <> (per_unit_sen is null)),
  foreign key (shop_id, area) references programmes,
  foreign key (shop_id, area, rank_id) references ranks (shop_id, area, id)
);
create index commission_rules_programme on commission_rules (shop_id, area, position);
create index commission_rules_rank on commission_rules (shop_id, area, rank_id) where rank_id is not null;
create index commission_rules_product on commission_rules (product_id) where product_id is not null;
call secure_shop_table('commission_rules');

-- Of a sale, frozen when it was paid: rules that change later change none of it. What goes back to the buyer is reversed.
create table commissions (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  reseller_id bigint not null,
  order_id bigint not null unique references orders on delete cascade,
  area text not null,
  state text not null check (state in ('pending', 'clearing', 'available', 'paid', 'reversed')),
  base_sen bigint not null check (base_sen >= 0), -- goods, net of discounts, without delivery
  earned_sen bigint not null check (earned_sen >= 0 and earned_sen <= base_sen),
  reversed_sen bigint not null default 0 check (reversed_sen >= 0 and reversed_sen <= earned_sen),
  earned_at timestamptz not null,
  clears_at timestamptz, -- once delivered
  voucher_id bigint, -- the payment voucher it stands on
  unique (shop_id, id),
  foreign key (shop_id, reseller_id) references resellers (shop_id, id)
) with (fillfactor = 85);
create index commissions_of_state on commissions (shop_id, state, id desc);
create index commissions_of_reseller on commissions (shop_id, reseller_id, id desc);
create index commissions_clearing on commissions (clears_at) where state = 'clearing';
create index commissions_voucher on commissions (voucher_id) where voucher_id is not null;
call secure_shop_table('commissions', 'select, insert, update');

create table commission_lines (
  shop_id bigint not null,
  commission_id bigint not null,
  order_line_id bigint not null references order_lines on delete cascade,
  base_sen bigint not null,
  amount_sen bigint not null,
  rule_id bigint, -- as it was numbered then; null: the programme's own percentage
  rate_bp integer,
  per_unit_sen bigint,
  primary key (commission_id, order_line_id),
  foreign key (shop_id, commission_id) references commissions (shop_id, id) on delete cascade
);
create index commission_lines_line on commission_lines (order_line_id);
call secure_shop_table('commission_lines', 'select, insert');

-- What a reseller is owed. The ledger is only added to; the counters beside it are the sums of its amounts by state.
create table wallets (
  shop_id bigint not null,
  reseller_id bigint not null,
  pending_sen bigint not null default 0,
  clearing_sen bigint not null default 0,
  available_sen bigint not null default 0, -- below 0 after a refund of what was paid out already
  primary key (shop_id, reseller_id),
  foreign key (shop_id, reseller_id) references resellers (shop_id, id)
) with (fillfactor = 70);
call secure_shop_table('wallets', 'select, insert, update');

create table wallet_entries (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  reseller_id bigint not null,
  kind text not null check (kind in ('commission', 'moved', 'reversal', 'payout', 'payout_returned')),
  bucket text not null check (bucket in ('pending', 'clearing', 'available')),
  amount_sen bigint not null check (amount_sen <> 0),
  commission_id bigint,
  ref text not null default '', -- the order's number, or the voucher's
  at timestamptz not null,
  foreign key (shop_id, reseller_id) references resellers (shop_id, id)
);
create index wallet_entries_newest on wallet_entries (shop_id, reseller_id, id desc);
call secure_shop_table('wallet_entries', 'select, insert');

-- Writes one movement and its counter together: nobody else changes either.
create function post_wallet(shop bigint, reseller bigint, what text, into_bucket text, amount bigint, commission bigint, of_ref text, moment timestamptz)
  returns void language plpgsql as $$
begin
  if amount = 0 then return; end if;
  insert into wallets as w (shop_id, reseller_id, pending_sen, clearing_sen, available_sen)
  values (shop, reseller, case when into_bucket = 'pending' then amount else 0 end, case when into_bucket = 'clearing' then amount else 0 end,
    case when into_bucket = 'available' then amount else 0 end)
  on conflict (shop_id, reseller_id) do update set pending_sen = w.pending_sen + excluded.pending_sen,
    clearing_sen = w.clearing_sen + excluded.clearing_sen, available_sen = w.available_sen + excluded.available_sen;
  insert into wallet_entries (shop_id, reseller_id, kind, bucket, amount_sen, commission_id, ref, at)
  values (shop, reseller, what, into_bucket, amount, commission, of_ref, moment);
end $$;

-- Which shops have something that has cleared: asked before any shop is known.
create function shops_with_cleared(moment timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct c.shop_id from public.commissions c where c.state = 'clearing' and c.clears_at <= moment limit 1000 $$;
revoke execute on function shops_with_cleared(timestamptz) from public;
grant execute on function shops_with_cleared(timestamptz) to kedai_app;
