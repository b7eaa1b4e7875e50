-- Who, or what, is booked by the hour: a person of the shop, who may serve several products, or a product that names nobody.
create table service_calendars (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  product_id bigint references products,
  name text not null
);
create unique index service_calendars_name on service_calendars (shop_id, lower(name)) where product_id is null;
create unique index service_calendars_product on service_calendars (product_id) where product_id is not null;
call secure_shop_table('service_calendars');

-- What is booked, one an order: made with it, moved by its buyer, served by the shop.
create table appointments (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  product_id bigint not null references products,
  order_id bigint not null references orders,
  line_no integer not null,
  calendar_id bigint not null references service_calendars,
  title text not null,
  places integer not null check (places > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  status text not null check (status in ('held', 'booked', 'done', 'no_show', 'cancelled')),
  changed_at timestamptz not null,
  unique (shop_id, order_id)
);
create index appointments_time on appointments (shop_id, starts_at, id);
create index appointments_order on appointments (order_id);
create index appointments_calendar on appointments (calendar_id);
create index appointments_product on appointments (product_id);
call secure_shop_table('appointments');

-- ── slot: so many places of a calendar over a time, with the buffers around it. Kinds are claimed in the order stock, seat,
-- booking, slot, coupon.
alter table claims drop constraint claims_kind_check, drop constraint claims_check;
alter table claims add constraint claims_kind_check check (kind in ('stock', 'seat', 'booking', 'slot', 'coupon')),
  add constraint claims_check check ((during is not null) = (kind in ('booking', 'slot')));
create index claims_of_slot on claims using gist (subject, during) where kind = 'slot' and state <> 'released';

-- What is claimed of calendars over a time, and of which product.
create function slot_use(calendars bigint[], span tstzrange)
  returns table (calendar bigint, product bigint, starts timestamptz, ends timestamptz, places bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.subject, l.product_id, lower(c.during), upper(c.during), c.amount from claims c
  join order_lines l on l.shop_id = c.shop_id and l.order_id = c.holder_id and l.position = c.line_no
  where c.kind = 'slot' and c.state <> 'released' and c.holder = 'order' and c.subject = any(calendars) and c.during && span
$$;
revoke execute on function slot_use(bigint[], tstzrange) from public;
grant execute on function slot_use(bigint[], tstzrange) to kedai_app, kedai_public;

-- Places that a product still has in a calendar over a time: none while another product has it.
create function slot_room(shop bigint, calendar bigint, product bigint, span tstzrange) returns bigint language sql stable as $$
  select case when bool_or(u.product <> slot_room.product) then 0 else greatest(0,
    (select coalesce((p.details ->> 'capacity')::bigint, 1) from products p where p.shop_id = shop and p.id = slot_room.product)
      - coalesce(sum(u.places), 0)) end
  from slot_use(array[calendar], span) u
$$;

-- The first of the calendars that has the places. They are locked in the order of their ids, so that what is free stays so.
create function claim_slot(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, line integer, product bigint, amount bigint, span tstzrange, calendars bigint[])
  returns setof shortage language plpgsql as $$
declare
  chosen bigint;
begin
  perform from service_calendars c where c.shop_id = shop and c.id = any(calendars) order by c.id for no key update;
  select w.calendar into chosen from unnest(calendars) with ordinality w (calendar, place)
    join service_calendars c on c.shop_id = shop and c.id = w.calendar
    where slot_room(shop, w.calendar, product, span) >= claim_slot.amount order by w.place limit 1;
  if chosen is null then
    return query select 'slot', product, coalesce((select max(slot_room(shop, w, product, span)) from unnest(calendars) w), 0), 'short';
    return;
  end if;
  insert into claims as c (shop_id, holder, holder_id, line_no, kind, subject, amount, during, state, claimed_at)
  values (shop, who, who_id, line, 'slot', chosen, claim_slot.amount, span, as_state, moment)
  on conflict on constraint claims_pkey do update
    set amount = excluded.amount, during = excluded.during, state = excluded.state, released_at = null;
end $$;

-- Another time for what is booked already: what it had goes back first, so that it may overlap it.
create function move_slot(shop bigint, who text, who_id bigint, moment timestamptz, line integer, product bigint, span tstzrange, calendars bigint[])
  returns setof shortage language plpgsql as $$
declare
  had record;
begin
  perform from service_calendars c where c.shop_id = shop and (c.id = any(calendars) or c.id in (
    select k.subject from claims k where k.shop_id = shop and k.holder = who and k.holder_id = who_id and k.line_no = line and k.kind = 'slot'
  )) order by c.id for no key update;
  delete from claims k where k.shop_id = shop and k.holder = who and k.holder_id = who_id and k.line_no = line and k.kind = 'slot' and k.state <> 'released'
    returning k.amount, k.state into had;
  if not found then
    return query select 'slot', product, 0::bigint, 'gone';
    return;
  end if;
  return query select * from claim_slot(shop, who, who_id, had.state, moment, line, product, had.amount, span, calendars);
end $$;
