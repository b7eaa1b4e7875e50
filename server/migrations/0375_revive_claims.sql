-- As in 0271, and late money takes everything else again: booked time on whichever unit is free, and slots.
create or replace function revive_claims(shop bigint, who text, who_id bigint, moment timestamptz) returns setof shortage language plpgsql as $$
declare
  was claims[] := array(select c from claims c where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.state = 'released');
  short shortage[];
  one claims;
  stay record;
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
      delete from claims c where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.kind = 'booking' and c.state = 'released';
      for stay in
        select r.product_id, w.line_no, w.during, count(*)::integer as units from unnest(was) w join rental_units r on r.id = w.subject
        where w.kind = 'booking' group by r.product_id, w.line_no, w.during order by r.product_id, w.line_no
      loop
        select array_agg(s) into short from claim_booking(shop, who, who_id, 'held', moment, stay.line_no, stay.product_id, stay.units, stay.during) s;
        exit when short is not null;
      end loop;
      foreach one in array was loop
        if one.kind = 'slot' and short is null then
          select array_agg(s) into short from order_lines l, claim_slot(shop, who, who_id, 'held', moment, one.line_no, l.product_id, one.amount, one.during, array[one.subject]) s
            where l.shop_id = shop and l.order_id = who_id and l.position = one.line_no;
        end if;
      end loop;
    end if;
    if short is not null then raise exception using errcode = 'KD001'; end if;
  exception
    when sqlstate 'KD001' then
      return query select * from unnest(short);
      return;
  end;
  foreach one in array was loop
    if one.kind = 'coupon' then perform claim_coupon(shop, who, who_id, 'held', moment, one.subject, one.phone, one.email); end if;
  end loop;
end $$;
