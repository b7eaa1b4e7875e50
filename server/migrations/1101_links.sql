-- What a link names, and whose it is: asked before any shop is known, and all that has to be unique over all shops. Triggers write
-- it with the rows themselves.
create table shop_links (
  kind text not null,
  link text not null,
  shop_id bigint not null,
  primary key (kind, link)
);
call secure_shop_table('shop_links', 'select');

-- Its arguments: the kind, and the column that holds the link.
create function keep_link() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  was text;
  is_now text;
begin
  if tg_op <> 'INSERT' then was := to_jsonb(old) ->> tg_argv[1]; end if;
  if tg_op <> 'DELETE' then is_now := to_jsonb(new) ->> tg_argv[1]; end if;
  if was is not distinct from is_now then return null; end if;
  if was is not null then delete from shop_links where kind = tg_argv[0] and link = was; end if;
  if is_now is not null then insert into shop_links (kind, link, shop_id) values (tg_argv[0], is_now, new.shop_id); end if;
  return null;
end $$;
revoke execute on function keep_link() from public;

-- The same for an order that is placed, which is the hot path.
create function keep_order_link() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into shop_links (kind, link, shop_id) values ('order', new.token, new.shop_id);
  return null;
end $$;
revoke execute on function keep_order_link() from public;

-- A name of an item that is taken, by whichever shop, gives no row: another one is tried then.
create function keep_item_link() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into shop_links (kind, link, shop_id) values ('item', new.view_id, new.shop_id) on conflict do nothing;
  return case when found then new end;
end $$;
revoke execute on function keep_item_link() from public;

insert into shop_links (kind, link, shop_id) select 'item', view_id, shop_id from products where view_id is not null;
insert into shop_links (kind, link, shop_id) select 'order', token, shop_id from orders where token is not null;
insert into shop_links (kind, link, shop_id) select 'invoice', hashslug, shop_id from invoices where hashslug is not null;
insert into shop_links (kind, link, shop_id) select 'credit_note', hashslug, shop_id from credit_notes where hashslug is not null;
insert into shop_links (kind, link, shop_id) select 'quote', hashslug, shop_id from quotes where hashslug is not null;
insert into shop_links (kind, link, shop_id) select 'invoice_delivery', open_token, shop_id from invoice_deliveries where open_token is not null;
insert into shop_links (kind, link, shop_id) select 'invitation', token_hash::text, shop_id from staff_invitations where token_hash is not null;
insert into shop_links (kind, link, shop_id) select 'entitlement', token, shop_id from entitlements where token is not null;
insert into shop_links (kind, link, shop_id) select 'waitlist', token, shop_id from waitlist where token is not null;
insert into shop_links (kind, link, shop_id) select 'certificate', code, shop_id from certificates where code is not null;
insert into shop_links (kind, link, shop_id) select 'share', code, shop_id from viral_shares where code is not null;
insert into shop_links (kind, link, shop_id) select 'cart', token, shop_id from shared_carts where token is not null;
insert into shop_links (kind, link, shop_id) select 'courier_account', account_key, shop_id from courier_accounts where account_key is not null;
insert into shop_links (kind, link, shop_id) select 'payment_account', account_key, shop_id from payment_accounts where account_key is not null;
insert into shop_links (kind, link, shop_id) select 'payment_attempt', return_token, shop_id from payment_attempts where return_token is not null;

alter table products drop constraint products_view_id_key;
alter table products add unique (shop_id, view_id);
alter table orders drop constraint orders_token_key;
alter table orders add unique (shop_id, token);
alter table invoices drop constraint invoices_hashslug_key;
alter table invoices add unique (shop_id, hashslug);
alter table credit_notes drop constraint credit_notes_hashslug_key;
alter table credit_notes add unique (shop_id, hashslug);
alter table quotes drop constraint quotes_hashslug_key;
alter table quotes add unique (shop_id, hashslug);
alter table invoice_deliveries drop constraint invoice_deliveries_open_token_key;
alter table invoice_deliveries add unique (shop_id, open_token);
alter table staff_invitations drop constraint staff_invitations_token_hash_key;
alter table staff_invitations add unique (shop_id, token_hash);
alter table entitlements drop constraint entitlements_token_key;
alter table entitlements add unique (shop_id, token);
alter table waitlist drop constraint waitlist_token_key;
alter table waitlist add unique (shop_id, token);
alter table certificates drop constraint certificates_code_key;
alter table certificates add unique (shop_id, code);
alter table viral_shares drop constraint viral_shares_code_key;
alter table viral_shares add unique (shop_id, code);
alter table shared_carts drop constraint shared_carts_pkey;
alter table shared_carts add primary key (shop_id, token);
drop index courier_accounts_key;
create unique index courier_accounts_key on courier_accounts (shop_id, account_key);
drop index payment_accounts_key;
create unique index payment_accounts_key on payment_accounts (shop_id, account_key);
drop index payment_attempts_return;
create unique index payment_attempts_return on payment_attempts (shop_id, return_token);
alter table files drop constraint files_key_key;
alter table files add unique (shop_id, key);

