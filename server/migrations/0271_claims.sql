-- How anything scarce is held. A claim says who holds how much of what; taking it counts down a counter of its kind, or
-- blocks a unit for a time, in the same statement. Giving back goes by what the claim says, so it happens once and never
-- gives back what was not taken. Every caller claims kinds in this order, and subjects in the order of their ids within a kind,
-- so that no two transactions wait for each other: stock, seat, booking, coupon.
create extension if not exists btree_gist;

create table claims (
  shop_id bigint not null,
  holder text not null check (holder in ('order', 'offer')),
  holder_id bigint not null,
  line_no integer not null default -1, -- the position of an order's line; -1 for the order as a whole
  kind text not null check (kind in ('stock', 'seat', 'booking', 'coupon')),
  subject bigint not null, -- a variation, a quota, a unit, a coupon
  amount bigint not null check (amount > 0),
  during tstzrange check ((during is not null) = (kind = 'booking')), -- with the buffers around it
  state text not null check (state in ('held', 'committed', 'released')),
  phone text, -- whose use of a coupon it is, E.164 and folded
  email text,
  claimed_at timestamptz not null,
  released_at timestamptz,
  primary key (shop_id, holder, holder_id, line_no, kind, subject),
  exclude using gist (shop_id with =, subject with =, during with &&) where (kind = 'booking' and state <> 'released')
) with (fillfactor = 80);
create index claims_of_coupon on claims (subject, claimed_at desc) where kind = 'coupon';
create index claims_of_phone on claims (subject, phone) where kind = 'coupon' and state <> 'released';
create index claims_of_email on claims (subject, email) where kind = 'coupon' and state <> 'released' and email is not null;
call secure_shop_table('claims');

-- Seats in all, which several ticket types may share.
create table quotas (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  product_id bigint not null references products,
  title text not null,
  size integer not null check (size >= 0),
  taken integer not null default 0 check (taken >= 0),
  check (taken <= size)
) with (fillfactor = 70);
create index quotas_product on quotas (product_id, id);
call secure_shop_table('quotas');

-- Things that come back: each is with one booking at a time.
create table rental_units (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  product_id bigint not null references products,
  name text not null,
  position integer not null default 0,
  is_active boolean not null default true
);
create index rental_units_product on rental_units (product_id, position, id);
call secure_shop_table('rental_units');

-- What a claim did not get: how much is left of the subject, and why where that says not enough.
create type shortage as (kind text, subject bigint, left_over bigint, reason text);

-- ── stock: pieces of a variation whose stock is counted. One that is not counted always suffices and is not claimed.
create function claim_stock(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, lines integer[], subjects bigint[], amounts bigint[])
  returns setof shortage language plpgsql as $$
begin
  return query
  with wanted as (
    select w.subject, sum(w.amount) as amount from unnest(subjects, amounts) w (subject, amount) group by w.subject
  ), shelf as (
    select v.id, v.stock, w.amount from variations v join wanted w on w.subject = v.id
    where v.shop_id = shop and v.stock is not null order by v.id for no key update of v
  ), taken as (
    update variations v set stock = v.stock - shelf.amount from shelf
    where v.id = shelf.id and not exists (select from shelf s where s.stock < s.amount) returning v.id
  ), noted as (
    insert into claims as c (shop_id, holder, holder_id, line_no, kind, subject, amount, state, claimed_at)
    select shop, who, who_id, w.line, 'stock', w.subject, sum(w.amount), as_state, moment
    from unnest(lines, subjects, amounts) w (line, subject, amount) join taken on taken.id = w.subject group by w.line, w.subject
    on conflict on constraint claims_pkey do update
      set amount = case when c.state = 'released' then excluded.amount else c.amount + excluded.amount end,
        state = case when c.state = 'released' then excluded.state else c.state end, released_at = null
  )
  select 'stock', shelf.id, shelf.stock::bigint, 'short' from shelf where shelf.stock < shelf.amount order by shelf.id;
end $$;

-- Locks units in id order, so that one may go back and another be taken without waiting crosswise.
create function lock_stock(shop bigint, subjects bigint[]) returns void language plpgsql as $$
begin
  perform from variations v where v.shop_id = shop and v.id = any(subjects) order by v.id for no key update;
end $$;

create function give_back_stock(shop bigint, subjects bigint[], amounts bigint[]) returns setof bigint language plpgsql as $$
begin
  return query
  with back as (
    select b.subject, sum(b.amount) as amount from unnest(subjects, amounts) b (subject, amount) group by b.subject
  ), shelf as (
    select v.id, back.amount from variations v join back on back.subject = v.id
    where v.shop_id = shop and v.stock is not null order by v.id for no key update of v
  )
  update variations v set stock = v.stock + shelf.amount from shelf where v.id = shelf.id returning v.product_id;
end $$;

-- ── seat: places of a quota.
create function claim_seat(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, lines integer[], subjects bigint[], amounts bigint[])
  returns setof shortage language plpgsql as $$
