-- A discount is judged against the order as placed: what its coupon said of the delivery, and its lines from before the first edit.
alter table orders
  add column off_shipping_bp integer not null default 0 check (off_shipping_bp between 0 and 1000000),
  add column off_shipping_max_sen bigint check (off_shipping_max_sen >= 0),
  -- null until the first edit: the lines are then as placed
  add column placed_lines jsonb;

-- Orders that stand: what is off beyond the lines is off the delivery. The coupon's terms where they still come to the same
-- amount, else no more than that amount. An order whose delivery discount an edit has dropped already keeps its total.
with standing as (
  select o.id, o.coupon_id, o.shipping_sen, sum(l.discount_sen)::bigint as taken, o.discount_sen - sum(l.discount_sen)::bigint as off
  from orders o join order_lines l on l.order_id = o.id and l.shop_id = o.shop_id
  where o.coupon_id is not null and o.order_status in ('open', 'expired') group by o.id
), terms as (
  select s.id, s.off, s.shipping_sen,
    case when c.kind = 'percent' then c.percent_bp else 10000 end as bp,
    least(c.max_discount_sen - s.taken, c.fixed_sen - s.taken) as max_sen
  from standing s join coupons c on c.id = s.coupon_id
  where s.off > 0 and (c.kind = 'free_shipping' or c.on_shipping)
), known as (
  select *, least(shipping_sen, (shipping_sen * bp + 5000) / 10000, max_sen) = off and coalesce(max_sen, 0) >= 0 as holds from terms
)
update orders o set off_shipping_bp = case when k.holds then k.bp else 10000 end, off_shipping_max_sen = case when k.holds then k.max_sen else s.off end
from standing s left join known k on k.id = s.id
where o.id = s.id and s.off > 0;
