import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'

type CustomerRef = { shopId: number; customerId: number }

/** What all orders of a customer come to, beside what the list says. */
export const sumOrders = (trx: Db, { shopId, customerId }: CustomerRef) =>
  trx
    .selectFrom('orders')
    .select([
      sql<number>`(count(*) filter (where order_status in ('cancelled', 'expired')))::integer`.as('cancelled'),
      sql<Date | null>`min(placed_at)`.as('first_order_at'),
    ])
    .where('shop_id', '=', shopId)
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()

/** The changes of a customer's credit with what it came to in that currency, the newest first. */
export const listCredit = (trx: Db, { shopId, customerId }: CustomerRef, atMost: number) =>
  trx
    .selectFrom('customer_credit as c')
    .leftJoin('invoices as i', (join) => join.onRef('i.id', '=', 'c.invoice_id').on('i.shop_id', '=', shopId))
    .select([
      'c.id',
      'c.at',
      'c.cause',
      'c.currency',
      'c.amount_sen',
      'c.method',
      'c.note',
      'i.hashslug',
      'i.number',
      sql<number>`(sum(c.amount_sen) over (partition by c.currency order by c.id))::bigint`.as('balance_sen'),
    ])
    .where('c.shop_id', '=', shopId)
    .where('c.customer_id', '=', customerId)
    .orderBy('c.id', 'desc')
    .limit(atMost)
    .execute()

export type CreditRow = Awaited<ReturnType<typeof listCredit>>[number]

export type CustomerChange = { name: string; note: string; tags: readonly string[] }

export async function saveCustomer(
  trx: Db,
  { shopId, customerId }: CustomerRef,
  { name, note, tags }: CustomerChange,
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ name, note, tags: [...tags] })
    .where('shop_id', '=', shopId)
    .where('id', '=', customerId)
    .execute()
}

export const findNotes = (trx: Db, { shopId, customerId }: CustomerRef) =>
  trx
    .selectFrom('customers')
    .select(['name', 'note', 'tags'])
    .where('shop_id', '=', shopId)
    .where('id', '=', customerId)
    .executeTakeFirst()

export async function findShopName(trx: Db, shopId: number): Promise<string> {
  return (await trx.selectFrom('shops').select('name').where('id', '=', shopId).executeTakeFirstOrThrow()).name
}
