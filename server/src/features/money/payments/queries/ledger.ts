import type { UnmatchedCause } from '@kedai/domain/payments/unmatched.ts'
import type { Insertable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

/** Gives the row's id. */
export const insertPayment = async (trx: Db, payment: Insertable<DB['payments']>): Promise<number> =>
  (await trx.insertInto('payments').values(payment).returning('id').executeTakeFirstOrThrow()).id

type Unmatched = Insertable<DB['unmatched_money']> & { cause: UnmatchedCause }

/** Money for the seller to decide about, once an attempt: what comes of an attempt takes the place of what was not confirmed of it. */
export async function insertUnmatched(trx: Db, money: Unmatched): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('unmatched_money')
    .values(money)
    .onConflict((twin) =>
      twin
        .columns(['shop_id', 'attempt_id'])
        .where('attempt_id', 'is not', null)
        .doUpdateSet(({ ref }) => ({
          cause: ref('excluded.cause'),
          amount_sen: ref('excluded.amount_sen'),
          reference: ref('excluded.reference'),
          note: ref('excluded.note'),
          received_at: ref('excluded.received_at'),
          status: 'open',
          decided_at: null,
          decided_by: null,
        }))
        .where('unmatched_money.cause', '=', 'unconfirmed'),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new Error(`money of attempt ${money.attempt_id} was set aside before`)
}

/** What an attempt's reports left unconfirmed is decided by what is certain now. */
export async function closeUnconfirmed(
  trx: Db,
  { shopId, attemptId }: { shopId: number; attemptId: number },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('unmatched_money')
    .set({ status: 'closed', decided_at: now })
    .where('shop_id', '=', shopId)
    .where('attempt_id', '=', attemptId)
    .where('cause', '=', 'unconfirmed')
    .where('status', '=', 'open')
    .execute()
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
