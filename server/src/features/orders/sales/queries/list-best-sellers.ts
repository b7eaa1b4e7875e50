import type { DayRange } from '@kedai/domain/sales/periods.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type BestSeller = {
  id: number
  title: string
  units: number
  sales_sen: number
  image_key: string | null
  image_widths: number[] | null
}

/** The products of which most units were sold in a range of days, the best one first. */
export const listBestSellers = (
  db: Db,
  shopId: number,
  { from, to }: DayRange,
  atMost: number,
): Promise<BestSeller[]> => rawQuery(db, 'sales_best_sellers', text, [shopId, from, to, atMost])

const text = `
select p.id, p.title, best.units, best.sales_sen, image.key as image_key, image.widths as image_widths
from (
  select product_id, sum(units)::bigint as units, sum(sales_sen)::bigint as sales_sen from (
    select product_id, units, sales_sen from product_sales_days where shop_id = $1::bigint and day between $2::date and $3::date
    union all
    select product_id, units, sales_sen from product_sales_changes where shop_id = $1::bigint and day between $2::date and $3::date
  ) parts group by product_id having sum(units) > 0 order by units desc, sales_sen desc, product_id limit $4::integer
) best
join products p on p.shop_id = $1::bigint and p.id = best.product_id
left join lateral (
  select f.key, f.widths from product_images i join files f on f.id = i.file_id where i.product_id = p.id order by i.position, f.id limit 1
) image on true
order by best.units desc, best.sales_sen desc, p.id`
