-- A booking goes on for longer: its claims get a later end. Where its units are booked next, bookings that are still in the shop move
-- to other units, and so does this one unless it is with its buyer already. All of it, or what is short.
create function extend_booking(shop bigint, who text, who_id bigint, moment timestamptz, line integer, product bigint, until timestamptz)
  returns setof shortage language plpgsql as $$
declare
  own claims[];
  span tstzrange;
  added tstzrange;
  room integer;
  next claims[];
  stay record;
  short shortage[];
begin
  perform from products p where p.shop_id = shop and p.id = product for no key update;
  select array_agg(c) into own from claims c
    where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.line_no = line and c.kind = 'booking' and c.state <> 'released';
  if own is null then
    return query select 'booking', product, 0::bigint, 'gone';
    return;
  end if;
  if upper(own[1].during) >= until then return; end if;
  span := tstzrange(lower(own[1].during), until);
  added := tstzrange(upper(own[1].during), until);
  room := greatest(0, rental_room(shop, product, added));
  if room < cardinality(own) then
    return query select 'booking', product, room::bigint, 'short';
    return;
  end if;
  select array_agg(c) into next from claims c
    where c.shop_id = shop and c.kind = 'booking' and c.state <> 'released' and c.during && added and c.subject in (select o.subject from unnest(own) o)
      and not (c.holder = who and c.holder_id = who_id and c.line_no = line);
  if next is null then
    update claims c set during = span
      where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.line_no = line and c.kind = 'booking' and c.state <> 'released';
    return;
  end if;
  begin
    if not is_handed_over(own[1]) then
      delete from claims c where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.line_no = line and c.kind = 'booking' and c.state <> 'released';
      select array_agg(s) into short from claim_booking(shop, who, who_id, own[1].state, moment, line, product, cardinality(own), span) s;
    else
      if exists (select from unnest(next) n where is_handed_over(n)) then
        short := array[row('booking', product, 0, 'short')::shortage];
      else
        delete from claims c using unnest(next) n
          where c.shop_id = n.shop_id and c.holder = n.holder and c.holder_id = n.holder_id and c.line_no = n.line_no and c.kind = n.kind and c.subject = n.subject;
        update claims c set during = span
          where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.line_no = line and c.kind = 'booking' and c.state <> 'released';
        -- One unit at a time, as each has its own row; a booking of several may have lost only some of them.
        for stay in select n.holder, n.holder_id, n.line_no, n.state, n.during, n.claimed_at, count(*)::integer as units from unnest(next) n
          group by n.holder, n.holder_id, n.line_no, n.state, n.during, n.claimed_at order by lower(n.during), n.holder_id, n.line_no
        loop
          select array_agg(s) into short from claim_booking(shop, stay.holder, stay.holder_id, stay.state, moment, stay.line_no, product, stay.units, stay.during) s;
          exit when short is not null;
        end loop;
      end if;
    end if;
    if short is not null then raise exception using errcode = 'KD001'; end if;
  exception
    when sqlstate 'KD001' then
      return query select 'booking', product, 0::bigint, 'short';
      return;
  end;
end $$;

-- A booking's buyer is reminded on the day before, once for each time that it is at.
alter table appointments add column reminded_for timestamptz;
create index appointments_remind on appointments (starts_at) where status = 'booked' and reminded_for is distinct from starts_at;

-- Who comes within the next day and was not told yet. What was booked, paid or moved within that day needs no telling.
create function appointment_reminders_due(moment timestamptz, at_most integer) returns table (shop_id bigint, appointment_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.shop_id, a.id from appointments a
  where a.status = 'booked' and a.reminded_for is distinct from a.starts_at and a.starts_at > moment and a.starts_at <= moment + interval '24 hours'
    and a.changed_at <= a.starts_at - interval '24 hours'
  order by a.starts_at, a.id limit at_most $$;
revoke execute on function appointment_reminders_due from public;
grant execute on function appointment_reminders_due to kedai_app;
