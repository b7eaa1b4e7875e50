-- A reseller pays orders out of his wallet. What the shop puts in or pays back by hand, and a joining fee that is credited, stand there too.
alter table payments drop constraint payments_source_check, add constraint payments_source_check
  check (source in ('gateway', 'proof', 'seller', 'wallet'));
create index payments_wallet on payments (order_id) where source = 'wallet';

alter table wallet_entries drop constraint wallet_entries_kind_check, add constraint wallet_entries_kind_check
  check (kind in ('commission', 'override', 'moved', 'reversal', 'payout', 'payout_returned', 'deposit', 'withdrawal', 'joining_fee', 'spent', 'returned')),
  add column note text not null default '',
  add column user_id bigint references users;

-- Takes what is there, or nothing: two that spend at once never take more than there is.
create function spend_wallet(shop bigint, reseller bigint, what text, amount bigint, of_ref text, of_note text, who bigint, moment timestamptz)
  returns boolean language plpgsql as $$
begin
  update wallets w set available_sen = w.available_sen - amount
    where w.shop_id = shop and w.reseller_id = reseller and w.available_sen >= amount;
  if not found then return false; end if;
  insert into wallet_entries (shop_id, reseller_id, kind, bucket, amount_sen, ref, note, user_id, at)
  values (shop, reseller, what, 'available', -amount, of_ref, of_note, who, moment);
  return true;
end $$;

-- As in 0440, with what the shop wrote to it and who did.
drop function post_wallet(bigint, bigint, text, text, bigint, bigint, text, timestamptz);
create function post_wallet(shop bigint, reseller bigint, what text, into_bucket text, amount bigint, commission bigint, of_ref text,
  moment timestamptz, of_note text default '', who bigint default null)
  returns void language plpgsql as $$
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

alter table programmes add column fee_is_credited boolean not null default false; -- whether a joining fee that was paid goes into the wallet

-- The invoice of a joining fee; until it is settled its reseller orders nothing.
alter table resellers
  add column fee_invoice_id bigint references invoices,
  add column fee_sen bigint not null default 0 check (fee_sen >= 0),
  add column fee_is_credited boolean not null default false,
  add column fee_settled_at timestamptz,
  add check (fee_settled_at is null or fee_invoice_id is not null);
create unique index resellers_fee_invoice on resellers (fee_invoice_id) where fee_invoice_id is not null;
