-- Mails and messages: what leaves, what is counted, who agreed, campaigns, and notices on a device.

-- What the demo's pretend mail server received.
create table mailbox (
  id bigint generated always as identity primary key,
  sent_at timestamptz not null,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null
);
grant select, insert, delete on mailbox to kedai_app;

-- What was attached to the mails of a demo; a shop's own mail server keeps its own.
create table mailbox_files (
  mailbox_id bigint not null references mailbox on delete cascade,
  place smallint not null check (place >= 1),
  file_name text not null,
  bytes bytea not null,
  primary key (mailbox_id, place)
);
grant select, insert, delete on mailbox_files to kedai_app;

-- Mails on their way: written in the transaction of the work they follow from, removed as soon as a mail server has them. `data`
-- says what to write about, and is written out when the mail leaves. A mail that was refused for good stays, for its shop to see,
-- when it is about an order or an invoice.
create table outgoing_mails (
  id bigint generated always as identity primary key,
  shop_id bigint default NULLIF(current_setting('app.shop', true), '')::bigint references shops,
  kind text not null,
  data jsonb not null,
  order_id bigint,
  invoice_id bigint,
  -- To somebody outside of a shop: it waits until an owner has confirmed their e-mail address.
  waits_for_owner boolean not null default false,
  created_at timestamptz not null default now(),
  -- Later than this it is worth nothing, such as a link that has run out.
  expires_at timestamptz,
  next_try_at timestamptz not null default now(),
  tries integer not null default 0,
  taken_by uuid,
  -- Recipients that a mail server has taken it for, of several.
  sent_to text[] not null default '{}',
  failed_at timestamptz,
  last_error text
);
create index outgoing_mails_due on outgoing_mails (next_try_at);
create index outgoing_mails_failed_order on outgoing_mails (shop_id, order_id) where failed_at is not null;
alter table outgoing_mails enable row level security;
alter table outgoing_mails force row level security;
do $$ begin execute format('create policy owner_all on outgoing_mails to %I using (true) with check (true)', current_user); end $$;
create policy shop_only on outgoing_mails to kedai_app using (not (shop_id is distinct from app_shop())) with check (not (shop_id is distinct from app_shop()));
grant select, insert, update, delete on outgoing_mails to kedai_app;

-- How many mails and texts were sent to others in a Malaysian day. `ref`: the person's or the shop's id; 0 for the installation.
create table sending_counts (
  day date not null,
  channel text not null check (channel in ('email', 'sms')),
  scope text not null check (scope in ('person', 'shop', 'installation')),
  ref bigint not null,
  used integer not null,
  primary key (day, scope, ref, channel)
);
grant select, insert, update, delete on sending_counts to kedai_app;

-- Who agreed to hear from a shop, by which channel, where and in which words; and who no longer wants to, which always wins.
create table marketing_consents (
  shop_id bigint not null references shops,
  channel text not null check (channel in ('sms', 'email')),
  -- E.164, or a folded e-mail address
  address text not null,
  name text not null default '',
  source text not null,
  words text not null default '',
  at timestamptz not null,
  -- Which words somebody agreed to, told apart by a hash, in which language and on which page they read them.
  version text not null default '',
  -- '': kept before languages were
  lang text not null default '' check (lang in ('', 'ms', 'en', 'zh')),
  place text not null default '',
  primary key (shop_id, channel, address)
);
call secure_shop_table('marketing_consents');

create table opt_outs (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  channel text not null check (channel in ('sms', 'email')),
  address text not null,
  source text not null check (source in ('seller', 'link')),
  at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, channel, address)
);
call secure_shop_table('opt_outs');