begin
  return query
  with wanted as (
    select w.subject, sum(w.amount) as amount from unnest(subjects, amounts) w (subject, amount) group by w.subject
  ), room as (
    select q.id, q.size - q.taken as free, w.amount from quotas q join wanted w on w.subject = q.id
    where q.shop_id = shop order by q.id for no key update of q
  ), taken as (
    update quotas q set taken = q.taken + room.amount from room
    where q.id = room.id and not exists (select from room r where r.free < r.amount) returning q.id
  ), noted as (
    insert into claims as c (shop_id, holder, holder_id, line_no, kind, subject, amount, state, claimed_at)
    select shop, who, who_id, w.line, 'seat', w.subject, sum(w.amount), as_state, moment
    from unnest(lines, subjects, amounts) w (line, subject, amount) join taken on taken.id = w.subject group by w.line, w.subject
    on conflict on constraint claims_pkey do update
      set amount = case when c.state = 'released' then excluded.amount else c.amount + excluded.amount end,
        state = case when c.state = 'released' then excluded.state else c.state end, released_at = null
  )
  select 'seat', room.id, room.free::bigint, 'short' from room where room.free < room.amount
  union all
  select 'seat', w.subject, 0, 'gone' from wanted w where not exists (select from quotas q where q.shop_id = shop and q.id = w.subject);
end $$;

create function give_back_seat(shop bigint, subjects bigint[], amounts bigint[]) returns setof bigint language plpgsql as $$
begin
  return query
  with back as (
    select b.subject, sum(b.amount) as amount from unnest(subjects, amounts) b (subject, amount) group by b.subject
  ), room as (
    select q.id, back.amount from quotas q join back on back.subject = q.id where q.shop_id = shop order by q.id for no key update of q
  )
  update quotas q set taken = q.taken - room.amount from room where q.id = room.id returning q.product_id;
end $$;

-- ── booking: so many units of a product over a time. Bookings of one product take turns at its row, so a free unit stays free
-- until it is written; the exclusion constraint stands behind that. The first free units are taken, in their order.
create function claim_booking(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, line integer, product bigint, amount integer, span tstzrange)
  returns setof shortage language plpgsql as $$
declare
  free bigint[];
begin
  perform from products p where p.shop_id = shop and p.id = product for no key update;
  select array_agg(u.id) into free from (
    select r.id from rental_units r where r.shop_id = shop and r.product_id = product and r.is_active
      and not exists (select from claims c where c.kind = 'booking' and c.state <> 'released' and c.subject = r.id and c.during && span)
    order by r.position, r.id limit claim_booking.amount
  ) u;
  if coalesce(cardinality(free), 0) < claim_booking.amount then
    return query select 'booking', product, coalesce(cardinality(free), 0)::bigint, 'short';
    return;
  end if;
  insert into claims as c (shop_id, holder, holder_id, line_no, kind, subject, amount, during, state, claimed_at)
  select shop, who, who_id, line, 'booking', unit, 1, span, as_state, moment from unnest(free) unit
  on conflict on constraint claims_pkey do update set during = excluded.during, state = excluded.state, released_at = null;
end $$;

-- ── coupon: one use of it for an order, within its limits in all and for a customer, known by phone or e-mail.
create function claim_coupon(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, coupon bigint, of_phone text, of_email text)
  returns setof shortage language plpgsql as $$
declare
  terms record;
begin
  -- Locked first, so that a customer's uses are counted one buyer at a time.
  select k.max_uses, k.used, k.per_customer, k.first_order_only into terms from coupons k
    where k.shop_id = shop and k.id = coupon and k.is_active and k.archived_at is null for no key update;
  if not found or terms.used >= terms.max_uses then
    return query select 'coupon', coupon, 0::bigint, 'used_up';
  elsif terms.first_order_only and exists (
    select from orders o where o.shop_id = shop and not (who = 'order' and o.id = who_id) and o.order_status in ('open', 'completed')
      and (o.buyer_phone = of_phone or o.buyer_email = of_email)
  ) then
    return query select 'coupon', coupon, 0::bigint, 'first_order';
  elsif terms.per_customer <= (
    select count(*) from claims c where c.kind = 'coupon' and c.subject = coupon and c.state <> 'released' and (c.phone = of_phone or c.email = of_email)
  ) then
    return query select 'coupon', coupon, terms.per_customer::bigint, 'used_by_you';
  else
    update coupons k set used = k.used + 1 where k.shop_id = shop and k.id = coupon;
    insert into claims as c (shop_id, holder, holder_id, kind, subject, amount, state, phone, email, claimed_at)
    values (shop, who, who_id, 'coupon', coupon, 1, as_state, of_phone, of_email, moment)
    on conflict on constraint claims_pkey do update set state = excluded.state, claimed_at = excluded.claimed_at, released_at = null;
  end if;
end $$;

