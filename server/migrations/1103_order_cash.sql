-- Coins that settle an order are rounded to five sen, as on invoices: a row of the ledger beside the payment, whose sum the order
-- keeps. Above 0 it is taken off what is to be paid, below 0 put on; the total stays as it is.
alter table payments drop constraint payments_kind_check;
alter table payments add constraint payments_kind_check check (kind in ('payment', 'refund', 'rounding'));
alter table payments drop constraint payments_amount_sen_check;
alter table payments add constraint payments_amount_sen_check check (amount_sen > 0 or kind = 'rounding' and amount_sen <> 0);
alter table orders add column rounding_sen bigint not null default 0;

-- What waiting orders still come to.
drop index orders_awaited_transfers;
create index orders_awaited_transfers on orders (shop_id, (total_sen - rounding_sen - paid_sen + refunded_sen)) where order_status = 'open' and (payment_kind in ('bank_transfer', 'qr')) and (payment_status in ('unpaid', 'pending', 'failed', 'checking', 'partially_paid'));

create or replace function free_transfer_discount(of_shop bigint, total bigint, since timestamptz) returns bigint
  language plpgsql as $$
declare candidate bigint;
begin
  for candidate in
    select off from generate_series(0, least(99, total - 1)) off
    where total - off not in (
      select o.total_sen - o.rounding_sen - o.paid_sen + o.refunded_sen from orders o
      where o.shop_id = of_shop and o.total_sen - o.rounding_sen - o.paid_sen + o.refunded_sen between total - 99 and total and o.placed_at > since
        and o.order_status = 'open' and o.payment_kind in ('bank_transfer', 'qr')
        and o.payment_status in ('unpaid', 'pending', 'failed', 'checking', 'partially_paid'))
    order by off
  loop
    continue when not pg_try_advisory_xact_lock(hashtextextended('transfer total ' || of_shop || ' ' || total - candidate, 0));
    if not exists (
      select from orders o
      where o.shop_id = of_shop and o.total_sen - o.rounding_sen - o.paid_sen + o.refunded_sen = total - candidate and o.placed_at > since
        and o.order_status = 'open' and o.payment_kind in ('bank_transfer', 'qr')
        and o.payment_status in ('unpaid', 'pending', 'failed', 'checking', 'partially_paid'))
    then return candidate; end if;
  end loop;
  return null;
end $$;
