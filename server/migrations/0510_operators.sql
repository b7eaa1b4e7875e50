-- An operator bounds what a shop keeps and sends.
alter table shops
  add column storage_quota_mb integer check (storage_quota_mb between 1 and 10000000),
  add column mails_per_day integer check (mails_per_day between 0 and 1000000);

-- What operators did. It is only added to, even by the owner of the tables.
create table operator_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  operator text not null check (length(operator) between 1 and 200),
  act text not null check (length(act) between 1 and 60),
  subject text not null check (length(subject) <= 300),
  reason text check (length(reason) <= 500),
  before jsonb,
  after jsonb
);
create function keep_operator_log() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'the log of operators is only added to';
end $$;
create trigger operator_log_stays before update or delete on operator_log for each row execute function keep_operator_log();
create trigger operator_log_stays_whole before truncate on operator_log for each statement execute function keep_operator_log();

-- Which shop a word in an address of buyers stands for: a view of a product, an order, a document, a membership, a place in a queue, a
-- certificate, a shared link or cart. Asked only while some shop is suspended.
create function shop_of_address(word text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(
    (select p.shop_id from public.products p where p.view_id = word),
    (select o.shop_id from public.orders o where o.token = word),
    (select d.shop_id from public.shop_of_document(word) d limit 1),
    (select e.shop_id from public.entitlements e where e.token = word),
    (select w.shop_id from public.waitlist w where w.token = word),
    (select c.shop_id from public.certificates c where c.code = word),
    (select v.shop_id from public.viral_shares v where v.code = word),
    (select c.shop_id from public.shared_carts c where c.token = word)) $$;
revoke all on function shop_of_address(text) from public;
grant execute on function shop_of_address(text) to kedai_app;

create or replace function invoice_reminders_due(moment timestamptz, at_most integer) returns table (shop_id bigint, reminder_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.shop_id, r.id from invoice_reminders r
  where not is_suspended(r.shop_id) and r.state = 'planned' and r.due_at <= moment and (r.not_before is null or r.not_before <= moment) order by r.due_at limit at_most $$;

create or replace function review_requests_due(moment timestamptz, at_most integer) returns table (shop_id bigint, order_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.shop_id, r.order_id from review_requests r where not is_suspended(r.shop_id) and r.state = 'planned' and r.due_at <= moment order by r.due_at limit at_most $$;

create or replace function entitlement_notices_due(today date, at_most integer) returns table (shop_id bigint, entitlement_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select e.shop_id, e.id from entitlements e
  where not is_suspended(e.shop_id) and e.kind = 'membership' and not e.is_void and e.until_on between today - 10 and today + 7 and not exists (
    select from entitlement_notices n where n.shop_id = e.shop_id and n.entitlement_id = e.id and n.until_on = e.until_on
      and n.step = (select max(s) from unnest(array[-7, -3, 0, 3]) s where e.until_on + s <= today))
  order by e.until_on, e.id limit at_most $$;

create or replace function appointment_reminders_due(moment timestamptz, at_most integer) returns table (shop_id bigint, appointment_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.shop_id, a.id from appointments a
  where not is_suspended(a.shop_id) and a.status = 'booked' and a.reminded_for is distinct from a.starts_at and a.starts_at > moment and a.starts_at <= moment + interval '24 hours'
    and a.changed_at <= a.starts_at - interval '24 hours'
  order by a.starts_at, a.id limit at_most $$;

create or replace function invoice_series_to_run(today date, sending date, moment timestamptz, at_most integer) returns table (shop_id bigint, series_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.shop_id, s.id from invoice_series s
  where not is_suspended(s.shop_id) and s.paused_at is null and s.ended_at is null and s.next_on <= today and (s.mode <> 'send' or s.next_on <= sending) and (s.retry_at is null or s.retry_at <= moment)
  order by s.next_on limit at_most $$;

create or replace function take_mails(worker uuid, at_most integer, lease_seconds integer)
  returns table (id bigint, shop_id bigint, kind text, data jsonb, created_at timestamptz, expires_at timestamptz, tries integer, sent_to text[])
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

do $$
declare target regprocedure;
begin
  for target in select p.oid::regprocedure from pg_proc p where p.pronamespace = 'public'::regnamespace
    and p.proname in ('invoice_series_to_run', 'invoice_reminders_due', 'entitlement_notices_due') loop
    execute format('revoke all on function %s from public', target);
    execute format('grant execute on function %s to kedai_app', target);
  end loop;
end $$;
