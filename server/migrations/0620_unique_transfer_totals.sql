-- A shop may let orders that are paid by transfer come to totals that differ, so that a line of its bank's statement fits one alone.
alter table payment_methods add column unique_total boolean not null default false;

-- What was taken off for it, a part of discount_sen. null: it was not asked for, or every total near by was taken; then nothing is off.
alter table orders add column transfer_discount_sen bigint check (transfer_discount_sen between 0 and 99 and transfer_discount_sen <= discount_sen);

-- What waiting orders still come to.
create index orders_awaited_transfers on orders (shop_id, (total_sen - paid_sen + refunded_sen))
  where order_status = 'open' and payment_kind in ('bank_transfer', 'qr')
    and payment_status in ('unpaid', 'pending', 'failed', 'checking', 'partially_paid');

-- The least number of sen, from 0 to 99, by which a total differs from those of the shop's orders placed since then that wait for a
-- transfer; null where none does. The sum is this transaction's until it ends. Nobody waits for anybody: a sum that another one has
-- in hand is passed over. The look after it was had is a statement of its own: it sees who committed and let go of the sum meanwhile.
create function free_transfer_discount(of_shop bigint, total bigint, since timestamptz) returns bigint language plpgsql as $$
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
