-- Under row-level security the trigram index is out of reach: `like` is not leakproof, so the policy is judged first, on
-- every row of the shop. This search runs as the owner and keeps to the shop of the transaction by itself. It gives the
-- newest matches only. Short terms hold no trigram (a Chinese name of two letters), so they are looked for among the
-- shop's newest orders. Planned anew each time, because a rare and a common term want different plans.
create function orders_matching(pattern text, is_short boolean, at_most integer)
  returns setof bigint language plpgsql stable security definer set search_path = public as $$
begin
  if is_short then
    return query execute
      'select id from (select * from orders where shop_id = $1 order by id desc limit $3) newest
       where lower(order_no || '' '' || buyer_name || '' '' || buyer_phone || '' '' || coalesce(buyer_email, '''')) like $2'
      using app_shop(), pattern, at_most;
  else
    return query execute
      'select id from orders where shop_id = $1
         and lower(order_no || '' '' || buyer_name || '' '' || buyer_phone || '' '' || coalesce(buyer_email, '''')) like $2
       order by id desc limit $3'
      using app_shop(), pattern, at_most;
  end if;
end $$;
revoke execute on function orders_matching(text, boolean, integer) from public;
grant execute on function orders_matching(text, boolean, integer) to kedai_app;
