-- What orders hold was told by one word in `orders` and by what their products are now; it is what they claimed.
insert into claims (shop_id, holder, holder_id, line_no, kind, subject, amount, state, claimed_at)
  select l.shop_id, 'order', l.order_id, min(l.position), 'stock', l.variation_id, sum(l.quantity), min(o.stock_state), min(o.placed_at)
  from order_lines l join orders o on o.id = l.order_id join variations v on v.id = l.variation_id
  where o.stock_state <> 'none' and v.stock is not null group by l.shop_id, l.order_id, l.variation_id;
insert into claims (shop_id, holder, holder_id, kind, subject, amount, state, phone, email, claimed_at, released_at)
  select c.shop_id, 'order', c.order_id, 'coupon', c.coupon_id, 1,
    case when c.released_at is not null then 'released' when o.stock_state = 'held' then 'held' else 'committed' end, c.customer, c.email, c.claimed_at, c.released_at
  from coupon_claims c join orders o on o.id = c.order_id;
drop table coupon_claims;

alter table orders drop column stock_state;

-- A line is known within its order by its position.
with numbered as (
  select id, row_number() over (partition by order_id order by position, id) - 1 as place from order_lines
)
update order_lines l set position = n.place from numbered n where n.id = l.id and l.position <> n.place;
drop index order_lines_order;
create unique index order_lines_order on order_lines (order_id, position);
