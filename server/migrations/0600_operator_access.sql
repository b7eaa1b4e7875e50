-- Operators of two kinds: an admin may everything, support what it was given, shop by shop. Who was one before stays one who may everything.
alter table operators add column role text not null default 'admin' check (role in ('admin', 'support'));

-- `of_shop` and not `shop_id`: this is the installation's, so it is asked for across shops, and is no part of what a shop takes along.
create table operator_access (
  user_id bigint not null references operators (user_id) on delete cascade,
  of_shop bigint not null references shops (id) on delete cascade,
  level text not null check (level in ('view', 'manage')),
  reason text check (length(reason) between 1 and 500),
  granted_by text not null check (length(granted_by) between 1 and 200),
  granted_at timestamptz not null,
  expires_at timestamptz,
  primary key (user_id, of_shop)
);
create index operator_access_of_shop on operator_access (of_shop);
grant select on operator_access to kedai_app;

-- Whose shop an act or a run was about, by id: an address can be taken by another shop once the first is erased.
alter table operator_log add column of_shop bigint;
create index operator_log_of_shop on operator_log (of_shop, id desc);
alter table operator_runs add column of_shop bigint;

-- Lines of before get theirs once; after that the log is only added to, as before.
alter table operator_log disable trigger operator_log_stays;
update operator_log l set of_shop = s.id from shops s
  where l.subject = s.username and l.at >= s.created_at and (l.act like 'shop %' or l.act like 'export %' or l.act like 'erase %' or l.act = 'quota');
alter table operator_log enable trigger operator_log_stays;
update operator_runs r set of_shop = s.id from shops s where r.shop = s.username and r.created_at >= s.created_at;

-- Whose shop it is that a mail or a webhook failed for, asked before anybody acts on it; jobs are asked for themselves.
create function shop_of_failure(failed_kind text, failed_id text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with named as (select case when failed_id ~ '^[pa]?[0-9]{1,18}$' then ltrim(failed_id, 'pa')::bigint end as id, left(failed_id, 1) as sign)
  select case
    when failed_kind = 'mails' then (select m.shop_id from public.outgoing_mails m where m.id = n.id and m.id::text = failed_id and m.failed_at is not null)
    when failed_kind = 'webhooks' and n.sign = 'p' then (select d.shop_id from public.pixel_deliveries d where d.id = n.id and d.state = 'failed')
    when failed_kind = 'webhooks' and n.sign = 'a' then (select r.shop_id from public.automation_runs r where r.id = n.id and r.state = 'failed')
  end from named n $$;
revoke all on function shop_of_failure(text, text) from public;
grant execute on function shop_of_failure(text, text) to kedai_app;
