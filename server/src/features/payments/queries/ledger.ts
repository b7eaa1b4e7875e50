import type { Insertable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'

/** Gives the row's id. */
export const insertPayment = async (trx: Db, payment: Insertable<DB['payments']>): Promise<number> =>
  (await trx.insertInto('payments').values(payment).returning('id').executeTakeFirstOrThrow()).id

export async function insertUnmatched(trx: Db, money: Insertable<DB['unmatched_money']>): Promise<void> {
  await trx.insertInto('unmatched_money').values(money).execute()
}

export type SumsRow = {
  order_no: string
  payment_status: string
  order_status: string
  total_sen: number
  paid_sen: number
  refunded_sen: number
}

/** The order's money as it stands in this transaction. */
export const readSums = (trx: Db, shopId: number, orderId: number): Promise<SumsRow> =>
  trx
    .selectFrom('orders')
    .select(['order_no', 'payment_status', 'order_status', 'total_sen', 'paid_sen', 'refunded_sen'])
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
