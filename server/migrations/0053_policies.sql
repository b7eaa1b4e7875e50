-- What a shop promises and asks, as stored blocks; `plain` is the same as text, for the seller's form and an item's terms.
create table shop_policies (
  shop_id bigint not null references shops,
  kind text not null check (kind in ('terms', 'refund', 'privacy', 'shipping')),
  content jsonb not null default '[]',
  plain text not null default '',
  is_shown boolean not null default false,
  updated_at timestamptz not null,
  primary key (shop_id, kind)
);
call secure_shop_table('shop_policies');
create policy public_shop_policies on shop_policies for select to kedai_public using (is_shown);
grant select on shop_policies to kedai_public;

-- The next number of a shop's orders: read, and moved forward only. Both run as the owner of the sequence.
create function order_numbers_next(shop bigint) returns bigint
  language plpgsql security definer set search_path = public as $$
declare next_one bigint;
begin
  if shop is distinct from app_shop() then raise exception 'not this shop'; end if;
  execute format('select case when is_called then last_value + 1 else last_value end from order_no_of_shop_%s', shop) into next_one;
  return next_one;
end $$;

create function order_numbers_advance(shop bigint, wanted bigint) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  perform pg_advisory_xact_lock(hashtext('order numbers'), shop::integer);
  if wanted < order_numbers_next(shop) then return false; end if;
  perform setval(format('order_no_of_shop_%s', shop), wanted, false);
  return true;
end $$;
revoke execute on function order_numbers_next(bigint), order_numbers_advance(bigint, bigint) from public;
grant execute on function order_numbers_next(bigint), order_numbers_advance(bigint, bigint) to kedai_app;
