import { slipRestDays } from '@kedai/domain/payments/deadline.ts'
import { plusWorkingDays } from '@kedai/domain/time/working-days.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { recordEvent } from '../../../orders/orders/actions/record-event.ts'
import { settleOrder } from '../../../orders/orders/actions/settle-order.ts'
import { daysOffOf } from '../../../operate/public-holidays/actions/days-off.ts'
import { findSameSlip, insertProof } from '../queries/proofs.ts'

/** `sha256`: of the bytes as they were sent, before they were drawn anew. */
export type AttachProof = { shopId: number; orderId: number; fileId: number; sha256: Buffer; now: Date }

/** Hangs a stored slip on an order: it waits for the seller and never counts as paid by itself. Answers the slip's id. */
export async function attachProof(trx: Db, { shopId, orderId, fileId, sha256, now }: AttachProof): Promise<number> {
  const ids = { shopId, orderId }
  const restsUntil = plusWorkingDays(now, slipRestDays, await daysOffOf(trx, shopId, now))
  const { id } = await insertProof(trx, {
    shop_id: shopId,
    order_id: orderId,
    file_id: fileId,
    status: 'uploaded',
    original_sha256: sha256,
    uploaded_at: now,
    rests_until: restsUntil,
    ...(await findSameSlip(trx, { ...ids, sha256 })),
  })
  await recordEvent(trx, { ...ids, now, name: 'proof.uploaded', actor: 'buyer' })
  await settleOrder(trx, { ...ids, hold: { name: 'slip_sent', restsUntil }, now })
  await emit(trx, 'proof.uploaded', { ...ids, proofId: id })
  return id
}
