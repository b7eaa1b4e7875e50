-- Runs and imports that were left half-way are taken up by whoever looks, as runs over orders are.
alter table product_runs add column touched_at timestamptz not null default now();
alter table product_imports add column touched_at timestamptz not null default now();
create index product_runs_unfinished on product_runs (touched_at) where finished_at is null;
create index product_imports_unfinished on product_imports (touched_at) where state in ('checking', 'running', 'undoing');

create function product_runs_left(since timestamptz, at_most integer)
  returns table (shop_id bigint, run_id bigint)
  language sql stable security definer set search_path = public as $$
  select r.shop_id, r.id from product_runs r where r.finished_at is null and r.touched_at <= since order by r.touched_at limit at_most $$;
revoke execute on function product_runs_left(timestamptz, integer) from public;
grant execute on function product_runs_left(timestamptz, integer) to kedai_app;

create function product_imports_left(since timestamptz, at_most integer)
  returns table (shop_id bigint, import_id bigint)
  language sql stable security definer set search_path = public as $$
  select i.shop_id, i.id from product_imports i
  where i.state in ('checking', 'running', 'undoing') and i.touched_at <= since order by i.touched_at limit at_most $$;
revoke execute on function product_imports_left(timestamptz, integer) from public;
grant execute on function product_imports_left(timestamptz, integer) to kedai_app;
