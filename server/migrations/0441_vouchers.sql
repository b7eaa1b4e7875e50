-- Money that goes out, on paper: numbered without gaps, checked and approved, never deleted.
create table vouchers (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  number text not null,
  reseller_id bigint, -- null: somebody who is no reseller
  payee_name text not null,
  identity_sealed bytea,
  account_sealed bytea,
  bank_name text not null default '',
  purpose text not null,
  amount_sen bigint not null check (amount_sen > 0),
  status text not null check (status in ('prepared', 'checked', 'approved', 'paid', 'void')),
  paid_on date,
  reference text not null default '',
  reason text not null default '', -- of a void one
  prepared_at timestamptz not null,
  unique (shop_id, id),
  unique (shop_id, number),
  foreign key (shop_id, reseller_id) references resellers (shop_id, id)
) with (fillfactor = 85);
create index vouchers_of_status on vouchers (shop_id, status, id desc);
create index vouchers_reseller on vouchers (shop_id, reseller_id) where reseller_id is not null;
call secure_shop_table('vouchers', 'select, insert, update');

create table voucher_lines (
  shop_id bigint not null,
  voucher_id bigint not null,
  position integer not null,
  description text not null,
  amount_sen bigint not null check (amount_sen > 0),
  primary key (voucher_id, position),
  foreign key (shop_id, voucher_id) references vouchers (shop_id, id)
);
call secure_shop_table('voucher_lines', 'select, insert');

-- What of which commission a voucher pays: kept also when it is void.
create table voucher_commissions (
  shop_id bigint not null,
  voucher_id bigint not null,
  commission_id bigint not null,
  amount_sen bigint not null check (amount_sen > 0),
  primary key (voucher_id, commission_id),
  foreign key (shop_id, voucher_id) references vouchers (shop_id, id),
  foreign key (shop_id, commission_id) references commissions (shop_id, id)
);
create index voucher_commissions_of on voucher_commissions (shop_id, commission_id);
call secure_shop_table('voucher_commissions', 'select, insert');

create table voucher_steps (
  shop_id bigint not null,
  voucher_id bigint not null,
  step text not null check (step in ('prepared', 'checked', 'approved', 'paid', 'void')),
  user_id bigint references users,
  at timestamptz not null,
  primary key (voucher_id, step),
  foreign key (shop_id, voucher_id) references vouchers (shop_id, id)
);
create index voucher_steps_user on voucher_steps (user_id);
call secure_shop_table('voucher_steps', 'select, insert');

create table voucher_settings (
  shop_id bigint primary key references shops,
  needs_two boolean not null default false -- whoever prepared a voucher does not approve it
);
call secure_shop_table('voucher_settings', 'select, insert, update');

alter table commissions add foreign key (shop_id, voucher_id) references vouchers (shop_id, id);

-- ── wallet: sen of a reseller's wallet that can be paid out. Kinds are claimed in the order stock, seat, booking, slot, coupon, wallet.
alter table claims drop constraint claims_kind_check, drop constraint claims_holder_check;
alter table claims add constraint claims_kind_check check (kind in ('stock', 'seat', 'booking', 'slot', 'coupon', 'wallet')),
  add constraint claims_holder_check check (holder in ('order', 'offer', 'voucher'));

-- The condition stands in the statement that takes: of any number who come at once only those get something for whom there is enough.
create function claim_wallet(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, reseller bigint, amount bigint, of_ref text)
  returns setof shortage language plpgsql as $$
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

-- As in 0271, and slots, whose products' pages tell of them without a counter, and wallets.
create or replace function give_back_claims(shop bigint, gone claims[]) returns setof bigint language plpgsql as $$
declare
  stock claims[] := array(select g from unnest(gone) g where g.kind = 'stock');
  seat claims[] := array(select g from unnest(gone) g where g.kind = 'seat');
  coupon claims[] := array(select g from unnest(gone) g where g.kind = 'coupon');
begin
  if cardinality(stock) > 0 then
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

alter table document_series drop constraint document_series_kind_check, add constraint document_series_kind_check
  check (kind in ('invoice', 'credit_note', 'debit_note', 'refund_note', 'quote', 'receipt', 'payment_voucher', 'stock_transfer'));
