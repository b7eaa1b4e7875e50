-- What a shop sold on each Malaysian day, kept as orders change, so that the figures of a seller's home cost the same at any
-- number of orders. An order writes what it changes as a row of its own and waits for nobody; a job folds those rows into one a
-- day. What was not folded yet is added when somebody looks. A sale belongs to the day of its order.
create table sales_changes (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  order_id bigint not null references orders,
  day date not null,
  orders integer not null,
  sold integer not null,
  sales_sen bigint not null
);
create index sales_changes_shop on sales_changes (shop_id);
call secure_shop_table('sales_changes', 'select, insert');

create table sales_days (
  shop_id bigint not null references shops,
  day date not null,
  orders bigint not null,
  sold bigint not null,
  sales_sen bigint not null,
  new_customers bigint not null,
  primary key (shop_id, day)
);
call secure_shop_table('sales_days', 'select');

create table product_sales_days (
  shop_id bigint not null references shops,
  day date not null,
  product_id bigint not null references products,
  units bigint not null,
  sales_sen bigint not null,
  primary key (shop_id, day, product_id)
);
call secure_shop_table('product_sales_days', 'select');

-- A buyer is known by the phone; the first order of each says on which day a new customer came.
create table first_orders (
  shop_id bigint not null references shops,
  phone text not null,
  order_id bigint not null references orders,
  day date not null,
  primary key (shop_id, phone)
);
create index first_orders_order on first_orders (shop_id, order_id);
call secure_shop_table('first_orders', 'select');

create function malaysian_day(moment timestamptz) returns date language sql immutable parallel safe
  as $$ select (moment at time zone 'Asia/Kuala_Lumpur')::date $$;

-- Paid in full once, and not all of it given back: the same statuses as the seller's list of sold orders.
create function is_sold(payment_status text) returns boolean language sql immutable parallel safe
  as $$ select payment_status in ('paid', 'overpaid', 'partially_refunded') $$;

-- Whoever writes an order, its figures follow.
create function note_new_orders() returns trigger language plpgsql as $$
begin
  insert into sales_changes (shop_id, order_id, day, orders, sold, sales_sen)
    select shop_id, id, malaysian_day(placed_at), 1, is_sold(payment_status)::integer,
      case when is_sold(payment_status) then paid_sen - refunded_sen else 0 end from placed;
  return null;
end $$;
create trigger orders_count_new after insert on orders referencing new table as placed
  for each statement execute function note_new_orders();

create function note_order_money() returns trigger language plpgsql as $$
declare
  was bigint := case when is_sold(old.payment_status) then old.paid_sen - old.refunded_sen else 0 end;
  is_now bigint := case when is_sold(new.payment_status) then new.paid_sen - new.refunded_sen else 0 end;
begin
  insert into sales_changes (shop_id, order_id, day, orders, sold, sales_sen)
    values (new.shop_id, new.id, malaysian_day(new.placed_at), 0, is_sold(new.payment_status)::integer - is_sold(old.payment_status)::integer, is_now - was);
  return null;
end $$;
create trigger orders_count_money after update on orders for each row
  when (is_sold(old.payment_status) is distinct from is_sold(new.payment_status)
    or is_sold(new.payment_status) and old.paid_sen - old.refunded_sen <> new.paid_sen - new.refunded_sen)
  execute function note_order_money();

-- Folds the oldest changes of any shop; answers how many. Two at once would both be right, but wait for each other: one does it.
create function fold_sales(at_most integer) returns integer language plpgsql security definer set search_path = public as $$
declare folded integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_sales')) then return 0; end if;
  with taken as (
    -- Up to an id, not by a list of ids: the planner believes this table empty, and would join it with itself row by row.
    delete from sales_changes where id <= (select max(id) from (select id from sales_changes order by id limit at_most) oldest) returning *
  ), firsts as (
    insert into first_orders (shop_id, phone, order_id, day)
    select distinct on (o.shop_id, o.buyer_phone) o.shop_id, o.buyer_phone, o.id, taken.day
    from taken join orders o on o.id = taken.order_id where taken.orders > 0 order by o.shop_id, o.buyer_phone, o.id
    on conflict do nothing returning shop_id, day
  ), days as (
    insert into sales_days (shop_id, day, orders, sold, sales_sen, new_customers)
    select shop_id, day, sum(orders), sum(sold), sum(sales_sen), sum(firsts) from (
      select shop_id, day, orders, sold, sales_sen, 0 as firsts from taken union all select shop_id, day, 0, 0, 0, 1 from firsts
    ) parts group by shop_id, day
    on conflict (shop_id, day) do update set orders = sales_days.orders + excluded.orders, sold = sales_days.sold + excluded.sold,
      sales_sen = sales_days.sales_sen + excluded.sales_sen, new_customers = sales_days.new_customers + excluded.new_customers
  ), products as (
    insert into product_sales_days (shop_id, day, product_id, units, sales_sen)
    select t.shop_id, t.day, l.product_id, sum(l.quantity * t.sold), sum((l.total_sen - l.discount_sen) * t.sold)
    from taken t join order_lines l on l.order_id = t.order_id where t.sold <> 0 group by t.shop_id, t.day, l.product_id
    on conflict (shop_id, day, product_id) do update set
      units = product_sales_days.units + excluded.units, sales_sen = product_sales_days.sales_sen + excluded.sales_sen
  )
  select count(*) into folded from taken;
  return folded;
end $$;
revoke execute on function fold_sales(integer) from public;
grant execute on function fold_sales(integer) to kedai_app;

insert into sales_changes (shop_id, order_id, day, orders, sold, sales_sen)
  select shop_id, id, malaysian_day(placed_at), 1, is_sold(payment_status)::integer,
    case when is_sold(payment_status) then paid_sen - refunded_sen else 0 end from orders;

-- The orders of some days, however many came before.
create index orders_placed on orders (shop_id, placed_at);
