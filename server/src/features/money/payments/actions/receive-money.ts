import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen, subtract } from '@kedai/domain/money/sen.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { OrderActor } from '@kedai/domain/orders/timeline.ts'
import { settle } from '@kedai/domain/payments/settle.ts'
import type { UnmatchedCause } from '@kedai/domain/payments/unmatched.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { LockedOrder } from '../../../orders/orders/actions/lock-order.ts'
import { recordEvent } from '../../../orders/orders/actions/record-event.ts'
import { dueOf } from '../money-of-order.ts'
import { insertPayment, insertUnmatched } from '../queries/ledger.ts'
import { reviveOrder } from './revive-order.ts'

export type Receipt = {
  amount: Sen
  /** What coins that settle the order take off what is due; below 0: put on. It is written beside the payment. */
  rounding?: Sen
  now: Date
  source: 'gateway' | 'proof' | 'seller' | 'wallet'
  method: string
  reference: string
  note?: string
  attemptId?: number
  proofId?: number
  userId?: number | null
  actor: OrderActor
}

/** What became of received money, in sen. */
export type Received = { toOrder: Sen; toQueue: Sen }

/**
 * Books received money on a locked order as far as it is due, and puts the rest where the seller decides about it. An
 * expired order whose units can still be had is opened again. The caller settles the order afterwards.
 */
export async function receiveMoney(trx: Db, order: LockedOrder, receipt: Receipt): Promise<Received> {
  const { amount, rounding = noSen, now, actor, userId = null } = receipt
  const isOpen = order.facts.order === 'open' || (await reviveOrder(trx, order, now))
  const { kind, toOrder, toQueue } = settle({
    due: subtract(dueOf(order), rounding),
    received: amount,
    orderIsOpen: isOpen,
  })
  const of = {
    shop_id: order.shop_id,
    order_id: order.id,
    reference: receipt.reference,
    attempt_id: receipt.attemptId ?? null,
  }
  const told = { shopId: order.shop_id, orderId: order.id, now, actor, userId }
  if (toOrder > 0) {
    const { source, method, note = '', proofId = null } = receipt
    await insertPayment(trx, {
      ...of,
      kind: 'payment',
      source,
      method,
      amount_sen: toOrder,
      note,
      proof_id: proofId,
      user_id: userId,
      at: now,
    })
    await recordEvent(trx, {
      ...told,
      name: actor === 'seller' ? 'payment.recorded' : 'payment.received',
      data: { amount: formatRinggit(toOrder), method },
    })
  }
  if (rounding !== noSen) await bookRounding(trx, order, { ...receipt, rounding })
  if (toQueue > 0) {
    const cause = kind === 'late' ? 'late' : toOrder === noSen ? 'duplicate' : 'excess'
    await queueMoney(trx, order, { ...receipt, amount: toQueue, cause })
  }
  return { toOrder, toQueue }
}

type Rounded = Pick<Receipt, 'now' | 'source' | 'method' | 'userId' | 'actor'> & { rounding: Sen }

/** Books what coins leave of the balance that they settle, or have put on it. */
export async function bookRounding(
  trx: Db,
  order: LockedOrder,
  { rounding, now, source, method, userId = null, actor }: Rounded,
): Promise<void> {
  const ids = { shopId: order.shop_id, orderId: order.id }
  await insertPayment(trx, {
    shop_id: ids.shopId,
    order_id: ids.orderId,
    kind: 'rounding',
    source,
    method,
    amount_sen: rounding,
    user_id: userId,
    at: now,
  })
  await recordEvent(trx, {
    ...ids,
    now,
    name: 'payment.rounded',
    actor,
    userId,
    data: { amount: formatRinggit(rounding) },
  })
}

type Queued = Pick<Receipt, 'amount' | 'now' | 'reference' | 'note' | 'attemptId' | 'userId' | 'actor'> & {
  cause: UnmatchedCause
}

/** Puts money that could not be booked where the seller decides about it. */
export async function queueMoney(
  trx: Db,
  order: LockedOrder,
  { amount, now, reference, note = '', attemptId, userId, actor, cause }: Queued,
): Promise<void> {
  const ids = { shopId: order.shop_id, orderId: order.id }
  await insertUnmatched(trx, {
    shop_id: ids.shopId,
    order_id: ids.orderId,
    attempt_id: attemptId ?? null,
    cause,
    amount_sen: amount,
    reference,
    note,
    received_at: now,
  })
  await recordEvent(trx, {
    ...ids,
    now,
    actor,
    userId,
    ...(cause === 'unconfirmed'
      ? { name: 'payment.unconfirmed' }
      : { name: 'payment.unmatched', data: { amount: formatRinggit(amount), cause } }),
  })
}
