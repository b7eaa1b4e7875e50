import type { OpeningFacts, paymentNeeds } from '@kedai/domain/people/opening.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type OpeningRow = OpeningFacts & {
  username: string
  shop_name: string
  is_dismissed: boolean
  payment_lacks: (typeof paymentNeeds)[number]
}

/**
 * What a shop's rows say about its opening. A way to pay counts once buyers can use it; a product once it is on sale and is the seller's
 * own. Whoever ordered had found the shop, so that it was shared is asked no more.
 */
export async function readFacts(db: Db, shopId: number): Promise<OpeningRow> {
  const [row] = await rawQuery<OpeningRow>(db, 'opening_facts', text, [shopId])
  if (!row) throw new Error('the shop of a seller is gone')
  return row
}

const text = `
select s.username, s.name as shop_name, s.name <> '' as name, o.dismissed_at is not null as is_dismissed,
  o.shared_at is not null or sold.is_sold as share,
  exists (select from payment_methods m where m.shop_id = s.id and m.is_active
    and (m.kind in ('gateway', 'cod', 'qr') or jsonb_array_length(m.accounts) > 0)) as payment,
  case when exists (select from duitnow_codes d where d.shop_id = s.id) then 'switch'
    else coalesce((select case when bool_or(a.is_shown) then 'switch' else 'shown' end
      from bank_accounts a where a.shop_id = s.id and a.archived_at is null having count(*) > 0), 'account') end as payment_lacks,
  exists (select from shipping_methods m join shipping_zones z on z.id = m.zone_id
    where m.shop_id = s.id and m.is_active and m.archived_at is null and z.archived_at is null) as shipping,
  exists (select from products p where p.shop_id = s.id and p.status = 'published'
    and not exists (select from samples m where m.shop_id = s.id and m.kind = 'product' and m.row_id = p.id)) as product,
  sold.is_sold as "order"
from shops s left join openings o on o.shop_id = s.id
cross join lateral (select exists (select from orders r where r.shop_id = s.id) as is_sold) sold
where s.id = $1::bigint`
