-- What somebody may use for as long as it is paid for: a membership, or a course. Each payment is a period; the last day follows
-- from all of them (domain/entitlements) and is kept beside them, so that lists can be searched by it.
create table entitlements (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  kind text not null check (kind in ('membership', 'course')),
  product_id bigint not null references products,
  variation_id bigint not null references variations,
  order_id bigint not null references orders,
  token text not null unique,
  code text not null,
  title text not null,
  plan text not null,
  holder_name text not null,
  holder_phone text not null,
  holder_email text,
  lang text not null,
  grace_days integer not null default 0 check (grace_days >= 0),
  until_on date, -- its last day; null without an end
  is_void boolean not null default false, -- nothing of what was paid for it is left
  visits integer not null default 0,
  last_visit_at timestamptz,
  created_at timestamptz not null,
  unique (shop_id, id),
  unique (shop_id, code)
) with (fillfactor = 85);
create index entitlements_newest on entitlements (shop_id, kind, id desc);
create index entitlements_ending on entitlements (until_on) where kind = 'membership' and not is_void;
create index entitlements_order on entitlements (order_id);
create index entitlements_product on entitlements (product_id);
create index entitlements_variation on entitlements (variation_id);
call secure_shop_table('entitlements');

create table entitlement_periods (
  shop_id bigint not null,
  entitlement_id bigint not null,
  order_id bigint not null references orders,
  order_line_id bigint not null references order_lines on delete cascade,
  paid_on date not null,
  every integer check (every > 0),
  unit text check (unit in ('day', 'week', 'month', 'year')),
  check ((every is null) = (unit is null)), -- neither: without an end
  primary key (shop_id, order_line_id),
  foreign key (shop_id, entitlement_id) references entitlements (shop_id, id) on delete cascade
);
create index entitlement_periods_of on entitlement_periods (shop_id, entitlement_id, paid_on, order_line_id);
create index entitlement_periods_order on entitlement_periods (order_id);
create index entitlement_periods_line on entitlement_periods (order_line_id);
call secure_shop_table('entitlement_periods');

-- One free trial of a product for each person, known by the phone; given back with an order that came to nothing.
create table trials (
  shop_id bigint not null references shops,
  product_id bigint not null references products,
  phone text not null,
  order_id bigint not null references orders,
  primary key (shop_id, product_id, phone)
);
create index trials_order on trials (order_id);
create index trials_product on trials (product_id);
call secure_shop_table('trials');

create table member_visits (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  entitlement_id bigint not null,
  at timestamptz not null,
  device text not null,
  user_id bigint references users,
  unique (shop_id, entitlement_id, at, device),
  foreign key (shop_id, entitlement_id) references entitlements (shop_id, id) on delete cascade
);
create index member_visits_user on member_visits (user_id);
call secure_shop_table('member_visits');

-- Which reminder of which end went out: each once, whoever sends it.
create table entitlement_notices (
  shop_id bigint not null,
  entitlement_id bigint not null,
  until_on date not null,
  step integer not null,
  at timestamptz not null,
  primary key (shop_id, entitlement_id, until_on, step),
  foreign key (shop_id, entitlement_id) references entitlements (shop_id, id) on delete cascade
);
call secure_shop_table('entitlement_notices', 'select, insert');

-- Somebody comes with the link of a card or a course only; the shop follows from it.
create function shop_of_entitlement(of_token text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$ select shop_id from entitlements where token = of_token $$;

-- Whose last day is near or just over, and who was not yet told what there is to tell today.
create function entitlement_notices_due(today date, at_most integer) returns table (shop_id bigint, entitlement_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select e.shop_id, e.id from entitlements e
  where e.kind = 'membership' and not e.is_void and e.until_on between today - 10 and today + 7 and not exists (
    select from entitlement_notices n where n.shop_id = e.shop_id and n.entitlement_id = e.id and n.until_on = e.until_on
      and n.step = (select max(s) from unnest(array[-7, -3, 0, 3]) s where e.until_on + s <= today))
  order by e.until_on, e.id limit at_most $$;

do $$
declare target regprocedure;
begin
  for target in select p.oid::regprocedure from pg_proc p where p.pronamespace = 'public'::regnamespace
    and p.proname in ('shop_of_entitlement', 'entitlement_notices_due') loop
    execute format('revoke execute on function %s from public', target);
    execute format('grant execute on function %s to kedai_app', target);
  end loop;
end $$;
