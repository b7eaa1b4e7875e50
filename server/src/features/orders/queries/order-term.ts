import { sql, type RawBuilder } from 'kysely'

/**
 * Orders of the transaction's shop whose number, buyer's name, phone or e-mail holds the words typed, among the newest
 * 2000 that match; under three letters, among the newest 2000 of the shop.
 */
export function termRule(term: string): RawBuilder<boolean> {
  const wanted = asStored(term)
  const pattern = `%${wanted.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`orders.id = any(array(select orders_matching(${pattern}::text, ${[...wanted].length < 3}::boolean, ${mostMatches}::integer)))`
}

/** Orders of the shop that carry a word. */
export const tagRule = (shopId: number, tag: string): RawBuilder<boolean> =>
  sql<boolean>`orders.id in (select order_id from order_tags where order_tags.shop_id = ${shopId} and tag = ${tag})`

const mostMatches = 2_000

// Phones are kept as +60123456789 and typed as 012-345 6789.
function asStored(term: string): string {
  const digits = term.replace(/[\s().+\-–]/g, '')
  return /^\d{7,}$/.test(digits) ? digits.replace(/^0/, '') : term
}