create trigger products_link_new before insert on products for each row execute function keep_item_link();
create trigger products_link after update of view_id or delete on products for each row execute function keep_link('item', 'view_id');
create trigger orders_link_new after insert on orders for each row execute function keep_order_link();
create trigger orders_link after update of token or delete on orders for each row execute function keep_link('order', 'token');
create trigger invoices_link after insert or update of hashslug or delete on invoices for each row execute function keep_link('invoice', 'hashslug');
create trigger credit_notes_link after insert or update of hashslug or delete on credit_notes for each row execute function keep_link('credit_note', 'hashslug');
create trigger quotes_link after insert or update of hashslug or delete on quotes for each row execute function keep_link('quote', 'hashslug');
create trigger invoice_deliveries_link after insert or update of open_token or delete on invoice_deliveries for each row execute function keep_link('invoice_delivery', 'open_token');
create trigger staff_invitations_link after insert or update of token_hash or delete on staff_invitations for each row execute function keep_link('invitation', 'token_hash');
create trigger entitlements_link after insert or update of token or delete on entitlements for each row execute function keep_link('entitlement', 'token');
create trigger waitlist_link after insert or update of token or delete on waitlist for each row execute function keep_link('waitlist', 'token');
create trigger certificates_link after insert or update of code or delete on certificates for each row execute function keep_link('certificate', 'code');
create trigger viral_shares_link after insert or update of code or delete on viral_shares for each row execute function keep_link('share', 'code');
create trigger shared_carts_link after insert or update of token or delete on shared_carts for each row execute function keep_link('cart', 'token');
create trigger courier_accounts_link after insert or update of account_key or delete on courier_accounts for each row execute function keep_link('courier_account', 'account_key');
create trigger payment_accounts_link after insert or update of account_key or delete on payment_accounts for each row execute function keep_link('payment_account', 'account_key');
create trigger payment_attempts_link after insert or update of return_token or delete on payment_attempts for each row execute function keep_link('payment_attempt', 'return_token');

create function shop_of_view(of_view text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select shop_id from shop_links where kind = 'item' and link = of_view $$;
revoke execute on function shop_of_view(text) from public;
grant execute on function shop_of_view(text) to kedai_app, kedai_public;

create or replace function shop_of_order(order_token text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$ select shop_id from shop_links where kind = 'order' and link = order_token $$;

create or replace function shop_of_entitlement(of_token text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$ select shop_id from shop_links where kind = 'entitlement' and link = of_token $$;

create or replace function shop_of_certificate(of_code text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select shop_id from shop_links where kind = 'certificate' and link = of_code $$;

create or replace function shop_of_share(of_code text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select shop_id from shop_links where kind = 'share' and link = of_code $$;

create or replace function shop_of_document(slug text) returns table (shop_id bigint, kind text, id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select i.shop_id, 'invoice', i.id from shop_links k join invoices i on i.shop_id = k.shop_id and i.hashslug = k.link where k.kind = 'invoice' and k.link = slug
  union all select c.shop_id, 'credit_note', c.id from shop_links k join credit_notes c on c.shop_id = k.shop_id and c.hashslug = k.link where k.kind = 'credit_note' and k.link = slug
  union all select q.shop_id, 'quote', q.id from shop_links k join quotes q on q.shop_id = k.shop_id and q.hashslug = k.link where k.kind = 'quote' and k.link = slug $$;

create or replace function delivery_by_open_token(token text) returns table (shop_id bigint, delivery_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select d.shop_id, d.id from shop_links k join invoice_deliveries d on d.shop_id = k.shop_id and d.open_token = k.link
  where k.kind = 'invoice_delivery' and k.link = token $$;

create or replace function invitation_by_token(hash bytea, moment timestamptz) returns table (id bigint, shop_id bigint, shop_name text, email text, role text, permissions text[], inviter text, expires_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select i.id, i.shop_id, s.name, i.email, i.role, i.permissions, u.name, i.expires_at
  from shop_links k join staff_invitations i on i.shop_id = k.shop_id and i.token_hash = hash join shops s on s.id = i.shop_id join users u on u.id = i.invited_by
  where k.kind = 'invitation' and k.link = hash::text and i.accepted_at is null and i.revoked_at is null and i.expires_at > moment $$;

create or replace function courier_account_by_key(courier text, key text) returns table (shop_id bigint, account_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.shop_id, a.id from shop_links k join courier_accounts a on a.shop_id = k.shop_id and a.account_key = k.link
  where k.kind = 'courier_account' and k.link = key and a.provider = courier $$;

create or replace function payment_account_by_key(gateway text, key text) returns table (shop_id bigint, account_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.shop_id, a.id from shop_links k join payment_accounts a on a.shop_id = k.shop_id and a.account_key = k.link
  where k.kind = 'payment_account' and k.link = key and a.provider = gateway $$;

create or replace function attempt_by_return(key text) returns table (shop_id bigint, attempt_id bigint, order_token text, invoice_hashslug text, username text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.shop_id, a.id, o.token, i.hashslug, s.username from shop_links k
  join payment_attempts a on a.shop_id = k.shop_id and a.return_token = k.link
  join shops s on s.id = a.shop_id left join orders o on o.shop_id = a.shop_id and o.id = a.order_id
  left join invoices i on i.shop_id = a.shop_id and i.id = a.invoice_id
  where k.kind = 'payment_attempt' and k.link = key $$;

create or replace function shop_of_address(word text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select shop_id from shop_links
  where kind in ('item', 'order', 'invoice', 'credit_note', 'quote', 'entitlement', 'waitlist', 'certificate', 'share', 'cart') and link = word
  limit 1 $$;

create or replace function count_views(view_ids text[], views integer[], of_day date) returns setof text
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with seen as (
    select * from unnest(view_ids, views) as s (view_id, views)
  ), free as (
    select p.id, p.shop_id, s.views from seen s
    join public.shop_links k on k.kind = 'item' and k.link = s.view_id
    join public.products p on p.shop_id = k.shop_id and p.view_id = k.link order by p.id for no key update of p skip locked
  ), days as (
    insert into public.view_days (shop_id, day, product_id, views) select shop_id, of_day, id, views from free order by id
    on conflict (shop_id, day, product_id) do update set views = view_days.views + excluded.views
  )
  update public.products p set view_counter = p.view_counter + free.views from free where p.shop_id = free.shop_id and p.id = free.id returning p.view_id $$;
