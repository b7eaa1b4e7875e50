import { sql, type RawBuilder } from 'kysely'

/**
 * Rows of the transaction's shop whose number, name, phone or e-mail holds the words typed, among the newest 2000 that
 * match; under three letters, among the newest 2000 of the shop. Each table has a function of its own for it, because an
 * index of words is out of reach below row-level security. `also`: a query of ids that are meant too.
 */
export function holdingWords(
  table: keyof typeof finders,
  term: string,
  also?: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const wanted = asStored(term)
  const pattern = `%${wanted.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`${sql.ref(`${table}.id`)} = any(array(select ${finders[table]}(${pattern}::text, ${[...wanted].length < 3}::boolean, ${maxMatches}::integer)${also ? sql` union all (${also})` : sql``}))`
}

const finders = {
  orders: sql`orders_matching`,
  invoices: sql`invoices_matching`,
  quotes: sql`quotes_matching`,
  customers: sql`customers_matching`,
  reviews: sql`reviews_matching`,
}

const maxMatches = 2_000

// Phones are kept as +60123456789 and typed as 012-345 6789.
function asStored(term: string): string {
  const digits = term.replace(/[\s().+\-–]/g, '')
  return /^\d{7,}$/.test(digits) ? digits.replace(/^0/, '') : term
}
