-- One place at an event each, for a named person: made once its order is paid, from what the order's line says.
create table tickets (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  product_id bigint not null references products,
  variation_id bigint not null references variations,
  order_id bigint not null references orders,
  order_line_id bigint not null references order_lines on delete cascade,
  place integer not null check (place >= 0), -- among the tickets of its line
  code text not null,
  title text not null,
  item_title text not null,
  venue text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  name text not null,
  email text not null,
  mobile text not null,
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array'),
  status text not null check (status in ('valid', 'used', 'void')),
  admitted_at timestamptz,
  scanned_at timestamptz, -- as the scan that admitted said it; the same one sent again stays admitted
  device text,
  admitted_by bigint references users,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (shop_id, code),
  unique (shop_id, order_line_id, place)
) with (fillfactor = 85);
create index tickets_newest on tickets (shop_id, product_id, id desc);
create index tickets_of_shop on tickets (shop_id, id desc);
create index tickets_order on tickets (order_id);
create index tickets_line on tickets (order_line_id);
create index tickets_product on tickets (product_id);
create index tickets_variation on tickets (variation_id);
create index tickets_admitted_by on tickets (admitted_by);
call secure_shop_table('tickets');

-- Who would come if somebody else does not. An offer holds its places (claims, holder `offer`) until `offer_until`.
create table waitlist (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  product_id bigint not null references products,
  variation_id bigint not null references variations,
  quantity integer not null check (quantity > 0),
  name text not null,
  phone text not null, -- E.164
  email text not null,
  lang text not null,
  status text not null default 'waiting' check (status in ('waiting', 'offered', 'bought', 'expired', 'ended')),
  token text not null unique,
  joined_at timestamptz not null,
  offer_until timestamptz,
  order_id bigint references orders,
  check (status <> 'offered' or offer_until is not null)
) with (fillfactor = 85);
create unique index waitlist_once on waitlist (shop_id, variation_id, phone) where status in ('waiting', 'offered');
create index waitlist_open on waitlist (shop_id, product_id, id) where status in ('waiting', 'offered');
create index waitlist_product on waitlist (product_id);
create index waitlist_variation on waitlist (variation_id);
create index waitlist_order on waitlist (order_id);
call secure_shop_table('waitlist');

-- How many seats of an event are left is told on its page.
create policy public_quotas on quotas for select to kedai_public using (true);
grant select (id, shop_id, product_id, size, taken) on quotas to kedai_public;

-- Events of every shop where somebody waits and something is left, or an offer has run out.
create function waitlists_due(moment timestamptz, at_most integer) returns table (shop_id bigint, product_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select w.shop_id, w.product_id from waitlist w
  where not is_suspended(w.shop_id) and ((w.status = 'offered' and w.offer_until <= moment) or (w.status = 'waiting' and exists (
    select from quotas q where q.product_id = w.product_id and q.taken < q.size)))
  group by w.shop_id, w.product_id order by w.product_id limit at_most $$;
revoke all on function waitlists_due(timestamptz, integer) from public;
grant execute on function waitlists_due(timestamptz, integer) to kedai_app;
