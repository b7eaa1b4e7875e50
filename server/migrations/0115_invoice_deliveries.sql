-- A mail program that shows a mail asks for its picture with a token only; the shop follows from it.
create function delivery_by_open_token(token text) returns table (shop_id bigint, delivery_id bigint)
  language sql stable security definer set search_path = public as $$
  select d.shop_id, d.id from invoice_deliveries d where d.open_token = token $$;
revoke execute on function delivery_by_open_token(text) from public;
grant execute on function delivery_by_open_token(text) to kedai_app;

create index invoice_deliveries_recent on invoice_deliveries (invoice_id, channel, recipient, id desc);
-- Copies of an e-mail, and whether the paper goes with it.
alter table invoice_deliveries add column cc text[] not null default '{}', add column attach_pdf boolean not null default true;
