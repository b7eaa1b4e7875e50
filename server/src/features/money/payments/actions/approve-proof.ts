import type { Db } from '../../../../platform/db/db.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { lockOrder, mustAllow } from '../../../orders/orders/actions/lock-order.ts'
import type { OrderRef } from '../../../orders/orders/actions/lock-order.ts'
import { recordEvent } from '../../../orders/orders/actions/record-event.ts'
import { settleOrder } from '../../../orders/orders/actions/settle-order.ts'
import { dueOf } from '../money-of-order.ts'
import { findNewestProof, moveProof } from '../queries/proofs.ts'
import { receiveMoney } from './receive-money.ts'
import type { Received } from './receive-money.ts'
import { readAmount } from './record-payment.ts'

type ApproveProof = {
  order: OrderRef
  /** As the account shows it; unsaid, what is due. */ amount?: string | undefined
  userId: number
  now: Date
}

/** `nothingDue`: no amount was said and none was due, so that nothing was booked. */
export type Approved = Received & { nothingDue: boolean }

/**
 * The seller found the money in the account: the slip is approved and what arrived is booked as received, what passes the
 * amount due goes to the money to match. Approving an approved slip changes nothing.
 * @throws AppError `not_found` for a stranger's order, `conflict` when no slip waits, `invalid` at `amount`.
 */
export async function approveProof(
  trx: Db,
  { order: ref, amount: typed, userId, now }: ApproveProof,
): Promise<Approved> {
  const order = await lockOrder(trx, ref)
  const ids = { shopId: order.shop_id, orderId: order.id }
  const proof = await findNewestProof(trx, ids.shopId, ids.orderId)
  if (proof?.status === 'approved') return { toOrder: noSen, toQueue: noSen, nothingDue: false }
  mustAllow(order, 'approve_proof')
  if (!proof) throw new AppError('conflict', common.conflict)
  await moveProof(
    trx,
    { shopId: ids.shopId, proofId: proof.id, from: ['uploaded', 'checking'] },
    { status: 'approved', decided_at: now, decided_by: userId },
  )
  const amount = typed === undefined ? dueOf(order) : readAmount(typed)
  await recordEvent(trx, {
    ...ids,
    now,
    name: 'proof.approved',
    actor: 'seller',
    userId,
    data: { amount: formatRinggit(amount) },
  })
  const received =
    amount === noSen
      ? { toOrder: noSen, toQueue: noSen }
      : await receiveMoney(trx, order, {
          amount,
          now,
          source: 'proof',
          method: order.payment_method,
          reference: order.order_no,
          proofId: proof.id,
          userId,
          actor: 'seller',
        })
  await settleOrder(trx, { ...ids, hold: { name: 'part_approved' }, now })
  await recordAudit(trx, {
    shopId: ids.shopId,
    userId,
    action: 'proof.approved',
    subject: { type: 'order', ref: order.order_no },
    after: { amount: formatRinggit(amount) },
    now,
  })
  return { ...received, nothingDue: amount === noSen }
}
