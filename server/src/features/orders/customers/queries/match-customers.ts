import { sql, type RawBuilder } from 'kysely'
import type { CustomerGroup } from '@kedai/contracts/customers.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { holdingWords } from '../../../../platform/db/holding-words.ts'

/** `today`: a Malaysian day. */
export type CustomersWanted = { shopId: number; term: string; show: CustomerGroup | undefined; today: string }

/** A shop's customers by words and by what they owe. */
export function matching(db: Db, { shopId, term, show, today }: CustomersWanted) {
  let all = db.selectFrom('customers').where('customers.shop_id', '=', shopId)
  if (show !== undefined) all = all.where(groupRules(shopId, today)[show])
  return term === '' ? all : all.where(holdingWords('customers', term))
}

/** The same words as the index of what is owed, so that it is read alone. */
export const owing = (shopId: number): RawBuilder<boolean> =>
  sql<boolean>`(shop_id = ${shopId} and balance_sen > 0 and lifecycle in ('approved', 'sent') and customer_id is not null)`

const groupRules = (shopId: number, today: string): Record<CustomerGroup, RawBuilder<boolean>> => ({
  owing: sql`customers.id in (select customer_id from invoices where ${owing(shopId)})`,
  overdue: sql`customers.id in (select customer_id from invoices where ${owing(shopId)} and due_date < ${today}::date)`,
  credit: sql`customers.id in (select customer_id from customer_credit where shop_id = ${shopId} group by customer_id, currency having sum(amount_sen) > 0)`,
})
