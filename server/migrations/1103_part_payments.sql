-- Sales are the money that is held, of part payments too. `part_sen`: what of it is held of orders that are not sold.
alter table sales_changes add column part_sen bigint not null default 0;
alter table sales_days add column part_sen bigint not null default 0;

create or replace function note_new_orders() returns trigger
  language plpgsql as $$
begin
  insert into sales_changes (shop_id, order_id, day, orders, sold, sales_sen, part_sen)
    select shop_id, id, malaysian_day(placed_at), 1, is_sold(payment_status)::integer, paid_sen - refunded_sen,
      case when is_sold(payment_status) then 0 else paid_sen - refunded_sen end from placed;
  return null;
end $$;

create or replace function note_order_money() returns trigger
  language plpgsql as $$
declare
  was bigint := old.paid_sen - old.refunded_sen;
  is_now bigint := new.paid_sen - new.refunded_sen;
  turned integer := is_sold(new.payment_status)::integer - is_sold(old.payment_status)::integer;
begin
  insert into sales_changes (shop_id, order_id, day, orders, sold, sales_sen, part_sen)
    values (new.shop_id, new.id, malaysian_day(new.placed_at), 0, turned, is_now - was,
      case when is_sold(new.payment_status) then 0 else is_now end - case when is_sold(old.payment_status) then 0 else was end);
  if turned <> 0 then
    insert into product_sales_changes (shop_id, product_id, day, units, sales_sen)
      select shop_id, product_id, malaysian_day(new.placed_at), sum(quantity) * turned, sum(total_sen - discount_sen) * turned
      from order_lines where order_id = new.id group by shop_id, product_id;
  end if;
  return null;
end $$;

drop trigger orders_count_money on orders;
create trigger orders_count_money after update on orders for each row when (is_sold(old.payment_status) is distinct from is_sold(new.payment_status) or (old.paid_sen - old.refunded_sen) <> (new.paid_sen - new.refunded_sen)) execute function note_order_money();

create or replace function fold_sales(at_most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare folded integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_sales')) then return 0; end if;
  with taken as (
    -- Up to an id, not by a list of ids: the planner believes this table empty, and would join it with itself row by row.
    delete from sales_changes where id <= (select max(id) from (select id from sales_changes order by id limit at_most) oldest) returning *
  ), taken_of_products as (
    delete from product_sales_changes where id <= (select max(id) from (select id from product_sales_changes order by id limit at_most) oldest) returning *
  ), firsts as (
    insert into first_orders (shop_id, phone, order_id, day)
    select distinct on (o.shop_id, o.buyer_phone) o.shop_id, o.buyer_phone, o.id, taken.day
    from taken join orders o on o.id = taken.order_id where taken.orders > 0 order by o.shop_id, o.buyer_phone, o.id
    on conflict do nothing returning shop_id, day
  ), days as (
    insert into sales_days (shop_id, day, orders, sold, sales_sen, part_sen, new_customers)
    select shop_id, day, sum(orders), sum(sold), sum(sales_sen), sum(part_sen), sum(firsts) from (
      select shop_id, day, orders, sold, sales_sen, part_sen, 0 as firsts from taken union all select shop_id, day, 0, 0, 0, 0, 1 from firsts
    ) parts group by shop_id, day
    on conflict (shop_id, day) do update set orders = sales_days.orders + excluded.orders, sold = sales_days.sold + excluded.sold,
      sales_sen = sales_days.sales_sen + excluded.sales_sen, part_sen = sales_days.part_sen + excluded.part_sen,
      new_customers = sales_days.new_customers + excluded.new_customers
  ), products as (
    insert into product_sales_days (shop_id, day, product_id, units, sales_sen)
    select shop_id, day, product_id, sum(units), sum(sales_sen) from taken_of_products group by shop_id, day, product_id
    on conflict (shop_id, day, product_id) do update set
      units = product_sales_days.units + excluded.units, sales_sen = product_sales_days.sales_sen + excluded.sales_sen
  )
  select greatest((select count(*) from taken), (select count(*) from taken_of_products)) into folded;
  return folded;
end $$;

-- What was paid in part before sales counted it.
insert into sales_changes (shop_id, order_id, day, orders, sold, sales_sen, part_sen)
  select shop_id, id, malaysian_day(placed_at), 0, 0, paid_sen - refunded_sen, paid_sen - refunded_sen
  from orders where not is_sold(payment_status) and paid_sen > refunded_sen;
