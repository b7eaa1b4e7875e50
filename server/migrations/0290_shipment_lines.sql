-- A parcel holds units of lines and has a story of its own; so has a refund. An order of which a part has gone says so.
alter table orders drop constraint orders_fulfilment_axis,
  add constraint orders_fulfilment_axis check (fulfilment_status in ('unfulfilled', 'packed', 'partially_shipped', 'shipped', 'delivered', 'returned', 'cancelled'));

drop index orders_to_pack;
create index orders_to_pack on orders (shop_id, id desc)
  where order_status = 'open' and fulfilment_status in ('unfulfilled', 'packed', 'partially_shipped')
    and (payment_status in ('paid', 'overpaid', 'partially_refunded') or payment_kind = 'cod' and payment_status in ('unpaid', 'partially_paid'));

alter table shipments
  add column status text not null default 'in_transit'
    check (status in ('draft', 'booked', 'awaiting_pickup', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered', 'delivery_failed', 'returning', 'returned', 'cancelled', 'lost')),
  add column service text not null default '',
  add column weight_g integer check (weight_g > 0),
  add column cost_sen bigint check (cost_sen >= 0),
  add column created_at timestamptz,
  add column changed_at timestamptz;
update shipments s set created_at = s.shipped_at, changed_at = s.shipped_at,
  status = case o.fulfilment_status when 'delivered' then 'delivered' when 'returned' then 'returned' else 'in_transit' end
  from orders o where o.id = s.order_id;
alter table shipments
  alter column status drop default, alter column created_at set not null, alter column changed_at set not null, alter column shipped_at drop not null,
  add constraint shipments_sent check ((shipped_at is null) = (status in ('draft', 'booked', 'awaiting_pickup', 'cancelled')));
create index shipments_newest on shipments (shop_id, id desc);

-- What was told of a parcel, by the seller or by its courier; `code` is the courier's own.
create table shipment_events (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  shipment_id bigint not null references shipments on delete cascade,
  at timestamptz not null,
  status text not null,
  code text not null default ''
);
create index shipment_events_shipment on shipment_events (shipment_id, id);
call secure_shop_table('shipment_events');
insert into shipment_events (shop_id, shipment_id, at, status) select shop_id, id, shipped_at, 'in_transit' from shipments;

create table shipment_lines (
  shop_id bigint not null,
  shipment_id bigint not null references shipments on delete cascade,
  order_line_id bigint not null references order_lines on delete cascade,
  quantity integer not null check (quantity > 0),
  primary key (shop_id, shipment_id, order_line_id)
);
create index shipment_lines_line on shipment_lines (order_line_id);
call secure_shop_table('shipment_lines');
insert into shipment_lines (shop_id, shipment_id, order_line_id, quantity)
  select l.shop_id, s.id, l.id, l.quantity
  from (select order_id, min(id) as id from shipments group by order_id) s
  join order_lines l on l.order_id = s.order_id and l.item_type in ('ecommerce', 'variation');

-- Which units a refund was for. `unsent`: of them, those that had not left the shop and no longer will; `restocked`: those that are for sale again.
create table refund_lines (
  shop_id bigint not null,
  payment_id bigint not null references payments on delete cascade,
  order_line_id bigint not null references order_lines,
  quantity integer not null check (quantity > 0),
  unsent integer not null check (unsent between 0 and quantity),
  restocked integer not null check (restocked between 0 and quantity),
  primary key (shop_id, payment_id, order_line_id)
);
create index refund_lines_line on refund_lines (order_line_id);
call secure_shop_table('refund_lines');
