-- Host names of shops' own. Anybody may claim one; whoever shows the shop's own mark in the DNS has it, and nobody else then.
create table shop_domains (
  shop_id bigint primary key references shops,
  host text not null check (host = lower(host) and length(host) <= 253),
  token text not null check (length(token) >= 20),
  status text not null check (status in ('unverified', 'verified', 'live', 'failing')),
  -- What the last look at the DNS found, by record.
  found jsonb not null default '{}',
  failures integer not null default 0 check (failures >= 0),
  claimed_at timestamptz not null,
  verified_at timestamptz,
  checked_at timestamptz,
  next_check_at timestamptz,
  check ((status = 'unverified') = (verified_at is null))
);
create unique index shop_domains_host on shop_domains (host) where status <> 'unverified';
create index shop_domains_due on shop_domains (next_check_at) where next_check_at is not null;
call secure_shop_table('shop_domains');
create policy public_shop_domains on shop_domains for select to kedai_public using (status <> 'unverified');
grant select (shop_id, host, status) on shop_domains to kedai_public;

-- Whether another shop has the name already.
create function domain_is_taken(of_host text, by_shop bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from shop_domains d where d.host = of_host and d.status <> 'unverified' and d.shop_id <> by_shop) $$;

-- Names of every shop that are to be looked at again.
create function shop_domains_due(moment timestamptz, at_most integer) returns table (shop_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select d.shop_id from shop_domains d where d.next_check_at <= moment order by d.next_check_at limit at_most $$;

do $$
declare target regprocedure;
begin
  for target in select p.oid::regprocedure from pg_proc p where p.pronamespace = 'public'::regnamespace
    and p.proname in ('domain_is_taken', 'shop_domains_due') loop
    execute format('revoke all on function %s from public', target);
    execute format('grant execute on function %s to kedai_app', target);
  end loop;
end $$;
