-- Which browser placed an order, as a hash: it alone is told of its own order that waits for payment and keeps what it wants to buy.
-- null: a seller wrote the order, or it is of before.
alter table orders add column browser bytea check (octet_length(browser) = 16);
create index orders_own on orders (shop_id, browser) where browser is not null and order_status = 'open' and payment_kind <> 'cod' and (payment_status in ('unpaid', 'pending', 'failed', 'partially_paid'));
