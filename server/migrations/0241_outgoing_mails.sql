-- Mails on their way: written in the transaction of the work they follow from, removed as soon as a mail server has them.
-- `data` says what to write about, and is written out when the mail leaves. A mail that was refused for good stays, for its
-- shop to see, when it is about an order or an invoice.
create table outgoing_mails (
  id bigint generated always as identity primary key,
  shop_id bigint references shops default nullif(current_setting('app.shop', true), '')::bigint,
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
create policy shop_only on outgoing_mails to kedai_app using (shop_id is not distinct from app_shop()) with check (shop_id is not distinct from app_shop());
do $$ begin execute format('create policy owner_all on outgoing_mails to %I using (true) with check (true)', current_user); end $$;
grant select, insert, update, delete on outgoing_mails to kedai_app;

-- The mails of every shop leave through one pump, so its statements run as the owner.
-- Takes what is due for a while; what waits for its shop's owner is looked at again in five minutes.
create function take_mails(worker uuid, at_most integer, lease_seconds integer)
  returns table (id bigint, shop_id bigint, kind text, data jsonb, created_at timestamptz, expires_at timestamptz, tries integer, sent_to text[])
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select m.id, m.shop_id, m.waits_for_owner from public.outgoing_mails m
    where m.next_try_at <= now() order by m.next_try_at, m.id limit at_most for update skip locked
  ), confirmed as (
    select distinct w.shop_id from public.shop_members w join public.users u on u.id = w.user_id
    where w.role = 'owner' and u.email_verified_at is not null and w.shop_id in (select d.shop_id from due d where d.waits_for_owner)
  ), judged as (
    select d.id, not d.waits_for_owner or d.shop_id in (select c.shop_id from confirmed c) as may_go from due d
  ), taken as (
    update public.outgoing_mails m set
      next_try_at = now() + case when j.may_go then make_interval(secs => lease_seconds) else interval '5 minutes' end,
      taken_by = case when j.may_go then worker end, tries = m.tries + case when j.may_go then 1 else 0 end
    from judged j where m.id = j.id
    returning m.id, m.shop_id, m.kind, m.data, m.created_at, m.expires_at, m.tries, m.sent_to, j.may_go
  )
  select t.id, t.shop_id, t.kind, t.data, t.created_at, t.expires_at, t.tries, t.sent_to from taken t where t.may_go order by t.id $$;

-- Removes what has left, notes who of several has it already, and plans the next try of the rest.
create function settle_mails(worker uuid, left_ids bigint[], partial_ids bigint[], partial_to text[], retry_ids bigint[], retry_seconds integer[], retry_errors text[])
  returns void language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from public.outgoing_mails m where m.taken_by = worker and m.id = any (left_ids);
  update public.outgoing_mails m set sent_to = array_append(m.sent_to, p.recipient)
    from unnest(partial_ids, partial_to) as p (id, recipient) where m.taken_by = worker and m.id = p.id;
  update public.outgoing_mails m set next_try_at = now() + make_interval(secs => r.seconds), taken_by = null, last_error = r.error
    from unnest(retry_ids, retry_seconds, retry_errors) as r (id, seconds, error) where m.taken_by = worker and m.id = r.id $$;

-- A worker that is still at it keeps what it has taken.
create function keep_mails(worker uuid, ids bigint[], lease_seconds integer) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update public.outgoing_mails m set next_try_at = now() + make_interval(secs => lease_seconds) where m.taken_by = worker and m.id = any (ids) $$;

-- What waits, is under way and has failed, for those who watch.
create function count_mails() returns table (waiting integer, active integer, failed integer, oldest_seconds double precision)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select count(*) filter (where failed_at is null and taken_by is null)::integer, count(*) filter (where taken_by is not null)::integer,
    count(*) filter (where failed_at is not null)::integer, coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::double precision
  from public.outgoing_mails $$;

create function remove_old_mails(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from public.outgoing_mails m where m.created_at < before $$;

do $$
declare f text;
begin
  foreach f in array array['take_mails(uuid, integer, integer)', 'settle_mails(uuid, bigint[], bigint[], text[], bigint[], integer[], text[])', 'keep_mails(uuid, bigint[], integer)', 'count_mails()', 'remove_old_mails(timestamptz)'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to kedai_app', f);
  end loop;
end $$;

-- Bodies of mails that left before this, some with links that still open something. The jobs' tables are of the role that runs them.
set local role kedai_app;
do $$
begin
  if to_regclass('pgboss.job') is not null then
    execute $sql$ delete from pgboss.job where name = 'mail' and state in ('completed', 'cancelled', 'failed') $sql$;
  end if;
end $$;
reset role;
