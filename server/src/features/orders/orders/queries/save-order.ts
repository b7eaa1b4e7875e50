import type { Hold } from '@kedai/domain/payments/deadline.ts'
import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

type Change = Partial<
  Pick<
    Updateable<DB['orders']>,
    | 'payment_status'
    | 'fulfilment_status'
    | 'order_status'
    | 'paid_sen'
    | 'refunded_sen'
    | 'rounding_sen'
    | 'sold_counted'
    | 'subtotal_sen'
    | 'discount_sen'
    | 'transfer_discount_sen'
    | 'shipping_sen'
    | 'click_upsell_sen'
    | 'addon_total_sen'
    | 'total_sen'
    | 'placed_lines'
    | 'buyer_name'
    | 'buyer_phone'
    | 'buyer_email'
    | 'address'
    | 'postcode'
    | 'city'
    | 'state'
  >
>

/** A hold as the row keeps it. Nothing else writes these columns. */
export const holdColumns = ({ deadline, first }: Hold) => ({
  hold_expires_at: deadline,
  hold_kind: first?.kind ?? null,
  hold_minutes: first?.minutes ?? null,
  hold_from: first?.from ?? null,
})

/** Writes what changed of an order that is locked; every change is a new revision. */
export async function saveOrder(
  trx: Db,
  { shopId, orderId, now }: { shopId: number; orderId: number; now: Date },
  { hold, ...change }: Change & { hold?: Hold },
): Promise<void> {
  await trx
    .updateTable('orders')

    .set({ ...change, ...(hold && holdColumns(hold)), updated_at: now, revision: sql`revision + 1` })
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .execute()
}
