-- Codes that a seller puts in to be sold, such as vouchers and keys. How many are free is the stock of their variation, so that
-- selling the last one twice is what selling the last mug twice is: refused by the claim on stock.
alter table digital_goods add column has_codes boolean not null default false;
alter table variations add column has_codes boolean not null default false;

create table product_codes (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  variation_id bigint not null references variations,
  code text not null check (code <> '' and length(code) <= 200),
  added_at timestamptz not null,
  order_id bigint references orders,
  given_at timestamptz, -- seen by its buyer from then on, and never sold again
  unique (shop_id, variation_id, code)
) with (fillfactor = 85);
create index product_codes_free on product_codes (shop_id, variation_id, id) where given_at is null;
create index product_codes_order on product_codes (order_id) where order_id is not null;
create index product_codes_variation on product_codes (variation_id);
call secure_shop_table('product_codes');

-- What is left of a pool: the free codes, less what is held by orders that are not paid yet. Its variation is locked first, as every sale locks it.
create function count_codes(shop bigint, unit bigint) returns integer language plpgsql as $$
declare
  room integer;
begin
  perform from variations v where v.shop_id = shop and v.id = unit for no key update;
  select greatest(0, (select count(*) from product_codes p where p.shop_id = shop and p.variation_id = unit and p.given_at is null)
    - coalesce(sum(greatest(0, held.amount - held.given)), 0))::integer into room
  from (
    select sum(c.amount) as amount, (select count(*) from product_codes p
      where p.shop_id = shop and p.variation_id = unit and c.holder = 'order' and p.order_id = c.holder_id) as given
    from claims c where c.shop_id = shop and c.kind = 'stock' and c.subject = unit and c.state <> 'released' group by c.holder, c.holder_id
  ) held;
  update variations v set stock = room where v.shop_id = shop and v.id = unit and v.has_codes and v.stock is distinct from room;
  return room;
end $$;

-- Gives a paid order its codes, the oldest first; what it has already counts, so twice is once. It held as many; more than it held
-- it gets only of what nobody holds.
create function give_codes(shop bigint, ord bigint, moment timestamptz) returns setof bigint language plpgsql as $$
declare
  pool record;
  has bigint;
  held bigint;
  spare integer;
begin
  for pool in
    select v.id, v.product_id, sum(l.quantity) as wanted from order_lines l join variations v on v.id = l.variation_id and v.has_codes
    where l.shop_id = shop and l.order_id = ord group by v.id, v.product_id order by v.id
  loop
    spare := count_codes(shop, pool.id);
    select count(*) into has from product_codes p where p.shop_id = shop and p.variation_id = pool.id and p.order_id = ord;
    select coalesce(sum(c.amount), 0) into held from claims c
      where c.shop_id = shop and c.holder = 'order' and c.holder_id = ord and c.kind = 'stock' and c.subject = pool.id and c.state <> 'released';
    update product_codes p set order_id = ord, given_at = moment where p.id in (
      select f.id from product_codes f where f.shop_id = shop and f.variation_id = pool.id and f.given_at is null
      order by f.id limit greatest(0, least(pool.wanted, greatest(held, has) + spare) - has));
    if found then return next pool.product_id; end if;
    perform count_codes(shop, pool.id);
  end loop;
end $$;
