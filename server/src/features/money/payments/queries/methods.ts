import { sql, type Selectable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

export type MethodRow = Selectable<DB['payment_methods']>

export const listMethods = (trx: Db, shopId: number): Promise<MethodRow[]> =>
  trx
    .selectFrom('payment_methods')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute()

/** A method by its code, also one that the seller has switched off since: an order keeps the one it was placed with. */
export const findMethod = (trx: Db, shopId: number, code: string): Promise<MethodRow | undefined> =>
  trx
    .selectFrom('payment_methods')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('code', '=', code)
    .executeTakeFirst()

type Choice = {
  shopId: number
  orderId: number
  method: string
  kind: string
  /** What is taken off the total now, in sen; null: it stays as it is. */
  transferDiscount: number | null
  now: Date
}

/** Its hold follows when the order is settled. */
export async function saveChosenMethod(
  trx: Db,
  { shopId, orderId, method, kind, transferDiscount, now }: Choice,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      payment_method: method,
      payment_kind: kind,
      ...(transferDiscount !== null && {
        transfer_discount_sen: transferDiscount,
        discount_sen: sql`discount_sen + ${transferDiscount}::bigint`,
        total_sen: sql`total_sen - ${transferDiscount}::bigint`,
      }),
      updated_at: now,
    })
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .execute()
}