-- Every yes and every stop, added to and never changed: what a shop shows when it is asked on what ground it wrote.
create table consent_events (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  purpose text not null check (purpose in ('offers', 'programme')),
  act text not null check (act in ('given', 'stopped', 'resumed')),
  channel text not null check (channel in ('sms', 'email')),
  -- E.164, or a folded e-mail address
  address text not null,
  name text not null default '',
  source text not null,
  place text not null default '',
  words text not null default '',
  version text not null default '',
  lang text not null default '' check (lang in ('', 'ms', 'en', 'zh')),
  -- of the shop, where its seller did it
  user_id bigint references users,
  at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, channel, address, purpose, act, source, at)
);
create index consent_events_user on consent_events (user_id) where user_id is not null;
call secure_shop_table('consent_events', 'select, insert');

create table campaigns (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  name text not null,
  channel text not null check (channel in ('sms', 'email')),
  audience jsonb not null check (jsonb_typeof(audience) = 'object'),
  subject text not null default '',
  words text not null,
  lang text not null,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  send_at timestamptz,
  -- while it waits or sends: when somebody looks at it again
  next_try_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  -- who had it sent
  user_id bigint references users,
  created_at timestamptz not null,
  primary key (shop_id, id)
);
create index campaigns_due on campaigns (next_try_at) where state in ('scheduled', 'sending');
create index campaigns_user on campaigns (user_id);
call secure_shop_table('campaigns');

-- What a shop does by itself when something happened.
create table automations (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  name text not null,
  trigger text not null,
  -- of order_unpaid: how long it was left
  after_hours integer,
  conditions jsonb not null default '[]' check (jsonb_typeof(conditions) = 'array'),
  steps jsonb not null check (jsonb_typeof(steps) = 'array'),
  is_active boolean not null default true,
  -- signs its webhooks
  secret text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, id)
);
create index automations_of on automations (shop_id, trigger) where is_active;
call secure_shop_table('automations');

-- Every message to one person, of a campaign or of an automation: written once, handed over once.
create table messages (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  campaign_id bigint,
  -- what it is of, so that it is written once
  origin text not null,
  -- made for it alone, such as a coupon's code
  note text not null default '',
  channel text not null check (channel in ('sms', 'email', 'whatsapp')),
  recipient text not null,
  name text not null default '',
  state text not null default 'queued' check (state in ('queued', 'asking', 'sent', 'failed', 'bounced', 'skipped', 'cancelled')),
  -- opted_out, no_consent, limit, refused, doubt
  why text,
  response text,
  provider_ref text,
  parts integer,
  tries integer not null default 0,
  asked_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null,
  -- `bounced`: it was taken, and a report said later that it did not arrive.
  reason text not null check (reason in ('campaign', 'test', 'automation', 'invoice', 'reminder', 'receipt', 'quote', 'statement', 'order')),
  -- The ground on which it may go: what its reader agreed to, what they bought, or a test to the seller's own number.
  basis text not null check (basis in ('consent', 'transactional', 'own')),
  -- of the words that were agreed to
  consent_version text,
  consent_at timestamptz,
  -- whose words, such as `campaign:12`
  template text not null default '',
  -- a hash of them, before names and numbers are filled in
  version text not null default '',
  cc text[] not null default '{}',
  cost_sen integer,
  delivered_at timestamptz,
  opened_at timestamptz,
  -- who had it sent; null: nobody by hand
  user_id bigint references users,
  automation_id bigint,
  invoice_id bigint,
  quote_id bigint,
  order_id bigint,
  customer_id bigint,
  primary key (shop_id, id),
  constraint messages_origin_key unique (shop_id, origin, channel, recipient),
  foreign key (shop_id, campaign_id) references campaigns on delete cascade,
  foreign key (shop_id, invoice_id) references invoices on delete cascade,
  foreign key (shop_id, quote_id) references quotes on delete cascade,
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, customer_id) references customers on delete cascade,
  foreign key (shop_id, automation_id) references automations on delete set null (automation_id)
);
create index messages_campaign on messages (shop_id, campaign_id, state, id);
create index messages_texts on messages (shop_id, asked_at) where channel = 'sms';
-- the texts of a day are counted in the ledger
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
-- What campaigns of a shop handed over in the last minute: so many may go out in any minute.
create index messages_campaign_rate on messages (shop_id, asked_at) where reason = 'campaign';
call secure_shop_table('messages');

