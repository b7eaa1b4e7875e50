-- A line says by itself what was sold: nothing looks the live product up for it.
alter table order_lines add column item_type text, add column sku text;
update order_lines l set item_type = p.item_type, sku = v.sku
  from products p, variations v where p.id = l.product_id and v.id = l.variation_id;
alter table order_lines alter column item_type set not null;

-- What an order may fetch is noted when it is placed and opens when it is paid. `per_copy`: downloads for each copy bought, null without a limit.
alter table download_grants add column opened_at timestamptz, add column per_copy integer check (per_copy >= 1);
update download_grants g set opened_at = g.created_at,
  per_copy = (select d.download_limit from digital_goods d where d.product_id = g.product_id and g.download_limit is not null);
with bought as (
  select l.shop_id, l.order_id, l.product_id, sum(l.quantity)::integer as copies, min(l.title) as title
  from order_lines l join orders o on o.id = l.order_id
  where l.item_type = 'digital' and o.order_status in ('open', 'expired') and o.payment_status not in ('paid', 'overpaid', 'partially_refunded', 'refunded')
  group by l.shop_id, l.order_id, l.product_id
), wanted as (
  select b.*, g.download_limit as per_copy, g.expires_days, d.file_id, null::text as link, f.file_name as file_title, d.position
  from bought b join digital_goods g on g.product_id = b.product_id join digital_files d on d.product_id = b.product_id join files f on f.id = d.file_id
  union all
  select b.*, g.download_limit, g.expires_days, null, g.link, b.title, 1000 from bought b join digital_goods g on g.product_id = b.product_id where g.link is not null
)
insert into download_grants (shop_id, order_id, product_id, file_id, link, title, per_copy, download_limit, expires_days, created_at)
select w.shop_id, w.order_id, w.product_id, w.file_id, w.link, w.file_title, w.per_copy, w.per_copy * w.copies, w.expires_days, now()
from wanted w order by w.order_id, w.product_id, w.position on conflict do nothing;
