-- Last days that were counted by the day of the first payment although a trial, days or weeks had ended since (domain/entitlements):
-- those too early move to where they belong. None is taken back that was told.
do $$
declare
  card record;
  paid record;
  ends date;
  later date;
  anchor integer;
  month date;
begin
  for card in
    select e.shop_id, e.id, e.until_on, e.grace_days from entitlements e
    where not e.is_void and e.until_on is not null
      and exists (select from entitlement_periods p where p.shop_id = e.shop_id and p.entitlement_id = e.id and p.unit in ('day', 'week'))
      and exists (select from entitlement_periods p where p.shop_id = e.shop_id and p.entitlement_id = e.id and p.unit in ('month', 'year'))
  loop
    ends := null;
    for paid in
      select p.paid_on, p.every, p.unit from entitlement_periods p
      where p.shop_id = card.shop_id and p.entitlement_id = card.id order by p.paid_on, p.order_line_id
    loop
      -- First as it goes on from the former end, then, where it does not, from the day of the payment.
      for turn in 1..2 loop
        if turn = 2 or ends is null or paid.paid_on > ends + card.grace_days then
          ends := paid.paid_on;
          anchor := extract(day from ends);
        end if;
        if paid.unit in ('day', 'week') then
          later := ends + paid.every * case paid.unit when 'week' then 7 else 1 end;
        else
          month := date_trunc('month', ends) + make_interval(months => paid.every * case paid.unit when 'year' then 12 else 1 end);
          later := month + least(anchor, extract(day from month + interval '1 month - 1 day')::integer) - 1;
        end if;
        exit when later > paid.paid_on;
      end loop;
      ends := later;
      if paid.unit in ('day', 'week') then anchor := extract(day from ends); end if;
    end loop;
    update entitlements e set until_on = ends where e.shop_id = card.shop_id and e.id = card.id and e.until_on < ends;
  end loop;
end $$;
