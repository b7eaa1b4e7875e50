-- A product's units are alike, so a booking keeps the unit it got only until that is handed over: where no single unit is free for
-- all of a time although never more are needed at once than there are, bookings that are still in the shop are moved among units.

-- A booking of an order's line, for as long as it is remembered. `starts_at` to `ends_at` without the buffers, which its claim has.
create table rentals (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  order_id bigint not null references orders,
  line_no integer not null, -- the position of the order's line, as its claim has it
  product_id bigint not null references products,
  product text not null,
  units integer not null check (units > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  state text not null check (state in ('held', 'booked', 'out', 'returned', 'cancelled')),
  deposit_sen bigint check (deposit_sen >= 0),
  late_fee_sen bigint check (late_fee_sen >= 0),
  handed_over_at timestamptz,
  returned_at timestamptz,
  check ((handed_over_at is not null) = (state in ('out', 'returned'))),
  check ((returned_at is not null) = (state = 'returned')),
  unique (shop_id, order_id, line_no)
);
create index rentals_time on rentals (shop_id, starts_at, id);
create index rentals_product on rentals (product_id, starts_at);
call secure_shop_table('rentals');

-- How many units are booked when, buffers included; tells nobody who booked.
create function rental_bookings(product bigint, since timestamptz) returns table (starts_at timestamptz, ends_at timestamptz, units integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select lower(c.during), upper(c.during), count(*)::integer
  from rental_units r join claims c on c.shop_id = r.shop_id and c.subject = r.id and c.kind = 'booking' and c.state <> 'released' and c.during && tstzrange(since, null)
  where r.product_id = product group by c.during order by c.during $$;
revoke execute on function rental_bookings from public;
grant execute on function rental_bookings to kedai_app, kedai_public;

-- Whether a claim's units have left the shop.
create function is_handed_over(c claims) returns boolean language sql stable as $$
  select c.holder = 'order' and exists (select from rentals r where r.shop_id = c.shop_id and r.order_id = c.holder_id and r.line_no = c.line_no and r.handed_over_at is not null) $$;

-- How many units are never needed at once in a span; the caller holds the product's row.
create function rental_room(shop bigint, product bigint, span tstzrange) returns integer language sql stable as $$
  with booked as (
    select c.during from rental_units r join claims c on c.shop_id = r.shop_id and c.subject = r.id and c.kind = 'booking' and c.state <> 'released' and c.during && span
    where r.shop_id = shop and r.product_id = product
  ), moments as (
    select lower(span) as at union select lower(during) from booked where lower(during) > lower(span)
  ), used as (
    select count(*) as units from moments join booked on booked.during @> moments.at group by moments.at
  )
  select ((select count(*) from rental_units r where r.shop_id = shop and r.product_id = product and r.is_active) - coalesce((select max(units) from used), 0))::integer $$;

-- Moves bookings that are in the shop still, so that so many units are free for all of a span; those units, or null where it cannot be.
-- Taken in the order they begin, each goes to its own unit if that is free, else to the first that is.
create function make_rental_room(shop bigint, product bigint, amount integer, span tstzrange, moment timestamptz) returns bigint[] language plpgsql as $$
declare
  units bigint[] := array(select r.id from rental_units r where r.shop_id = shop and r.product_id = product and r.is_active order by r.position, r.id);
  movable claims[];
  placed bigint[] := '{}';
  busy_until timestamptz[];
  wanted record;
  unit bigint;
  room bigint[] := '{}';
begin
  select array_agg(c) into movable from rental_units r join claims c on c.shop_id = r.shop_id and c.subject = r.id
    where r.shop_id = shop and r.product_id = product and c.kind = 'booking' and c.state <> 'released' and upper(c.during) > moment and not is_handed_over(c);
  movable := coalesce(movable, '{}');
  busy_until := array_fill('-infinity'::timestamptz, array[cardinality(units)]);
  for wanted in
    select w.* from (
      select m.place, m.during, m.subject from unnest(movable) with ordinality m (shop_id, holder, holder_id, line_no, kind, subject, amount, during, state, phone, email, claimed_at, released_at, place)
      union all
      select 0, span, null from generate_series(1, amount)
    ) w order by lower(w.during), w.place, w.subject
  loop
    unit := null;
    select u.id into unit from unnest(units, busy_until) with ordinality u (id, until, place)
      where u.until <= lower(wanted.during) and not exists (
        select from claims c where c.shop_id = shop and c.kind = 'booking' and c.state <> 'released' and c.subject = u.id and c.during && wanted.during
          and (upper(c.during) <= moment or is_handed_over(c)))
      order by u.id is distinct from wanted.subject, u.place limit 1;
    if unit is null then return null; end if;
    busy_until[array_position(units, unit)] := upper(wanted.during);
    if wanted.place = 0 then room := room || unit;
    else placed[wanted.place] := unit;
    end if;
  end loop;
  -- First all are taken away, then put back: two may change places.
  delete from claims c using unnest(movable) m where c.shop_id = m.shop_id and c.holder = m.holder and c.holder_id = m.holder_id and c.line_no = m.line_no and c.kind = m.kind and c.subject = m.subject;
  insert into claims (shop_id, holder, holder_id, line_no, kind, subject, amount, during, state, claimed_at)
    select m.shop_id, m.holder, m.holder_id, m.line_no, 'booking', placed[m.place], m.amount, m.during, m.state, m.claimed_at
    from unnest(movable) with ordinality m (shop_id, holder, holder_id, line_no, kind, subject, amount, during, state, phone, email, claimed_at, released_at, place);
  return room;
end $$;

create or replace function claim_booking(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, line integer, product bigint, amount integer, span tstzrange)
  returns setof shortage language plpgsql as $$
declare
  room integer;
  free bigint[];
begin
  perform from products p where p.shop_id = shop and p.id = product for no key update;
  room := greatest(0, rental_room(shop, product, span));
  if room < claim_booking.amount then
    return query select 'booking', product, room::bigint, 'short';
    return;
  end if;
  select array_agg(u.id) into free from (
    select r.id from rental_units r where r.shop_id = shop and r.product_id = product and r.is_active
      and not exists (select from claims c where c.shop_id = shop and c.kind = 'booking' and c.state <> 'released' and c.subject = r.id and c.during && span)
    order by r.position, r.id limit claim_booking.amount
  ) u;
  if coalesce(cardinality(free), 0) < claim_booking.amount then
    free := make_rental_room(shop, product, claim_booking.amount, span, moment);
    if free is null then
      return query select 'booking', product, 0::bigint, 'short';
      return;
    end if;
  end if;
  insert into claims as c (shop_id, holder, holder_id, line_no, kind, subject, amount, during, state, claimed_at)
  select shop, who, who_id, line, 'booking', unit, 1, span, as_state, moment from unnest(free) unit
  on conflict on constraint claims_pkey do update set during = excluded.during, state = excluded.state, released_at = null;
end $$;
