import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'

type Of = { shopId: number; customerId: number }

/** The customer's row, locked until the transaction ends; what only points at it is not kept waiting. */
export const lockCustomerRow = (trx: Db, { shopId, customerId }: Of): Promise<{ id: number } | undefined> =>
  trx
    .selectFrom('customers')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** What the shop owes the customer in one currency. */
export async function sumCredit(trx: Db, { shopId, customerId, currency }: Of & { currency: string }): Promise<number> {
  const row = await trx
    .selectFrom('customer_credit')
    .select(sql<number>`coalesce(sum(amount_sen), 0)::bigint`.as('sum'))
    .where('shop_id', '=', shopId)
    .where('customer_id', '=', customerId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
  return row.sum
}

export async function findCustomerName(trx: Db, { shopId, customerId }: Of): Promise<string> {
  return (
    await trx
      .selectFrom('customers')
      .select('name')
      .where('shop_id', '=', shopId)
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow()
  ).name
}
