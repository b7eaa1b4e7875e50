import { sql, type RawBuilder } from 'kysely'

/**
 * Orders whose number, buyer's name, phone or e-mail holds the words typed. Three letters or more are found by the
 * trigram index; shorter ones (a Chinese name, say) are looked for among the shop's newest orders only, which bounds the cost.
 */
export function termRule(shopId: number, term: string): RawBuilder<boolean> {
  const pattern = `%${asStored(term).toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const found = sql<boolean>`${searchText} like ${pattern}`
  if (asStored(term).length >= 3) return found
  return sql<boolean>`(${found} and orders.id in (select id from orders newest where newest.shop_id = ${shopId} order by id desc limit ${newestSearched}))`
}

const newestSearched = 2_000

// Exactly the expression of the index orders_find.
const searchText = sql`lower(order_no || ' ' || buyer_name || ' ' || buyer_phone || ' ' || coalesce(buyer_email, ''))`

// Phones are kept as +60123456789 and typed as 012-345 6789.
function asStored(term: string): string {
  const digits = term.replace(/[\s().+\-–]/g, '')
  return /^\d{7,}$/.test(digits) ? digits.replace(/^0/, '') : term
}
