-- Quotes: a draft has no number yet, a sent one a link that can be taken back, and a decided one says who decided.
alter table quotes alter column number drop not null;
alter table quotes
  add column buyer_email text,
  add column buyer_phone text,
  add column lang text not null default 'ms' check (lang in ('ms', 'en', 'zh')),
  -- As of the last time it was written: what an invoice that comes of it is taxed by.
  add column tax_shipping boolean not null default true,
  add column sent_at timestamptz,
  add column first_viewed_at timestamptz,
  add column last_viewed_at timestamptz,
  add column view_told_on date,
  add column link_revoked_at timestamptz,
  -- Who accepted or declined: by the link, or the seller for a buyer who said so elsewhere.
  add column decided_by text check (decided_by in ('buyer', 'seller')),
  add column decided_name text not null default '',
  add column decided_ip text,
  add column decline_reason text not null default '',
  add check ((state = 'draft') = (number is null)),
  add check ((state in ('accepted', 'declined', 'converted')) = (decided_at is not null and decided_by is not null));
create index quotes_find on quotes using gin (shop_id, (lower(coalesce(number, '') || ' ' || buyer_name || ' ' || coalesce(buyer_phone, '') || ' ' || coalesce(buyer_email, ''))) gin_trgm_ops);
create index quotes_customer on quotes (customer_id, id) where customer_id is not null;

create table quote_events (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  quote_id bigint not null references quotes on delete cascade,
  at timestamptz not null,
  name text not null,
  actor text not null check (actor in ('buyer', 'seller', 'system')),
  user_id bigint references users,
  data jsonb not null default '{}'
);
create index quote_events_quote on quote_events (quote_id, id);
call secure_shop_table('quote_events', 'select, insert, delete');

-- A row a channel and recipient: what was handed over, what came back.
create table quote_deliveries (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  quote_id bigint not null references quotes on delete cascade,
  channel text not null check (channel in ('email', 'whatsapp')),
  recipient text not null,
  status text not null check (status in ('queued', 'sent', 'failed')),
  subject text not null default '',
  message text not null default '',
  attach_pdf boolean not null default true,
  response text,
  user_id bigint references users,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index quote_deliveries_quote on quote_deliveries (quote_id, id desc);
call secure_shop_table('quote_deliveries', 'select, insert, update');

-- Every view by somebody who is neither staff nor a machine.
create table quote_views (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  quote_id bigint not null references quotes on delete cascade,
  revision integer not null,
  device text not null check (device in ('phone', 'tablet', 'computer', 'unknown')),
  at timestamptz not null
);
create index quote_views_quote on quote_views (quote_id, id desc);
call secure_shop_table('quote_views', 'select, insert');

-- As with invoices (0110): a search by words runs as the owner and keeps to the shop of the transaction by itself.
create function quotes_matching(pattern text, is_short boolean, at_most integer)
  returns setof bigint language plpgsql stable security definer set search_path = public as $$
begin
  if is_short then
    return query execute
      'select id from (select * from quotes where shop_id = $1 order by id desc limit $3) newest
       where lower(coalesce(number, '''') || '' '' || buyer_name || '' '' || coalesce(buyer_phone, '''') || '' '' || coalesce(buyer_email, '''')) like $2'
      using app_shop(), pattern, at_most;
  else
    return query execute
      'select id from quotes where shop_id = $1
       and lower(coalesce(number, '''') || '' '' || buyer_name || '' '' || coalesce(buyer_phone, '''') || '' '' || coalesce(buyer_email, '''')) like $2 order by id desc limit $3'
      using app_shop(), pattern, at_most;
  end if;
end $$;
revoke execute on function quotes_matching(text, boolean, integer) from public;
grant execute on function quotes_matching(text, boolean, integer) to kedai_app;
