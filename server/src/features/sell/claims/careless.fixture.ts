// The row of a shop's order numbers would let its orders in one after the other, whatever they claim.
const carelessNumbers = `
create sequence if not exists careless_numbers start 700001;
grant usage on sequence careless_numbers to kedai_app;
create or replace function next_order_number(shop bigint) returns bigint language sql as $$ select nextval('careless_numbers') $$;`

/**
 * Claims as a shop without locks would make them: read, decide, write back. A race's control puts them into its own database in place
 * of the real functions (`server/migrations/1020_orders.sql`), and must then see stock oversold and coupons overused.
 */
export const carelessClaims = `${carelessNumbers}
create or replace function lock_stock(shop bigint, subjects bigint[]) returns void language sql as 'select';
create or replace function claim_stock(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, lines integer[], subjects bigint[], amounts bigint[])
  returns setof shortage language plpgsql as $$
declare
  one record;
  read jsonb := (select jsonb_object_agg(v.id, v.stock) from variations v where v.id = any(subjects) and v.stock is not null);
begin
  for one in select w.subject, sum(w.amount) as amount from unnest(subjects, amounts) w (subject, amount) where read ? w.subject::text group by w.subject loop
    if (read ->> one.subject::text)::integer < one.amount then
      return query select 'stock', one.subject, (read ->> one.subject::text)::bigint, 'short';
      return;
    end if;
  end loop;
  perform pg_sleep(0.5);
  for one in select w.subject, sum(w.amount) as amount from unnest(subjects, amounts) w (subject, amount) where read ? w.subject::text group by w.subject loop
    update variations set stock = (read ->> one.subject::text)::integer - one.amount where id = one.subject;
  end loop;
  insert into claims (shop_id, holder, holder_id, line_no, kind, subject, amount, state, claimed_at)
    select shop, who, who_id, w.line, 'stock', w.subject, w.amount, as_state, moment from unnest(lines, subjects, amounts) w (line, subject, amount) where read ? w.subject::text
    on conflict on constraint claims_pkey do update set amount = claims.amount + excluded.amount;
end $$;
create or replace function claim_coupon(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, coupon bigint, of_phone text, of_email text)
  returns setof shortage language plpgsql as $$
declare
  read record;
begin
  select k.used, k.max_uses into read from coupons k where k.id = coupon;
  if read.used >= read.max_uses then
    return query select 'coupon', coupon, 0::bigint, 'used_up';
    return;
  end if;
  perform pg_sleep(0.1);
  update coupons set used = read.used + 1 where id = coupon;
  insert into claims (shop_id, holder, holder_id, kind, subject, amount, state, phone, email, claimed_at)
    values (shop, who, who_id, 'coupon', coupon, 1, as_state, of_phone, of_email, moment);
end $$;
create or replace function claim_slot(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, line integer, product bigint, amount bigint, span tstzrange, calendars bigint[])
  returns setof shortage language plpgsql as $$
declare
  chosen bigint := (select c from unnest(calendars) c where slot_room(shop, c, product, span) >= claim_slot.amount limit 1);
begin
  if chosen is null then
    return query select 'slot', product, 0::bigint, 'short';
    return;
  end if;
  perform pg_sleep(1);
  insert into claims (shop_id, holder, holder_id, line_no, kind, subject, amount, during, state, claimed_at)
    values (shop, who, who_id, line, 'slot', chosen, claim_slot.amount, span, as_state, moment);
end $$`

/** A booking as a shop without a lock and without a rule in its table would take it. */
export const carelessBookings = `${carelessNumbers}
alter table claims drop constraint claims_shop_id_subject_during_excl;
create or replace function claim_booking(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, line integer, product bigint, amount integer, span tstzrange)
  returns setof shortage language plpgsql as $$
declare
  free bigint[] := (select array_agg(u.id) from (
    select r.id from rental_units r where r.shop_id = shop and r.product_id = product and r.is_active
      and not exists (select from claims c where c.kind = 'booking' and c.state <> 'released' and c.subject = r.id and c.during && span)
    order by r.position, r.id limit claim_booking.amount) u);
begin
  if coalesce(cardinality(free), 0) < claim_booking.amount then
    return query select 'booking', product, coalesce(cardinality(free), 0)::bigint, 'short';
    return;
  end if;
  perform pg_sleep(0.1);
  insert into claims (shop_id, holder, holder_id, line_no, kind, subject, amount, during, state, claimed_at)
    select shop, who, who_id, line, 'booking', unit, 1, span, as_state, moment from unnest(free) unit;
end $$`

/** Seats of a quota as a shop without a lock would give them: read, decide, write back. */
export const carelessSeats = `
alter table quotas drop constraint quotas_check;
create or replace function claim_seat(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, lines integer[], subjects bigint[], amounts bigint[])
  returns setof shortage language plpgsql as $$
declare
  read record;
  wanted bigint := (select sum(a) from unnest(amounts) a);
begin
  select q.id, q.taken, q.size into read from quotas q where q.id = subjects[1];
  if read.size - read.taken < wanted then
    return query select 'seat', read.id, (read.size - read.taken)::bigint, 'short';
    return;
  end if;
  perform pg_sleep(0.02);
  update quotas set taken = read.taken + wanted where id = read.id;
  insert into claims (shop_id, holder, holder_id, line_no, kind, subject, amount, state, claimed_at)
    select shop, who, who_id, w.line, 'seat', w.subject, w.amount, as_state, moment from unnest(lines, subjects, amounts) w (line, subject, amount);
end $$;
${carelessNumbers}`

/** Pieces of a place as a shop without locks would claim them: read, decide, write back. */
export const carelessNodes = `
create or replace function claim_node_stock(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, place bigint, lines integer[], subjects bigint[], amounts bigint[])
  returns setof shortage language plpgsql as $$
declare
  had integer := (select s.quantity from node_stock s where s.node_id = place and s.variation_id = subjects[1]);
begin
  if had < amounts[1] then
    return query select 'stock', subjects[1], had::bigint, 'short';
    return;
  end if;
  perform pg_sleep(0.3);
  update node_stock set quantity = had - amounts[1] where node_id = place and variation_id = subjects[1];
  insert into claims (shop_id, holder, holder_id, line_no, kind, subject, amount, state, claimed_at)
    values (shop, who, who_id, lines[1], 'stock', subjects[1], amounts[1], as_state, moment)
    on conflict on constraint claims_pkey do update set amount = claims.amount + excluded.amount, state = excluded.state;
end $$`
