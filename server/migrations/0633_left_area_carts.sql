-- Carts of resellers are left too. Who they are is known by their account, and what they are told is about their own trade: it goes
-- to them, never to whoever they buy for, and to nobody who asked for silence.
alter table left_carts
  add column area text not null default 'guest',
  add column reseller_id bigint,
  add foreign key (shop_id, reseller_id) references resellers (shop_id, id),
  alter column token set default '', -- of a reseller's cart there is no link to share
  add check ((area = 'guest') = (reseller_id is null));
create index left_carts_reseller on left_carts (shop_id, reseller_id) where reseller_id is not null;

-- Carts nobody touched between two moments, with something in them, of somebody who can be written to.
create or replace function carts_left(since timestamptz, until timestamptz, at_most integer) returns table (shop_id bigint, cart_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.shop_id, c.id from public.carts c
  left join public.cart_contacts k on k.cart_id = c.id and c.area = 'guest'
  left join public.users u on u.id = c.user_id and c.area = 'guest'
  left join public.resellers r on c.area <> 'guest' and r.shop_id = c.shop_id and r.area = c.area and r.user_id = c.user_id
    and r.status in ('awaiting_first_order', 'active', 'warned')
  left join public.reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id
  where c.touched_at > since and c.touched_at <= until and (k.cart_id is not null or u.id is not null or p.id is not null)
    and not public.is_suspended(c.shop_id)
    and exists (select from public.cart_lines l where l.cart_id = c.id)
    and not exists (select from public.left_carts l where l.cart_id = c.id and l.left_at >= c.touched_at)
    and exists (
      select from (values ('sms', k.phone, true), ('email', k.email, true), ('sms', u.phone, false), ('email', lower(u.email), false),
        ('sms', p.phone, true), ('email', lower(p.email), true)) a (channel, address, may)
      where a.address is not null
        and (a.may or exists (select from public.marketing_consents m where m.shop_id = c.shop_id and m.channel = a.channel and m.address = a.address))
        and not exists (select from public.opt_outs x where x.shop_id = c.shop_id and x.channel = a.channel and x.address = a.address))
  order by c.touched_at limit at_most $$;
