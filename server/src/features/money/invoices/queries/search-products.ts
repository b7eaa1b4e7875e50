import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type ProductFound = {
  id: number
  variation_id: number
  title: string
  item_type: string
  /** Of a rental: what its price is for. */
  frequency: string | null
  option_values: string[]
  price_sen: number
  promo_price_sen: number | null
  is_promo: boolean
  promo_until: Date | null
}

// The candidates first, from the products' own index; then their units.
const text = (rule: string) => `
with found as (
  select id, title, item_type, details ->> 'frequency' as frequency, is_promo, promo_until from products
  where shop_id = $1::bigint and status = 'published'${rule} order by id desc limit 30
)
select p.id, v.id as variation_id, p.title, p.item_type, p.frequency, v.option_values, v.price_sen, v.promo_price_sen, p.is_promo, p.promo_until
from found p join variations v on v.product_id = p.id and v.shop_id = $1::bigint and v.is_active
order by p.id desc, v.position, v.id limit 60`

const newest = text('')
const matching = text(
  ` and id = any(array(select products_matching($2::text[], $3::text, 'published', $4::boolean, 100)))`,
)

/** Products on sale whose title holds every word, a row for each kind they come in; without a word the newest. */
export const searchProducts = (trx: Db, shopId: number, term: string): Promise<ProductFound[]> => {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  if (words.length === 0) return rawQuery(trx, 'invoices_newest_products', newest, [shopId])
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return rawQuery(trx, 'invoices_search_products', matching, [
    shopId,
    patterns,
    term,
    words.every((word) => [...word].length < 3),
  ])
}
