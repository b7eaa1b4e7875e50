-- What of a line was given up, and what of its money went back; `refund_lines` tells each time of it.
alter table order_lines
  -- units whose money went back
  add column returned integer not null default 0,
  -- units that hold nothing any more
  add column given_up integer not null default 0,
  -- of goods: pieces given up that are not for sale again
  add column written_off integer not null default 0,
  -- of its money, what went back
  add column refunded_sen bigint not null default 0;

alter table refund_lines
  add column given_up integer not null default 0,
  add column written_off integer not null default 0,
  add column amount_sen bigint not null default 0;

-- Of a refund, what was for the delivery.
alter table payments add column shipping_sen bigint not null default 0;

-- Of refunds of before: goods that were not to be sent any more or are for sale again were given up; nothing else was. A line's
-- part of the money is what its units had cost, as far as the refund went.
update refund_lines r set
  given_up = case when l.item_type in ('ecommerce', 'variation', 'digital') then r.quantity else 0 end,
  written_off = case when l.item_type in ('ecommerce', 'variation') then greatest(0, r.unsent - r.restocked) else 0 end
from order_lines l where l.shop_id = r.shop_id and l.id = r.order_line_id;

with priced as (
  select r.shop_id, r.payment_id, r.order_line_id, p.amount_sen as paid_back,
    (l.total_sen - l.discount_sen) * sum(r.quantity) over before_it / l.quantity
      - (l.total_sen - l.discount_sen) * (sum(r.quantity) over before_it - r.quantity) / l.quantity as price
  from refund_lines r join order_lines l on l.shop_id = r.shop_id and l.id = r.order_line_id
    join payments p on p.shop_id = r.shop_id and p.id = r.payment_id
  window before_it as (partition by r.shop_id, r.order_line_id order by r.payment_id)
), summed as (
  select *, sum(price) over (partition by shop_id, payment_id) as prices from priced
)
update refund_lines r set amount_sen = case when s.prices <= s.paid_back then s.price else floor(s.price * s.paid_back / s.prices) end
from summed s where r.shop_id = s.shop_id and r.payment_id = s.payment_id and r.order_line_id = s.order_line_id;

update order_lines l set returned = least(l.quantity, r.units), given_up = least(l.quantity, r.given_up), written_off = r.written_off, refunded_sen = r.sen
from (
  select shop_id, order_line_id, sum(quantity)::integer as units, sum(given_up)::integer as given_up, sum(written_off)::integer as written_off, sum(amount_sen)::bigint as sen
  from refund_lines group by shop_id, order_line_id
) r where l.shop_id = r.shop_id and l.id = r.order_line_id;

alter table order_lines
  add check (returned between 0 and quantity),
  add check (given_up between 0 and quantity),
  add check (written_off between 0 and given_up),
  add check (refunded_sen >= 0);
alter table refund_lines
  add check (given_up between 0 and quantity),
  -- Seats that went back before while their tickets stayed are of rows of before alone; `operate -- audit` lists them.
  add check (unsent <= given_up and restocked <= given_up) not valid,
  add check (written_off between 0 and given_up - restocked),
  add check (amount_sen >= 0);
alter table payments add check (shipping_sen = 0 or (kind = 'refund' and shipping_sen between 0 and amount_sen));

-- Takes less of what is held, and nobody gets it: `amounts` is what is gone. Like `shrink_claims` without the way back.
create function write_off_claims(shop bigint, who text, who_id bigint, lines integer[], kinds text[], subjects bigint[], amounts bigint[]) returns void
  language plpgsql as $$
begin
  delete from claims c using unnest(lines, kinds, subjects, amounts) w (line, kind, subject, amount)
    where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.state <> 'released'
      and c.line_no = w.line and c.kind = w.kind and c.subject = w.subject and c.amount <= w.amount;
  update claims c set amount = c.amount - w.amount from unnest(lines, kinds, subjects, amounts) w (line, kind, subject, amount)
    where c.shop_id = shop and c.holder = who and c.holder_id = who_id and c.state <> 'released'
      and c.line_no = w.line and c.kind = w.kind and c.subject = w.subject and c.amount > w.amount and w.amount > 0;
end $$;

-- Of copies that were given up: what cannot be fetched any more, and codes that are not their buyer's any more.
alter table download_grants add column is_closed boolean not null default false;
alter table product_codes add column taken_back_at timestamptz;

-- Gives a paid order its codes, as many as of its copies still stand.
create or replace function give_codes(shop bigint, ord bigint, moment timestamptz) returns setof bigint
  language plpgsql as $$
declare
  pool record;
  has bigint;
  held bigint;
  spare integer;
begin
  for pool in
    select v.id, v.product_id, sum(l.quantity - l.given_up) as wanted from order_lines l join variations v on v.id = l.variation_id and v.has_codes
    where l.shop_id = shop and l.order_id = ord group by v.id, v.product_id order by v.id
  loop
    spare := count_codes(shop, pool.id);
    select count(*) into has from product_codes p
      where p.shop_id = shop and p.variation_id = pool.id and p.order_id = ord and p.taken_back_at is null;
    select coalesce(sum(c.amount), 0) into held from claims c
      where c.shop_id = shop and c.holder = 'order' and c.holder_id = ord and c.kind = 'stock' and c.subject = pool.id and c.state <> 'released';
    update product_codes p set order_id = ord, given_at = moment where p.id in (
      select f.id from product_codes f where f.shop_id = shop and f.variation_id = pool.id and f.given_at is null
      order by f.id limit greatest(0, least(pool.wanted, greatest(held, has) + spare) - has));
    if found then return next pool.product_id; end if;
    perform count_codes(shop, pool.id);
  end loop;
end $$;
