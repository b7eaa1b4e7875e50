-- An order may be sent by an upline, out of the pieces that lie at his place: what it holds is counted down there and goes back there.
alter table programmes
  add column routes_to_upline boolean not null default false,
  add column route_hours integer not null default 24 check (route_hours between 1 and 720); -- to accept an order, and then to send it

-- Whose pieces its claims of stock are; null: the shop's own. It is set when the order is written, and given up with what it holds.
alter table orders add column node_id bigint;
alter table orders add constraint orders_node foreign key (shop_id, node_id) references stock_nodes (shop_id, id);
create index orders_from_nodes on orders (shop_id, node_id, id desc) where node_id is not null;

-- Who was asked to send an order. The place itself stands in the order, as long as it is the one that sends.
create table node_orders (
  order_id bigint primary key references orders on delete cascade,
  shop_id bigint not null,
  node_id bigint not null,
  reseller_id bigint not null,
  hours integer not null, -- as the programme said when the order was placed
  due_at timestamptz, -- null: nothing is to be sent yet, it is not paid
  accepted_at timestamptz,
  moved_at timestamptz, -- from then on the shop sends it itself
  told_at timestamptz, -- when the shop was told last that it has not enough to send it itself
  foreign key (shop_id, node_id) references stock_nodes (shop_id, id),
  foreign key (shop_id, reseller_id) references resellers (shop_id, id)
);
create index node_orders_node on node_orders (shop_id, node_id);
create index node_orders_reseller on node_orders (shop_id, reseller_id, order_id desc);
create index node_orders_due on node_orders (due_at) where moved_at is null;
call secure_shop_table('node_orders', 'select, insert, update');

-- As in 0271, and an order that is sent from a place claims what lies there.
create or replace function claim_stock(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, lines integer[], subjects bigint[], amounts bigint[])
  returns setof shortage language plpgsql as $$
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

-- Pieces at a place are always counted: what does not lie there is short.
create function claim_node_stock(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, place bigint, lines integer[], subjects bigint[], amounts bigint[])
  returns setof shortage language plpgsql as $$
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

create function give_back_node_stock(shop bigint, place bigint, subjects bigint[], amounts bigint[]) returns void language sql as $$
  with back as (
    select b.subject, sum(b.amount)::integer as amount from unnest(subjects, amounts) b (subject, amount) group by b.subject
  ), shelf as (
    select s.variation_id, back.amount from node_stock s join back on back.subject = s.variation_id
    where s.shop_id = shop and s.node_id = place order by s.variation_id for no key update of s
  )
  update node_stock s set quantity = s.quantity + shelf.amount from shelf where s.node_id = place and s.variation_id = shelf.variation_id $$;

-- As in 0441, and pieces go back to the place that they came from.
create or replace function give_back_claims(shop bigint, gone claims[]) returns setof bigint language plpgsql as $$
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

-- What an order holds at a place is taken from the shop's own pieces instead: all of it, or nothing and what is short. The order is
-- locked by whoever calls. The shop's own pieces are locked before those of places, as everywhere.
create function move_stock_to_shop(shop bigint, of_order bigint) returns setof shortage language plpgsql as $$
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

-- Orders of any shop that somebody has let lie, or who may not send any more; one that the shop cannot send either is tried again in an hour.
create function node_orders_due(moment timestamptz, at_most integer) returns table (shop_id bigint, order_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select n.shop_id, n.order_id from public.node_orders n
    join public.orders o on o.id = n.order_id and o.order_status = 'open' and o.fulfilment_status in ('unfulfilled', 'packed')
    join public.resellers r on r.shop_id = n.shop_id and r.id = n.reseller_id
  where n.moved_at is null and (n.told_at is null or n.told_at < moment - interval '1 hour')
    and (n.due_at <= moment or r.status not in ('active', 'warned'))
  order by n.due_at nulls last, n.order_id limit at_most $$;
revoke execute on function node_orders_due(timestamptz, integer) from public;
grant execute on function node_orders_due(timestamptz, integer) to kedai_app;
