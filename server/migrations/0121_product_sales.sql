-- What was sold of each product followed from the lines as they stood when a change was folded; a line that was edited in between
-- left the figures wrong for good. Now whoever changes a line of a sold order, or whether an order is sold, writes the units it moves.
create table product_sales_changes (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  product_id bigint not null references products,
  day date not null,
  units bigint not null,
  sales_sen bigint not null
);
create index product_sales_changes_shop on product_sales_changes (shop_id);
call secure_shop_table('product_sales_changes', 'select, insert');

create or replace function note_order_money() returns trigger language plpgsql as $$
declare
  was bigint := case when is_sold(old.payment_status) then old.paid_sen - old.refunded_sen else 0 end;
  is_now bigint := case when is_sold(new.payment_status) then new.paid_sen - new.refunded_sen else 0 end;
  turned integer := is_sold(new.payment_status)::integer - is_sold(old.payment_status)::integer;
begin
  insert into sales_changes (shop_id, order_id, day, orders, sold, sales_sen)
    values (new.shop_id, new.id, malaysian_day(new.placed_at), 0, turned, is_now - was);
  if turned <> 0 then
    insert into product_sales_changes (shop_id, product_id, day, units, sales_sen)
      select shop_id, product_id, malaysian_day(new.placed_at), sum(quantity) * turned, sum(total_sen - discount_sen) * turned
      from order_lines where order_id = new.id group by shop_id, product_id;
  end if;
  return null;
end $$;

create function note_added_lines() returns trigger language plpgsql as $$
begin
  insert into product_sales_changes (shop_id, product_id, day, units, sales_sen)
    select l.shop_id, l.product_id, malaysian_day(o.placed_at), l.quantity, l.total_sen - l.discount_sen
    from added l join orders o on o.id = l.order_id where is_sold(o.payment_status);
  return null;
end $$;
create trigger order_lines_count_added after insert on order_lines referencing new table as added
  for each statement execute function note_added_lines();

create function note_removed_lines() returns trigger language plpgsql as $$
begin
  insert into product_sales_changes (shop_id, product_id, day, units, sales_sen)
    select l.shop_id, l.product_id, malaysian_day(o.placed_at), -l.quantity, l.discount_sen - l.total_sen
    from removed l join orders o on o.id = l.order_id where is_sold(o.payment_status);
  return null;
end $$;
create trigger order_lines_count_removed after delete on order_lines referencing old table as removed
  for each statement execute function note_removed_lines();

create function note_changed_lines() returns trigger language plpgsql as $$
begin
  insert into product_sales_changes (shop_id, product_id, day, units, sales_sen)
    select l.shop_id, l.product_id, malaysian_day(o.placed_at), l.units, l.sales_sen
    from (
      select shop_id, order_id, product_id, quantity as units, total_sen - discount_sen as sales_sen from changed
      union all
      select shop_id, order_id, product_id, -quantity, discount_sen - total_sen from before_it
    ) l join orders o on o.id = l.order_id where is_sold(o.payment_status);
  return null;
end $$;
create trigger order_lines_count_changed after update on order_lines referencing old table as before_it new table as changed
  for each statement execute function note_changed_lines();

create or replace function fold_sales(at_most integer) returns integer language plpgsql security definer set search_path = public as $$
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
    insert into sales_days (shop_id, day, orders, sold, sales_sen, new_customers)
    select shop_id, day, sum(orders), sum(sold), sum(sales_sen), sum(firsts) from (
      select shop_id, day, orders, sold, sales_sen, 0 as firsts from taken union all select shop_id, day, 0, 0, 0, 1 from firsts
    ) parts group by shop_id, day
    on conflict (shop_id, day) do update set orders = sales_days.orders + excluded.orders, sold = sales_days.sold + excluded.sold,
      sales_sen = sales_days.sales_sen + excluded.sales_sen, new_customers = sales_days.new_customers + excluded.new_customers
  ), products as (
    insert into product_sales_days (shop_id, day, product_id, units, sales_sen)
    select shop_id, day, product_id, sum(units), sum(sales_sen) from taken_of_products group by shop_id, day, product_id
    on conflict (shop_id, day, product_id) do update set
      units = product_sales_days.units + excluded.units, sales_sen = product_sales_days.sales_sen + excluded.sales_sen
  )
  select greatest((select count(*) from taken), (select count(*) from taken_of_products)) into folded;
  return folded;
end $$;

-- Counted anew from the lines as they are.
delete from product_sales_days;
insert into product_sales_days (shop_id, day, product_id, units, sales_sen)
  select l.shop_id, malaysian_day(o.placed_at), l.product_id, sum(l.quantity), sum(l.total_sen - l.discount_sen)
  from order_lines l join orders o on o.id = l.order_id where is_sold(o.payment_status) group by 1, 2, 3;
