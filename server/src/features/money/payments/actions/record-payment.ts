import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { ringgit } from '@kedai/domain/money/currencies.ts'
import { noSen, type Sen } from '@kedai/domain/money/sen.ts'
import { isMadeOfCoins } from '@kedai/domain/money/tender-rounding.ts'
import { tenderOf } from '@kedai/domain/payments/order-tender.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { lockOrder, mustAllow } from '../../../orders/orders/actions/lock-order.ts'
import type { OrderRef } from '../../../orders/orders/actions/lock-order.ts'
import { settleOrder } from '../../../orders/orders/actions/settle-order.ts'
import { takeTender } from '../../invoices/actions/take-tender.ts'
import { texts } from '../messages.ts'
import { dueOf } from '../money-of-order.ts'
import { bookRounding, receiveMoney } from './receive-money.ts'
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

/** `rounding`: what coins that settled the order took off what was due; below 0: put on it. */
export type Recorded = Received & { rounding: Sen }

/**
 * The seller received money outside of any gateway. What passes the amount due goes to the money to match; cash that settles a
 * balance which coins cannot make is rounded to five sen, and a balance of one or two sen is closed by the rounding alone. An
 * amount that no coins make is taken as it was typed. @throws AppError `not_found`, `invalid` at `amount`, `conflict` when nothing
 * is due.
 */
export async function recordPayment(
  trx: Db,
  { order: ref, amount: typed, method, reference, note, userId, now }: RecordPayment,
): Promise<Recorded> {
  const order = await lockOrder(trx, ref)
  const money = readMoney(typed)
  mustAllow(order, 'record_payment')
  const due = { balance: dueOf(order), currency: ringgit } as const
  // What no coins make was not paid in coins alone, whatever it is called: it stands as it was written down.
  const { amount, rounding } = isMadeOfCoins(money)
    ? await takeTender(trx, order.shop_id, due, { typed: money, by: tenderOf(method) })
    : { amount: money, rounding: noSen }
  if (amount === noSen && rounding === noSen) throw refuseField('amount', texts.amountUnreadable)
  const by = { rounding, now, source: 'seller', method, userId, actor: 'seller' } as const
  let received: Received = { toOrder: noSen, toQueue: noSen }
  if (amount > 0) received = await receiveMoney(trx, order, { ...by, amount, reference, note })
  else await bookRounding(trx, order, by)
  await settleOrder(trx, { shopId: order.shop_id, orderId: order.id, now })
  await recordAudit(trx, {
    shopId: order.shop_id,
    userId,
    action: 'payment.recorded',
    subject: { type: 'order', ref: order.order_no },
    after: {
      amount: formatRinggit(amount),
      ...(rounding !== noSen && { rounding: formatRinggit(rounding) }),
      method,
      reference,
    },
    now,
  })
  return { ...received, rounding }
}

/** @throws AppError `invalid` at `amount` for what is no amount above zero, or more than a shop ever takes. */
export function readAmount(typed: string): Sen {
  const amount = readMoney(typed)
  if (amount === noSen) throw refuseField('amount', texts.amountUnreadable)
  return amount
}

// The same where nothing may be taken too.
function readMoney(typed: string): Sen {
  const amount = parseRinggit(typed)
  if (amount === null || amount < 0) throw refuseField('amount', texts.amountUnreadable)
  if (amount > maxSen) throw refuseField('amount', texts.amountTooLarge)
  return amount
}

const maxSen = 10_000_000_00
