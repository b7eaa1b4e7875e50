-- What operators are alerted of, and whether it is so now: told once when it begins and once when it ends.
create table operator_alerts (
  name text primary key check (length(name) <= 60),
  is_raised boolean not null,
  words text not null default '' check (length(words) <= 500),
  changed_at timestamptz not null
);
grant select, insert, update on operator_alerts to kedai_app;

-- Retention: rows that only help while something is fresh go after a while, of every shop. Answers how many.
create function remove_outdated(moment timestamptz) returns table (name text, removed bigint)
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
  delete from public.marketing_messages where created_at < moment - interval '2 years' and state in ('sent', 'failed', 'skipped', 'cancelled');
  get diagnostics removed = row_count; name := 'marketing_messages'; return next;
  delete from public.sending_counts where day < (moment - interval '400 days')::date;
  get diagnostics removed = row_count; name := 'sending_counts'; return next;
  delete from public.audit_log where at < moment - interval '7 years';
  get diagnostics removed = row_count; name := 'audit_log'; return next;
end $$;
revoke all on function remove_outdated(timestamptz) from public;
grant execute on function remove_outdated(timestamptz) to kedai_app;
