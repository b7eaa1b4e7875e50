-- Who buys from a shop. A customer is known by phone or by e-mail: each of them leads to one customer only.
create table customers (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  name text not null,
  phone text not null,
  email text,
  note text not null default '',
  tags text[] not null default '{}',
  created_at timestamptz not null,
  last_order_at timestamptz not null
);
create index customers_recent on customers (shop_id, last_order_at desc, id desc);
create index customers_find on customers using gin (shop_id, (lower(name || ' ' || phone || ' ' || coalesce(email, ''))) gin_trgm_ops);
call secure_shop_table('customers');

create table customer_keys (
  shop_id bigint not null references shops,
  key text not null,
  customer_id bigint not null references customers on delete cascade,
  primary key (shop_id, key)
);
create index customer_keys_customer on customer_keys (customer_id);
call secure_shop_table('customer_keys');

alter table orders add column customer_id bigint references customers;
create index orders_customer on orders (customer_id, id desc) where customer_id is not null;

-- The customer that an order's phone or e-mail leads to, made when there is none; the phone decides where they disagree.
-- Part of the order's own insert, so that placing an order takes no further round trip. A rush of orders of one customer
-- writes to the customer once a minute only, so that they do not wait for each other.
create function customer_of(shop bigint, called text, number text, mail text, moment timestamptz) returns bigint language plpgsql as $$
declare
  keys text[] := array_remove(array['p:' || number, 'e:' || lower(mail)], null);
  found bigint;
  claimed integer;
begin
  loop
    select k.customer_id into found from customer_keys k where k.shop_id = shop and k.key = any(keys) order by k.key desc limit 1;
    if found is null then
      insert into customers (shop_id, name, phone, email, created_at, last_order_at) values (shop, called, number, mail, moment, moment) returning id into found;
      insert into customer_keys (shop_id, key, customer_id) select shop, k, found from unnest(keys) k order by k desc on conflict do nothing;
      get diagnostics claimed = row_count;
      if claimed = cardinality(keys) then return found; end if;
      delete from customers where id = found; -- somebody was quicker: look again
      found := null;
    else
      insert into customer_keys (shop_id, key, customer_id)
        select shop, k, found from unnest(keys) k where not exists (select from customer_keys o where o.shop_id = shop and o.key = k) on conflict do nothing;
      update customers set name = called, email = coalesce(email, mail), last_order_at = moment
        where id = found and shop_id = shop and last_order_at < moment - interval '1 minute';
      return found;
    end if;
  end loop;
end $$;
revoke execute on function customer_of(bigint, text, text, text, timestamptz) from public;
grant execute on function customer_of(bigint, text, text, text, timestamptz) to kedai_app;

-- Orders that were there already, the oldest first.
do $$
declare o record;
begin
  for o in select id, shop_id, buyer_name, buyer_phone, buyer_email, placed_at from orders order by id loop
    update orders set customer_id = customer_of(o.shop_id, o.buyer_name, o.buyer_phone, o.buyer_email, o.placed_at) where id = o.id;
  end loop;
end $$;

-- As with orders (0021): a search by words runs as the owner and keeps to the shop of the transaction by itself.
create function customers_matching(pattern text, is_short boolean, at_most integer)
  returns setof bigint language plpgsql stable security definer set search_path = public as $$
begin
  if is_short then
    return query execute
      'select id from (select * from customers where shop_id = $1 order by last_order_at desc, id desc limit $3) newest
       where lower(name || '' '' || phone || '' '' || coalesce(email, '''')) like $2'
      using app_shop(), pattern, at_most;
  else
    return query execute
      'select id from customers where shop_id = $1 and lower(name || '' '' || phone || '' '' || coalesce(email, '''')) like $2 order by id desc limit $3'
      using app_shop(), pattern, at_most;
  end if;
end $$;
revoke execute on function customers_matching(text, boolean, integer) from public;
grant execute on function customers_matching(text, boolean, integer) to kedai_app;

-- Words that a shop puts on orders; a row a word, so that the list of one is found by its index.
create table order_tags (
  order_id bigint not null references orders,
  tag text not null,
  shop_id bigint not null references shops,
  primary key (order_id, tag)
);
create index order_tags_tag on order_tags (shop_id, tag, order_id desc);
call secure_shop_table('order_tags', 'select, insert, delete');
