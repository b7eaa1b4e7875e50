import { isPaidInFull, paymentStatus } from '@kedai/domain/orders/payment-status.ts'
import { mayFollow, type PaymentStatus } from '@kedai/domain/orders/statuses.ts'
import { attemptStates } from '@kedai/domain/payments/attempts.ts'
import { nextHold, type HoldEvent } from '@kedai/domain/payments/deadline.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { readLedger, type LedgerRow } from '../queries/read-ledger.ts'
import { saveOrder } from '../queries/save-order.ts'
import { heldOf } from '../shared/held-of.ts'
import { ledgerOf } from '../shared/order-ledger.ts'
import { oneOf } from '../shared/read-statuses.ts'
import { closeOrder } from './close-order.ts'
import { lockOrder, type LockedOrder } from './lock-order.ts'
import { moveClaims } from './move-claims.ts'

export type Settled = { paymentStatus: PaymentStatus; isPaid: boolean }

/**
 * Brings an order in line with its ledger, its newest attempt and its newest slip; call it after any of them changed, in
 * the same transaction. Money that covers the total commits what the order holds and ends the hold; all of it given back cancels
 * the order, whatever it was of. `hold` is what happened to its hold, if anything did. Calling it again without it changes nothing.
 */
export async function settleOrder(
  trx: Db,
  { shopId, orderId, hold, now }: { shopId: number; orderId: number; hold?: HoldEvent | undefined; now: Date },
): Promise<Settled> {
  const order = await lockOrder(trx, { shopId, orderId })
  const money = await readLedger(trx, shopId, orderId)
  const after = judge(order, money, hold ?? { name: 'none' }, now)
  // An order of RM 0.00 has all its money from the start, but is only paid once it was said so.
  const wasPaid = paidBefore.has(order.facts.payment)
  const becamePaid = after.isPaid && !wasPaid && order.facts.order === 'open'
  const sold = becamePaid ? await moveClaims(trx, order, 'paid', now) : {}
  await saveOrder(
    trx,
    { shopId, orderId, now },
    {
      payment_status: after.status,
      paid_sen: money.paid_sen,
      refunded_sen: money.refunded_sen,
      rounding_sen: money.rounding_sen,
      hold: after.hold,
      ...sold,
    },
  )
  if (becamePaid) await emit(trx, 'order.paid', { shopId, orderId })
  if (after.status === 'refunded') await endRefunded(trx, { ...order, ...sold }, now)
  return { paymentStatus: after.status, isPaid: after.isPaid }
}

// By what was said of it, not by its sums: an edit may have changed what there is to pay.
const paidBefore = new Set<PaymentStatus>(['paid', 'overpaid', 'partially_refunded', 'refunded'])

function judge(order: LockedOrder, money: LedgerRow, event: HoldEvent, now: Date) {
  const { proof, paymentKind: kind, order: standing } = order.facts
  const attempt = money.attempt_state === null ? null : oneOf(attemptStates, money.attempt_state)
  const ledger = ledgerOf({ ...money, total_sen: order.total_sen })
  const status = paymentStatus(ledger, attempt, proof)
  const isPaid = isPaidInFull(ledger)
  const holds = standing === 'open' && !isPaid && !order.sold_counted
  const method = { kind, wish: money.hold_minutes }
  const hold = nextHold(heldOf(order), method, holds ? event : { name: 'over' }, now)
  return { status, isPaid, hold }
}

// Nothing is owed either way any more, so nobody should have to cancel it by hand. What a person cancelled and what lapsed is over
// already.
async function endRefunded(trx: Db, order: LockedOrder, now: Date): Promise<void> {
  if (!mayFollow.order(order.facts.order, 'cancelled')) return
  await closeOrder(trx, order, { as: 'cancelled', now, actor: 'system', reason: 'refunded', keepsFulfilment: true })
}