-- Devices that hear of a shop's orders while its screens are closed. A device was opened by a session and hears nothing once that
-- has ended.
create table push_subscriptions (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  session_hash bytea not null references sessions (id_hash) on delete cascade,
  endpoint text not null check (length(endpoint) <= 1000),
  -- keys of the browser: what is sent can be read there alone
  p256dh text not null,
  auth text not null,
  lang text not null check (lang in ('ms', 'en', 'zh')),
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, endpoint)
);
create index push_subscriptions_session on push_subscriptions (session_hash);
call secure_shop_table('push_subscriptions');

-- What has to be told to a device yet; a row goes once the device's push service has it.
create table push_messages (
  id bigint generated always as identity,
  shop_id bigint not null,
  subscription_id bigint not null,
  -- none: the device was switched on just now
  order_id bigint,
  event text not null check (event in ('switched_on', 'order.placed', 'order.paid', 'proof.uploaded')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, subscription_id) references push_subscriptions on delete cascade
);
create index push_messages_due on push_messages (next_try_at);
create index push_messages_of on push_messages (shop_id, subscription_id);
create index push_messages_order on push_messages (order_id);
call secure_shop_table('push_messages');

-- Adds to the three counts of a sending, or fails with KD001 when one of them would pass its limit. It runs with the commit, so
-- that nobody waits for a count longer than a commit takes; always in this order, so that two never wait for each other.
create function count_sending(on_day date, on_channel text, person bigint, shop bigint, recipients integer, max_person integer, max_shop integer, max_installation integer) returns void
  language plpgsql as $$
declare total integer;
begin
  if person is not null then
    insert into sending_counts as c (day, channel, scope, ref, used) values (on_day, on_channel, 'person', person, recipients)
      on conflict (day, scope, ref, channel) do update set used = c.used + excluded.used returning used into total;
    if total > max_person then raise exception 'too many sent by this person' using errcode = 'KD001'; end if;
  end if;
  insert into sending_counts as c (day, channel, scope, ref, used) values (on_day, on_channel, 'shop', shop, recipients)
    on conflict (day, scope, ref, channel) do update set used = c.used + excluded.used returning used into total;
  if total > max_shop then raise exception 'too many sent by this shop' using errcode = 'KD001'; end if;
  insert into sending_counts as c (day, channel, scope, ref, used) values (on_day, on_channel, 'installation', 0, recipients)
    on conflict (day, scope, ref, channel) do update set used = c.used + excluded.used returning used into total;
  if total > max_installation then raise exception 'too many sent by this installation' using errcode = 'KD001'; end if;
end $$;

-- The mails of every shop leave through one pump, so its statements run as the owner. Takes what is due for a while; what waits
-- for its shop's owner is looked at again in five minutes.
create function take_mails(worker uuid, at_most integer, lease_seconds integer) returns table (id bigint, shop_id bigint, kind text, data jsonb, created_at timestamptz, expires_at timestamptz, tries integer, sent_to text[])
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select m.id, m.shop_id, m.waits_for_owner from public.outgoing_mails m
    where m.next_try_at <= now() order by m.next_try_at, m.id limit at_most for update skip locked
  ), confirmed as (
    select distinct w.shop_id from public.shop_members w join public.users u on u.id = w.user_id
    where w.role = 'owner' and u.email_verified_at is not null and w.shop_id in (select d.shop_id from due d where d.waits_for_owner)
  ), judged as (
    select d.id, (not d.waits_for_owner or d.shop_id in (select c.shop_id from confirmed c)) and (d.shop_id is null or not public.is_suspended(d.shop_id)) as may_go from due d
  ), taken as (
    update public.outgoing_mails m set
      next_try_at = now() + case when j.may_go then make_interval(secs => lease_seconds) else interval '5 minutes' end,
      taken_by = case when j.may_go then worker end, tries = m.tries + case when j.may_go then 1 else 0 end
    from judged j where m.id = j.id
    returning m.id, m.shop_id, m.kind, m.data, m.created_at, m.expires_at, m.tries, m.sent_to, j.may_go
  )
  select t.id, t.shop_id, t.kind, t.data, t.created_at, t.expires_at, t.tries, t.sent_to from taken t where t.may_go order by t.id $$;
