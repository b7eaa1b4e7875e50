-- Functions that run as the owner look for names in the system's catalogue first and in temporary tables last, so that nobody can
-- put a table or an operator of his own in front of ours.
-- What is made without naming its schema goes into the first of them, so this one names it.
create or replace function open_shop(shop_username text, shop_name text, owner_id bigint, shop_phone text)
  returns bigint language plpgsql security definer as $$
declare new_id bigint;
begin
  insert into shops (username, name, phone_number, whatsapp_number) values (shop_username, shop_name, shop_phone, shop_phone) returning id into new_id;
  insert into shop_members (shop_id, user_id, role) values (new_id, owner_id, 'owner');
  execute format('create sequence public.order_no_of_shop_%s start 1001', new_id);
  execute format('grant usage on sequence public.order_no_of_shop_%s to kedai_app', new_id);
  return new_id;
end $$;

do $$
declare target regprocedure;
begin
  for target in select p.oid::regprocedure from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef loop
    execute format('alter function %s set search_path = pg_catalog, public, pg_temp', target);
  end loop;
end $$;