create function give_back_coupon(shop bigint, subjects bigint[], amounts bigint[]) returns void language sql as $$
  update coupons k set used = k.used - back.amount
  from (select b.subject, sum(b.amount) as amount from unnest(subjects, amounts) b (subject, amount) group by b.subject) back
  where k.shop_id = shop and k.id = back.subject $$;

-- ── all kinds
-- What is released goes back kind by kind in the one order; answers with the products whose listing changed.
create function give_back_claims(shop bigint, gone claims[]) returns setof bigint language plpgsql as $$
declare
  stock claims[] := array(select g from unnest(gone) g where g.kind = 'stock');
  seat claims[] := array(select g from unnest(gone) g where g.kind = 'seat');
  coupon claims[] := array(select g from unnest(gone) g where g.kind = 'coupon');
begin
  if cardinality(stock) > 0 then
    return query select give_back_stock(shop, array(select g.subject from unnest(stock) g), array(select g.amount from unnest(stock) g));
  end if;
  if cardinality(seat) > 0 then
    return query select give_back_seat(shop, array(select g.subject from unnest(seat) g), array(select g.amount from unnest(seat) g));
  end if;
  return query select r.product_id from unnest(gone) g join rental_units r on r.id = g.subject where g.kind = 'booking';
  if cardinality(coupon) > 0 then
    perform give_back_coupon(shop, array(select g.subject from unnest(coupon) g), array(select g.amount from unnest(coupon) g));
  end if;
end $$;

create function commit_claims(shop bigint, who text, who_id bigint) returns void language sql as $$
  update claims set state = 'committed' where shop_id = shop and holder = who and holder_id = who_id and state = 'held' $$;

create function release_claims(shop bigint, who text, who_id bigint, moment timestamptz) returns setof bigint language plpgsql as $$
declare
  gone claims[];
begin
  with released as (
    update claims set state = 'released', released_at = moment
    where shop_id = shop and holder = who and holder_id = who_id and state <> 'released' returning *
  ) select array_agg(r) into gone from released r;
  return query select distinct give_back_claims(shop, gone);
end $$;

-- Takes less of what is held: `amounts` is what goes back. A claim that holds nothing more is forgotten, so that reviving the holder does not bring it back.
create function shrink_claims(shop bigint, who text, who_id bigint, lines integer[], kinds text[], subjects bigint[], amounts bigint[]) returns setof bigint language plpgsql as $$
declare
  gone claims[];
begin
  select array_agg(row(c.shop_id, c.holder, c.holder_id, c.line_no, c.kind, c.subject, least(w.amount, c.amount), c.during, c.state, c.phone, c.email, c.claimed_at, c.released_at)::claims) into gone
    from claims c join unnest(lines, kinds, subjects, amounts) w (line, kind, subject, amount) on w.line = c.line_no and w.kind = c.kind and w.subject = c.subject
    where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.state <> 'released' and w.amount > 0;
  delete from claims c using unnest(gone) g
    where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.line_no = g.line_no and c.kind = g.kind and c.subject = g.subject and c.amount = g.amount;
  update claims c set amount = c.amount - g.amount from unnest(gone) g
    where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.line_no = g.line_no and c.kind = g.kind and c.subject = g.subject and c.amount > g.amount;
  return query select distinct give_back_claims(shop, gone);
end $$;

-- Takes again what a holder had when all of it was released: everything, or nothing and what is short. The same unit is asked for,
-- as its buyer was told it; a coupon was promised and paid for, so it is only counted where there is a use left.
create function revive_claims(shop bigint, who text, who_id bigint, moment timestamptz) returns setof shortage language plpgsql as $$
declare
  was claims[] := array(select c from claims c where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.state = 'released');
  short shortage[];
  one claims;
begin
  begin
    select array_agg(s) into short from claim_stock(shop, who, who_id, 'held', moment,
      array(select w.line_no from unnest(was) w where w.kind = 'stock'), array(select w.subject from unnest(was) w where w.kind = 'stock'),
      array(select w.amount from unnest(was) w where w.kind = 'stock')) s;
    if short is null then
      select array_agg(s) into short from claim_seat(shop, who, who_id, 'held', moment,
        array(select w.line_no from unnest(was) w where w.kind = 'seat'), array(select w.subject from unnest(was) w where w.kind = 'seat'),
        array(select w.amount from unnest(was) w where w.kind = 'seat')) s;
    end if;
    if short is null then
      update claims set state = 'held', released_at = null where shop_id = shop and holder = who and holder_id = who_id and kind = 'booking' and state = 'released';
    end if;
    if short is not null then raise exception using errcode = 'KD001'; end if;
  exception
    when sqlstate 'KD001' then
      return query select * from unnest(short);
      return;
    when exclusion_violation then
      return query select 'booking', r.product_id, 0::bigint, 'short' from unnest(was) w join rental_units r on r.id = w.subject where w.kind = 'booking' limit 1;
      return;
  end;
  foreach one in array was loop
    if one.kind = 'coupon' then perform claim_coupon(shop, who, who_id, 'held', moment, one.subject, one.phone, one.email); end if;
  end loop;
end $$;
