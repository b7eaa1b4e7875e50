-- Who is invoiced may have given an e-mail alone: a customer is known by phone or by e-mail, no longer always by phone.
alter table customers alter column phone drop not null;
alter table customers add check (phone is not null or email is not null);

drop index customers_find;
create index customers_find on customers using gin (shop_id, (lower(name || ' ' || coalesce(phone, '') || ' ' || coalesce(email, ''))) gin_trgm_ops);

-- As in 0081; a phone that comes to be known is kept, and nobody is made of a name alone.
create or replace function customer_of(shop bigint, called text, number text, mail text, moment timestamptz) returns bigint language plpgsql as $$
declare
  keys text[] := array_remove(array['p:' || number, 'e:' || lower(mail)], null);
  found bigint;
  claimed integer;
begin
  if cardinality(keys) = 0 then return null; end if;
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
      update customers set name = called, phone = coalesce(phone, number), email = coalesce(email, mail), last_order_at = greatest(last_order_at, moment)
        where id = found and shop_id = shop and (last_order_at < moment - interval '1 minute' or phone is null and number is not null);
      return found;
    end if;
  end loop;
end $$;

create or replace function customers_matching(pattern text, is_short boolean, at_most integer)
  returns setof bigint language plpgsql stable security definer set search_path = public as $$
begin
  if is_short then
    return query execute
      'select id from (select * from customers where shop_id = $1 order by last_order_at desc, id desc limit $3) newest
       where lower(name || '' '' || coalesce(phone, '''') || '' '' || coalesce(email, '''')) like $2'
      using app_shop(), pattern, at_most;
  else
    return query execute
      'select id from customers where shop_id = $1 and lower(name || '' '' || coalesce(phone, '''') || '' '' || coalesce(email, '''')) like $2 order by id desc limit $3'
      using app_shop(), pattern, at_most;
  end if;
end $$;

-- A slip is found from the file it shows, so that a file in use is never swept away.
create index invoice_proofs_file on invoice_proofs (file_id);
