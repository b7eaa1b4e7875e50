import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { recordEvent } from '../../../orders/orders/actions/record-event.ts'

type Refund = { shopId: number; orderId: number; amount: string; reason: string; userId: number; now: Date }

/** Puts money that went back on the order's timeline and lets its buyer be written to; `amount` as "12.30". */
export async function tellRefund(trx: Db, { shopId, orderId, amount, reason, userId, now }: Refund): Promise<void> {
  await recordEvent(trx, {
    shopId,
    orderId,
    now,
    name: 'payment.refunded',
    actor: 'seller',
    userId,
    data: { amount, reason },
  })
  await emit(trx, 'payment.refunded', { shopId, orderId, amount, reason })
}
