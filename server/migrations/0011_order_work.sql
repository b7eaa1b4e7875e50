-- What the axes of an order may hold, what was counted as sold, and the indexes of the seller's work queues.
alter table orders
  add column sold_counted boolean not null default false,
  add constraint orders_payment_axis check (payment_status in ('unpaid', 'pending', 'failed', 'checking', 'partially_paid', 'paid', 'overpaid', 'partially_refunded', 'refunded')),
  add constraint orders_fulfilment_axis check (fulfilment_status in ('unfulfilled', 'packed', 'shipped', 'delivered', 'returned', 'cancelled')),
  add constraint orders_order_axis check (order_status in ('open', 'completed', 'cancelled', 'expired')),
  add constraint orders_payment_kinds check (payment_kind in ('gateway', 'bank_transfer', 'cod', 'qr'));

-- Queues are short beside the orders of all time, so each has its own small index.
create index orders_slips_to_check on orders (shop_id, id desc) where order_status = 'open' and payment_status = 'checking';
create index orders_to_pack on orders (shop_id, id desc)
  where order_status = 'open' and fulfilment_status in ('unfulfilled', 'packed')
    and (payment_status in ('paid', 'overpaid', 'partially_refunded') or payment_kind = 'cod' and payment_status in ('unpaid', 'partially_paid'));
create index orders_awaiting_payment on orders (shop_id, id desc)
  where order_status = 'open' and payment_kind <> 'cod' and payment_status in ('unpaid', 'pending', 'failed', 'partially_paid');

-- Goods whose stock is not counted wait for their money no longer than others: a deadline that stands is one to keep.
drop index orders_held;
create index orders_deadline on orders (hold_expires_at) where hold_expires_at is not null and order_status = 'open';
create or replace function orders_past_hold(moment timestamptz, at_most integer)
  returns table (shop_id bigint, order_id bigint)
  language sql stable security definer set search_path = public as $$
  select o.shop_id, o.id from orders o
  where o.hold_expires_at is not null and o.order_status = 'open' and o.hold_expires_at <= moment
  order by o.hold_expires_at limit at_most $$;