revoke execute on function take_mails(uuid,integer,integer) from public;
grant execute on function take_mails(uuid,integer,integer) to kedai_app;

-- A worker that is still at it keeps what it has taken.
create function keep_mails(worker uuid, ids bigint[], lease_seconds integer) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update public.outgoing_mails m set next_try_at = now() + make_interval(secs => lease_seconds) where m.taken_by = worker and m.id = any (ids) $$;
revoke execute on function keep_mails(uuid,bigint[],integer) from public;
grant execute on function keep_mails(uuid,bigint[],integer) to kedai_app;

-- What waits, is under way and has failed, for those who watch.
create function count_mails() returns table (waiting integer, active integer, failed integer, oldest_seconds double precision)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select count(*) filter (where failed_at is null and taken_by is null)::integer, count(*) filter (where taken_by is not null)::integer,
    count(*) filter (where failed_at is not null)::integer, coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::double precision
  from public.outgoing_mails $$;
revoke execute on function count_mails() from public;
grant execute on function count_mails() to kedai_app;

create function remove_old_mails(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from public.outgoing_mails m where m.created_at < before $$;
revoke execute on function remove_old_mails(timestamptz) from public;
grant execute on function remove_old_mails(timestamptz) to kedai_app;

create function campaigns_due(moment timestamptz, at_most integer) returns table (shop_id bigint, campaign_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.shop_id, c.id from public.campaigns c
  where not is_suspended(c.shop_id) and c.state in ('scheduled', 'sending') and c.next_try_at <= moment order by c.next_try_at, c.id limit at_most $$;
revoke execute on function campaigns_due(timestamptz,integer) from public;
grant execute on function campaigns_due(timestamptz,integer) to kedai_app;

-- Carts nobody touched between two moments, with something in them, of somebody who can be written to.
create function carts_left(since timestamptz, until timestamptz, at_most integer) returns table (shop_id bigint, cart_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.shop_id, c.id from public.carts c
  left join public.cart_contacts k on k.shop_id = c.shop_id and k.cart_id = c.id and c.area = 'guest'
  left join public.users u on u.id = c.user_id and c.area = 'guest'
  left join public.resellers r on c.area <> 'guest' and r.shop_id = c.shop_id and r.area = c.area and r.user_id = c.user_id
    and r.status in ('awaiting_first_order', 'active', 'warned')
  left join public.reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id
  where c.touched_at > since and c.touched_at <= until and (k.cart_id is not null or u.id is not null or p.id is not null)
    and not public.is_suspended(c.shop_id)
    and exists (select from public.cart_lines l where l.shop_id = c.shop_id and l.cart_id = c.id)
    and not exists (select from public.left_carts l where l.shop_id = c.shop_id and l.cart_id = c.id and l.left_at >= c.touched_at)
    and exists (
      select from (values ('sms', k.phone, true), ('email', k.email, true), ('sms', u.phone, false), ('email', lower(u.email), false),
        ('sms', p.phone, true), ('email', lower(p.email), true)) a (channel, address, may)
      where a.address is not null
        and (a.may or exists (select from public.marketing_consents m where m.shop_id = c.shop_id and m.channel = a.channel and m.address = a.address))
        and not exists (select from public.opt_outs x where x.shop_id = c.shop_id and x.channel = a.channel and x.address = a.address))
  order by c.touched_at limit at_most $$;
revoke execute on function carts_left(timestamptz,timestamptz,integer) from public;
grant execute on function carts_left(timestamptz,timestamptz,integer) to kedai_app;

-- Takes what is due, of every shop, and keeps others from it for a while.
create function take_push_messages(moment timestamptz, at_most integer) returns table (shop_id bigint, message_id bigint)
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update public.push_messages m set tries = m.tries + 1, next_try_at = moment + interval '30 seconds' * power(2, m.tries)
  where m.id in (select q.id from public.push_messages q where q.next_try_at <= moment and not public.is_suspended(q.shop_id) order by q.next_try_at limit at_most for update skip locked)
  returning m.shop_id, m.id $$;
revoke execute on function take_push_messages(timestamptz,integer) from public;
grant execute on function take_push_messages(timestamptz,integer) to kedai_app;

-- Mails about an order or an invoice stand in the ledger of messages once they have left, or could not leave: those to people
-- outside of the shop. One that is a message of the ledger already, such as a campaign's, says there that nobody took it.
create function note_mails(mail_ids bigint[], recipients text[], outcome text, words text) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into public.messages (shop_id, origin, reason, basis, channel, recipient, state, why, response, tries, cost_sen, template, sent_at, created_at, order_id, invoice_id)
  select m.shop_id, 'mail:' || m.id || ':' || extract(epoch from m.created_at)::bigint, case when m.order_id is null then 'invoice' else 'order' end, 'transactional', 'email', p.recipient,
    outcome, case when outcome = 'failed' then 'refused' end, left(words, 500), m.tries, 0,
    concat_ws(':', m.kind, nullif(m.data ->> 'occasion', '')), case when outcome = 'sent' then now() end, m.created_at, m.order_id, m.invoice_id
  from unnest(mail_ids, recipients) as p (id, recipient) join public.outgoing_mails m on m.id = p.id
  where m.shop_id is not null and p.recipient <> '' and (m.invoice_id is not null or m.order_id is not null and m.waits_for_owner)
  on conflict (shop_id, origin, channel, recipient) do update
    set state = excluded.state, why = excluded.why, response = excluded.response, tries = excluded.tries, sent_at = excluded.sent_at;
  update public.messages s set state = 'failed', why = 'refused', response = left(words, 500)
  from public.outgoing_mails m
  where outcome = 'failed' and m.id = any (mail_ids) and s.shop_id = m.shop_id and s.id = (m.data ->> 'messageId')::bigint and s.state = 'sent' $$;
revoke execute on function note_mails(bigint[],text[],text,text) from public;
grant execute on function note_mails(bigint[],text[],text,text) to kedai_app;

-- Removes what has left, notes who of several has it already, and plans the next try of the rest.
create function settle_mails(worker uuid, left_ids bigint[], partial_ids bigint[], partial_to text[], retry_ids bigint[], retry_seconds integer[], retry_errors text[], told_ids bigint[], told_to text[]) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  select public.note_mails(told_ids, told_to, 'sent', null);
  delete from public.outgoing_mails m where m.taken_by = worker and m.id = any (left_ids);
  update public.outgoing_mails m set sent_to = array_append(m.sent_to, p.recipient)
    from unnest(partial_ids, partial_to) as p (id, recipient) where m.taken_by = worker and m.id = p.id;
  update public.outgoing_mails m set next_try_at = now() + make_interval(secs => r.seconds), taken_by = null, last_error = r.error
    from unnest(retry_ids, retry_seconds, retry_errors) as r (id, seconds, error) where m.taken_by = worker and m.id = r.id $$;
revoke execute on function settle_mails(uuid,bigint[],bigint[],text[],bigint[],integer[],text[],bigint[],text[]) from public;
grant execute on function settle_mails(uuid,bigint[],bigint[],text[],bigint[],integer[],text[],bigint[],text[]) to kedai_app;
