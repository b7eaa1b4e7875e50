-- Whom the buyer of a cart said they are while writing the order, and that they agreed to offers; gone with the cart.
create table cart_contacts (
  cart_id bigint primary key references carts on delete cascade,
  shop_id bigint not null references shops,
  name text not null default '',
  phone text, -- E.164
  email text, -- folded
  words text not null, -- what they agreed to, as they read it
  lang text not null,
  at timestamptz not null,
  check (phone is not null or email is not null)
);
create index cart_contacts_phone on cart_contacts (shop_id, phone);
create index cart_contacts_email on cart_contacts (shop_id, email);
call secure_shop_table('cart_contacts');

-- Carts that somebody who agreed to offers left without ordering. One is open for each cart, until it is ordered.
create table left_carts (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  cart_id bigint references carts on delete set null,
  token text not null, -- of the link that shows its lines
  name text not null default '',
  phone text,
  email text,
  lang text not null,
  total_sen bigint not null,
  view_ids text[] not null,
  left_at timestamptz not null, -- when it was last touched
  ordered_at timestamptz,
  created_at timestamptz not null,
  unique (shop_id, id)
);
create unique index left_carts_open on left_carts (cart_id) where ordered_at is null;
create index left_carts_cart on left_carts (cart_id);
call secure_shop_table('left_carts');

-- Carts nobody touched between two moments, with something in them, of somebody who can be written to: they agreed and did not stop it.
create function carts_left(since timestamptz, until timestamptz, at_most integer) returns table (shop_id bigint, cart_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.shop_id, c.id from public.carts c
  left join public.cart_contacts k on k.cart_id = c.id
  left join public.users u on u.id = c.user_id
  where c.area = 'guest' and c.touched_at > since and c.touched_at <= until and (k.cart_id is not null or u.id is not null)
    and not public.is_suspended(c.shop_id)
    and exists (select from public.cart_lines l where l.cart_id = c.id)
    and not exists (select from public.left_carts l where l.cart_id = c.id and l.left_at >= c.touched_at)
    and exists (
      select from (values ('sms', k.phone, true), ('email', k.email, true), ('sms', u.phone, false), ('email', lower(u.email), false)) a (channel, address, ticked)
      where a.address is not null
        and (a.ticked or exists (select from public.marketing_consents m where m.shop_id = c.shop_id and m.channel = a.channel and m.address = a.address))
        and not exists (select from public.opt_outs x where x.shop_id = c.shop_id and x.channel = a.channel and x.address = a.address))
  order by c.touched_at limit at_most $$;
revoke all on function carts_left(timestamptz, timestamptz, integer) from public;
grant execute on function carts_left(timestamptz, timestamptz, integer) to kedai_app;
