import { sql, type RawBuilder } from 'kysely'
import type { CustomerGroup } from '@kedai/contracts/customers.ts'
import type { Db } from '../../../platform/db/db.ts'

/** `today`: a Malaysian day. */
export type CustomersWanted = { shopId: number; term: string; show: CustomerGroup | undefined; today: string }

/** A shop's customers by words and by what they owe. */
export function matching(db: Db, { shopId, term, show, today }: CustomersWanted) {
  let all = db.selectFrom('customers').where('customers.shop_id', '=', shopId)
  if (show !== undefined) all = all.where(groupRules(shopId, today)[show])
  return term === '' ? all : all.where(termRule(term))
}

/** The same words as the index of what is owed, so that it is read alone. */
export const owing = (shopId: number): RawBuilder<boolean> => sql<boolean>`(shop_id = ${shopId} and balance_sen > 0 and lifecycle in ('approved', 'sent') and customer_id is not null)`

const groupRules = (shopId: number, today: string): Record<CustomerGroup, RawBuilder<boolean>> => ({
  owing: sql`customers.id in (select customer_id from invoices where ${owing(shopId)})`,
  overdue: sql`customers.id in (select customer_id from invoices where ${owing(shopId)} and due_date < ${today}::date)`,
  credit: sql`customers.id in (select customer_id from customer_credit where shop_id = ${shopId} group by customer_id having sum(amount_sen) > 0)`,
})

// Among the newest 2000 that match; phones are kept as +60123456789 and typed as 012-345 6789.
function termRule(term: string): RawBuilder<boolean> {
  const digits = term.replace(/[\s().+\-–]/g, '')
  const wanted = /^\d{7,}$/.test(digits) ? digits.replace(/^0/, '') : term
  const pattern = `%${wanted.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`customers.id = any(array(select customers_matching(${pattern}::text, ${[...wanted].length < 3}::boolean, 2000)))`
}
