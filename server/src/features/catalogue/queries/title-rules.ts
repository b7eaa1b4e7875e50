import { sql, type RawBuilder } from 'kysely'

/**
 * What a search asks of a product: each word in its title, or the whole term as the SKU of one of its units. Words of three
 * letters and more are found by the trigram index; shorter ones alone (a Chinese word) among the shop's newest products.
 */
export function titleRules(shopId: number, term: string): RawBuilder<boolean>[] {
  const words = term.trim().toLowerCase().split(/\s+/).filter((word) => word !== '').slice(0, 8)
  if (words.length === 0) return []
  const inTitle = sql.join(words.map((word) => sql`lower(title) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`), sql` and `)
  const bySku = sql`products.id in (select product_id from variations where shop_id = ${shopId} and sku = ${term.trim()} and is_active)`
  const found = sql<boolean>`(${inTitle} or ${bySku})`
  if (words.some((word) => word.length >= 3)) return [found]
  return [found, sql<boolean>`products.id in (select id from products newest where newest.shop_id = ${shopId} order by id desc limit 2000)`]
}
