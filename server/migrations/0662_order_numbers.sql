-- The number of a shop's next order is a row, not a sequence of its own: a hundred thousand shops are not as many relations. The
-- row is locked from the insert of an order to its commit, as the shelf of a product in demand is, and an order that fails gives
-- its number back.
create table order_numbers (
  shop_id bigint primary key references shops,
  next bigint not null default 1001 check (next between 1 and 999999999999)
);
call secure_shop_table('order_numbers', 'select, update');

create function next_order_number(shop bigint) returns bigint language sql as $$
  update order_numbers set next = next + 1 where shop_id = shop returning next - 1 $$;

do $$
declare shop bigint;
begin
  for shop in select id from shops loop
    execute format('insert into order_numbers select %s, case when is_called then last_value + 1 else last_value end from order_no_of_shop_%s', shop, shop);
    execute format('drop sequence order_no_of_shop_%s', shop);
  end loop;
end $$;

drop function order_numbers_advance(bigint, bigint);
drop function order_numbers_next(bigint);

create or replace function open_shop(shop_username text, shop_name text, owner_id bigint, shop_phone text)
  returns bigint language plpgsql security definer set search_path to pg_catalog, public, pg_temp as $$
declare new_id bigint;
begin
  insert into shops (username, name, phone_number, whatsapp_number) values (shop_username, shop_name, shop_phone, shop_phone) returning id into new_id;
  insert into shop_members (shop_id, user_id, role) values (new_id, owner_id, 'owner');
  insert into order_numbers (shop_id) values (new_id);
  return new_id;
end $$;

-- What was named when the ledger of messages held marketing alone.
alter sequence marketing_messages_id_seq rename to messages_id_seq;
do $$
declare one record;
begin
  for one in select conname from pg_constraint where conrelid = 'messages'::regclass and conname like 'marketing\_messages\_%' loop
    execute format('alter table messages rename constraint %I to %I', one.conname, substr(one.conname, length('marketing_') + 1));
  end loop;
end $$;
