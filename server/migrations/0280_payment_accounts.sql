-- A shop's account with a payment provider. Its credentials are sealed by the application and open for this shop and provider
-- alone. Other credentials of another merchant make a new row: what was started with the old one is asked about and given back there.
create table payment_accounts (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  provider text not null,
  account_key text not null check (length(account_key) >= 22), -- in the callback's address: nobody guesses it
  is_active boolean not null,
  is_live boolean not null,
  credentials bytea, -- null: the provider asks for none
  last_ok_at timestamptz,
  problem text, -- why the provider did not work when it was used last, in its own words
  replaced_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id)
);
create unique index payment_accounts_key on payment_accounts (account_key);
create unique index payment_accounts_in_use on payment_accounts (shop_id, provider) where replaced_at is null;
call secure_shop_table('payment_accounts', 'select, insert, update');

-- The pretend bank of the demo asks for no credentials.
insert into payment_accounts (shop_id, provider, account_key, is_active, is_live, created_at, updated_at)
select m.shop_id, m.provider, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), m.is_active, false, now(), now()
from payment_methods m where m.provider is not null;

-- What an attempt was started with, and the address its buyer comes back to.
alter table payment_attempts add column account_id bigint;
alter table payment_attempts add column return_token text check (length(return_token) >= 22);
update payment_attempts a set account_id = p.id from payment_accounts p where p.shop_id = a.shop_id and p.provider = a.provider;
alter table payment_attempts add foreign key (shop_id, account_id) references payment_accounts (shop_id, id);
-- A provider's reference is unique with one account: a shop can say nothing about another one's bills.
alter table payment_attempts drop constraint payment_attempts_provider_provider_ref_key;
create unique index payment_attempts_reference on payment_attempts (account_id, provider_ref);
create unique index payment_attempts_return on payment_attempts (return_token);

alter table payment_callbacks drop constraint payment_callbacks_pkey;
alter table payment_callbacks add column account_id bigint references payment_accounts;
update payment_callbacks c set account_id = a.account_id
from payment_attempts a where a.provider = c.provider and a.provider_ref = c.provider_ref;
alter table payment_callbacks add unique nulls not distinct (account_id, event_id, provider);

drop function attempt_by_reference(text, text);
drop function shop_of_attempt(text, bigint);

create function payment_account_by_key(gateway text, key text) returns table (shop_id bigint, account_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.shop_id, a.id from payment_accounts a where a.account_key = key and a.provider = gateway $$;
revoke execute on function payment_account_by_key(text, text) from public;
grant execute on function payment_account_by_key(text, text) to kedai_app;

create function attempt_by_return(key text)
  returns table (shop_id bigint, attempt_id bigint, order_token text, invoice_hashslug text, username text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.shop_id, a.id, o.token, i.hashslug, s.username from payment_attempts a
  join shops s on s.id = a.shop_id left join orders o on o.id = a.order_id left join invoices i on i.id = a.invoice_id
  where a.return_token = key $$;
revoke execute on function attempt_by_return(text) from public;
grant execute on function attempt_by_return(text) to kedai_app;
