import type { Selectable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'

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

type Choice = { shopId: number; orderId: number; method: string; kind: string; holdExpiresAt: Date | null; now: Date }

export async function saveChosenMethod(
  trx: Db,
  { shopId, orderId, method, kind, holdExpiresAt, now }: Choice,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ payment_method: method, payment_kind: kind, hold_expires_at: holdExpiresAt, updated_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .execute()
}
