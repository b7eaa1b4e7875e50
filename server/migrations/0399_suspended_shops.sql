-- An operator suspends a shop, with words that its buyers and its seller read.
alter table shops
  add column suspended_at timestamptz,
  add column suspension_reason text check (length(suspension_reason) between 1 and 500),
  add constraint shops_suspended_with_reason check ((suspended_at is null) = (suspension_reason is null));
create index shops_suspended on shops (id) where suspended_at is not null;

-- Nothing is sent for a suspended shop: what is due for it is looked at again later, and nothing is lost.
create function is_suspended(shop bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from public.shops s where s.id = shop and s.suspended_at is not null) $$;
revoke all on function is_suspended(bigint) from public;
grant execute on function is_suspended(bigint) to kedai_app;
