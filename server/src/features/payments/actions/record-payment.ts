import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../platform/db/db.ts'
import { refuseField } from '../../../platform/errors/app-error.ts'
import { recordAudit } from '../../audit/actions/record-audit.ts'
import { lockOrder, mustAllow } from '../../orders/actions/lock-order.ts'
import type { OrderRef } from '../../orders/actions/lock-order.ts'
import { settleOrder } from '../../orders/actions/settle-order.ts'
import { texts } from '../messages.ts'
import { receiveMoney } from './receive-money.ts'
import type { Received } from './receive-money.ts'

type RecordPayment = {
  order: OrderRef
  amount: string
  method: string
  reference: string
  note: string
  userId: number
  now: Date
}

/**
 * The seller received money outside of any gateway. What passes the amount due goes to the money to match.
 * @throws AppError `not_found`, `invalid` at `amount`, `conflict` when nothing is due.
 */
export async function recordPayment(
  trx: Db,
  { order: ref, amount: typed, method, reference, note, userId, now }: RecordPayment,
): Promise<Received> {
  const order = await lockOrder(trx, ref)
  const amount = readAmount(typed)
  mustAllow(order, 'record_payment')
  const received = await receiveMoney(trx, order, {
    amount,
    now,
    source: 'seller',
    method,
    reference,
    note,
    userId,
    actor: 'seller',
  })
  await settleOrder(trx, { shopId: order.shop_id, orderId: order.id, now })
  await recordAudit(trx, {
    shopId: order.shop_id,
    userId,
    action: 'payment.recorded',
    subject: { type: 'order', ref: order.order_no },
    after: { amount: formatRinggit(amount), method, reference },
    now,
  })
  return received
}

/** @throws AppError `invalid` at `amount` for what is no amount above zero, or more than a shop ever takes. */
export function readAmount(typed: string): Sen {
  const amount = parseRinggit(typed)
  if (amount === null || amount <= 0) throw refuseField('amount', texts.amountUnreadable)
  if (amount > maxSen) throw refuseField('amount', texts.amountTooLarge)
  return amount
}

const maxSen = 10_000_000_00
