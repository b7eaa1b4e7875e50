-- One ledger of what a shop sends to people: offers and automations as before, and now invoices, quotes, statements and mails
-- about orders too. Each row says to whom, by which channel, why, on what ground, in which words, what it cost and what became of it.
alter table marketing_messages rename to messages;
alter index marketing_messages_pkey rename to messages_pkey;
alter index marketing_messages_campaign rename to messages_campaign;
alter index marketing_messages_texts rename to messages_texts;
alter table messages rename constraint marketing_messages_shop_id_origin_channel_recipient_key to messages_origin_key;
alter table messages drop constraint marketing_messages_channel_check, drop constraint marketing_messages_state_check;
alter table messages
  add check (channel in ('sms', 'email', 'whatsapp')),
  -- `bounced`: it was taken, and a report said later that it did not arrive.
  add check (state in ('queued', 'asking', 'sent', 'failed', 'bounced', 'skipped', 'cancelled')),
  add column reason text not null default 'campaign'
    check (reason in ('campaign', 'test', 'automation', 'invoice', 'reminder', 'receipt', 'quote', 'statement', 'order')),
  -- The ground on which it may go: what its reader agreed to, what they bought, or a test to the seller's own number.
  add column basis text not null default 'consent' check (basis in ('consent', 'transactional', 'own')),
  add column consent_version text, -- of the words that were agreed to
  add column consent_at timestamptz,
  add column template text not null default '', -- whose words, such as `campaign:12`
  add column version text not null default '', -- a hash of them, before names and numbers are filled in
  add column cc text[] not null default '{}',
  add column cost_sen integer,
  add column delivered_at timestamptz,
  add column opened_at timestamptz,
  add column user_id bigint references users, -- who had it sent; null: nobody by hand
  add column automation_id bigint,
  add column invoice_id bigint references invoices on delete cascade,
  add column quote_id bigint references quotes on delete cascade,
  add column order_id bigint references orders,
  add column customer_id bigint references customers on delete cascade;
update messages m set reason = case split_part(origin, ':', 1) when 'test' then 'test' when 'run' then 'automation' else 'campaign' end,
  basis = case split_part(origin, ':', 1) when 'test' then 'own' else 'consent' end,
  template = coalesce('campaign:' || campaign_id, 'campaign:' || nullif(split_part(origin, ':', 2), ''));
update messages m set automation_id = r.automation_id, template = 'automation:' || r.automation_id, order_id = r.order_id,
  basis = case when r.lead_id is null and r.left_cart_id is null then 'transactional' else 'consent' end
from automation_runs r where m.reason = 'automation' and r.shop_id = m.shop_id and r.id = split_part(m.origin, ':', 2)::bigint;
alter table messages alter column reason drop default, alter column basis drop default,
  add foreign key (shop_id, automation_id) references automations (shop_id, id) on delete set null (automation_id);

-- What they were sent as; the ledger says the same.
alter table invoice_deliveries add column version text not null default '', add column cost_sen integer;
alter table quote_deliveries add column version text not null default '';
alter table statement_deliveries add column version text not null default '';

insert into messages (shop_id, origin, reason, basis, channel, recipient, cc, state, response, provider_ref, parts, tries,
  template, delivered_at, opened_at, sent_at, created_at, user_id, invoice_id)
select shop_id, 'invoice:' || id, case reason when 'reminder' then 'reminder' when 'receipt' then 'receipt' else 'invoice' end, 'transactional',
  channel, recipient, cc, case status when 'opened' then 'sent' else status end, left(response, 500), provider_ref, parts, tries,
  'invoice:' || reason, delivered_at, opened_at, sent_at, created_at, user_id, invoice_id
from invoice_deliveries;
insert into messages (shop_id, origin, reason, basis, channel, recipient, state, response, template, sent_at, created_at, user_id, quote_id)
select shop_id, 'quote:' || id, 'quote', 'transactional', channel, recipient, status, left(response, 500), 'quote', sent_at, created_at, user_id, quote_id
from quote_deliveries;
insert into messages (shop_id, origin, reason, basis, channel, recipient, state, response, template, sent_at, created_at, user_id, customer_id)
select shop_id, 'statement:' || id, 'statement', 'transactional', 'email', recipient, status, left(response, 500), 'statement', sent_at, created_at, user_id, customer_id
from statement_deliveries;

drop index invoice_deliveries_texts; -- the texts of a day are counted in the ledger
create index messages_paper_texts on messages (shop_id, created_at) where channel = 'sms' and invoice_id is not null;
create index messages_newest on messages (shop_id, created_at desc, id desc);
create index messages_by_reason on messages (shop_id, reason, created_at desc, id desc);
create index messages_recipient on messages (shop_id, recipient);
create index messages_invoice on messages (invoice_id) where invoice_id is not null;
create index messages_quote on messages (quote_id) where quote_id is not null;
create index messages_order on messages (order_id) where order_id is not null;
create index messages_customer on messages (customer_id) where customer_id is not null;
create index messages_automation on messages (shop_id, automation_id) where automation_id is not null;
create index messages_user on messages (user_id) where user_id is not null;

-- Of offers nothing is kept after two years; what went with an invoice goes with the invoice.
create or replace function remove_outdated(moment timestamptz) returns table (name text, removed bigint)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.order_browsers where at < moment - interval '90 days';
  get diagnostics removed = row_count; name := 'order_browsers'; return next;
  delete from public.shared_carts where created_at < moment - interval '90 days';
  get diagnostics removed = row_count; name := 'shared_carts'; return next;
  delete from public.carts where touched_at < moment - interval '90 days';
  get diagnostics removed = row_count; name := 'carts'; return next;
  delete from public.invoice_views where at < moment - interval '2 years';
  get diagnostics removed = row_count; name := 'invoice_views'; return next;
  delete from public.quote_views where at < moment - interval '2 years';
  get diagnostics removed = row_count; name := 'quote_views'; return next;
  delete from public.messages where created_at < moment - interval '2 years' and reason in ('campaign', 'test', 'automation', 'order') and state not in ('queued', 'asking');
  get diagnostics removed = row_count; name := 'messages'; return next;
  delete from public.sending_counts where day < (moment - interval '400 days')::date;
  get diagnostics removed = row_count; name := 'sending_counts'; return next;
  delete from public.audit_log where at < moment - interval '7 years';
  get diagnostics removed = row_count; name := 'audit_log'; return next;
end $$;
