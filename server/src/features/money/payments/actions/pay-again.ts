import { paysByTransfer } from '@kedai/domain/checkout/transfer-discount.ts'
import { sen, type Sen } from '@kedai/domain/money/sen.ts'
import { isPaymentKind } from '@kedai/domain/payments/methods.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { chooseTransferDiscount } from '../../../orders/orders/actions/choose-transfer-discount.ts'
import { lockOrder, mustAllowBuyer } from '../../../orders/orders/actions/lock-order.ts'
import type { LockedOrder } from '../../../orders/orders/actions/lock-order.ts'
import { settleOrder } from '../../../orders/orders/actions/settle-order.ts'
import { texts } from '../messages.ts'
import { isInTimeFor, mayBePaidBy } from '../payable-methods.ts'
import { endOpenAttempts } from '../queries/attempts.ts'
import { findMethod, saveChosenMethod } from '../queries/methods.ts'
import type { MethodRow } from '../queries/methods.ts'

type PayAgain = { shopId: number; orderId: number; methodCode: string | undefined; now: Date }

/**
 * Lets a buyer try again, by the same method or another one of the shop; paying itself starts after the commit.
 * @throws AppError `conflict` when the order cannot be paid now, `invalid` at `paymentMethod` for one that the shop does not offer.
 */
export async function payAgain(trx: Db, { shopId, orderId, methodCode, now }: PayAgain): Promise<void> {
  const order = await lockOrder(trx, { shopId, orderId })
  if (methodCode === undefined || methodCode === '' || methodCode === order.payment_method) {
    mustAllowBuyer(order, 'pay')
    return
  }
  // Whether any other method may be taken is asked as for the one that needs most: being sent to a gateway.
  mustAllowBuyer(order, 'pay', 'gateway')
  const method = await findMethod(trx, shopId, methodCode)
  if (!method?.is_active || !mayBePaidBy(order, method)) throw refuseField('paymentMethod', texts.methodNotOffered)
  if (!isInTimeFor(order, method, now)) throw refuseField('paymentMethod', texts.tooLateForCash)
  await endOpenAttempts(trx, { shopId, orderId }, { now, state: 'cancelled' })
  await saveChosenMethod(trx, {
    shopId,
    orderId,
    method: method.code,
    kind: method.kind,
    transferDiscount: await newDiscount(trx, order, method, now),
    now,
  })
  await settleOrder(trx, { shopId, orderId, hold: { name: 'switched' }, now })
}

// An order that was made to differ once stays so, whatever it is paid by: its buyer has read the total.
async function newDiscount(trx: Db, order: LockedOrder, method: MethodRow, now: Date): Promise<Sen | null> {
  const { shop_id: shopId, total_sen: total, transfer_discount_sen: before, paid_sen: paid } = order
  if (!method.unique_total || !isPaymentKind(method.kind) || !paysByTransfer(method.kind)) return null
  if (before !== null || paid > 0 || total === 0) return null
  return chooseTransferDiscount(trx, { shopId, total: sen(total), now })
}
