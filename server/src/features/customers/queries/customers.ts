import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

export type CustomerListRow = { id: number; name: string; phone: string | null; email: string | null; tags: string[]; last_order_at: Date; orders: number; spent_sen: number }
export type CustomersWanted = { shopId: number; term: string; offset: number; limit: number }

/** A page of a shop's customers; who ordered last stands first. */
export const listCustomers = (db: Db, wanted: CustomersWanted): Promise<CustomerListRow[]> =>
  matching(db, wanted)
    .leftJoinLateral((orders) => orders.selectFrom('orders')
      .select([sql<number>`count(*)::integer`.as('orders'), sql<number>`coalesce(sum(paid_sen - refunded_sen), 0)::bigint`.as('spent_sen')])
      .whereRef('orders.customer_id', '=', 'customers.id').where('orders.shop_id', '=', wanted.shopId).as('bought'), (join) => join.onTrue())
    .select(['customers.id', 'name', 'phone', 'email', 'tags', 'last_order_at', sql<number>`bought.orders`.as('orders'), sql<number>`bought.spent_sen`.as('spent_sen')])
    .orderBy('last_order_at', 'desc').orderBy('customers.id', 'desc').limit(wanted.limit).offset(wanted.offset).execute()

/** How many match, counted no further than `cap`. */
export async function countCustomers(db: Db, wanted: CustomersWanted, cap: number): Promise<number> {
  const row = await db.selectFrom(matching(db, wanted).select('customers.id').limit(cap).as('some')).select(sql<number>`count(*)::integer`.as('n')).executeTakeFirstOrThrow()
  return row.n
}

function matching(db: Db, { shopId, term }: CustomersWanted) {
  const all = db.selectFrom('customers').where('customers.shop_id', '=', shopId)
  return term === '' ? all : all.where(termRule(term))
}

// Among the newest 2000 that match; phones are kept as +60123456789 and typed as 012-345 6789.
function termRule(term: string): RawBuilder<boolean> {
  const digits = term.replace(/[\s().+\-–]/g, '')
  const wanted = /^\d{7,}$/.test(digits) ? digits.replace(/^0/, '') : term
  const pattern = `%${wanted.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`customers.id = any(array(select customers_matching(${pattern}::text, ${[...wanted].length < 3}::boolean, 2000)))`
}

type CustomerRef = { shopId: number; customerId: number }

export const findCustomer = (trx: Db, { shopId, customerId }: CustomerRef) =>
  trx.selectFrom('customers').selectAll().where('shop_id', '=', shopId).where('id', '=', customerId).executeTakeFirst()

/** What all orders of a customer come to. */
export const sumOrders = (trx: Db, { shopId, customerId }: CustomerRef) =>
  trx.selectFrom('orders').select([
    sql<number>`count(*)::integer`.as('orders'), sql<number>`coalesce(sum(paid_sen - refunded_sen), 0)::bigint`.as('spent_sen'),
    sql<number>`(count(*) filter (where order_status in ('cancelled', 'expired')))::integer`.as('cancelled'), sql<Date | null>`min(placed_at)`.as('first_order_at'),
  ]).where('shop_id', '=', shopId).where('customer_id', '=', customerId).executeTakeFirstOrThrow()

export type CustomerChange = { name: string; note: string; tags: readonly string[] }

export async function saveCustomer(trx: Db, { shopId, customerId }: CustomerRef, { name, note, tags }: CustomerChange): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable('customers').set({ name, note, tags: [...tags] })
    .where('shop_id', '=', shopId).where('id', '=', customerId).executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function findShopName(trx: Db, shopId: number): Promise<string> {
  return (await trx.selectFrom('shops').select('name').where('id', '=', shopId).executeTakeFirstOrThrow()).name
}
