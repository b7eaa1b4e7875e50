import { whyNot, whyNotForBuyer } from '@kedai/domain/orders/actions.ts'
import type { ActionRefusal, BuyerAction, OrderFacts, SellerAction } from '@kedai/domain/orders/actions.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { buyerRefusals, sellerRefusals } from '../messages/refusals.ts'
import { listLines } from '../queries/edit-lines.ts'
import { lockOrderRow } from '../queries/lock-order.ts'
import type { LockedRow } from '../queries/lock-order.ts'
import type { OrderRef } from '../queries/order-ref.ts'
import { readFacts } from '../shared/read-statuses.ts'
import { refusalParams } from '../refusal-params.ts'

export type { OrderRef }
export type LockedOrder = LockedRow & { facts: OrderFacts }

/** An order of the shop, locked until the transaction ends. Whoever changes its money or slips locks it first. @throws AppError `not_found` */
export async function lockOrder(trx: Db, ref: OrderRef): Promise<LockedOrder> {
  const row = await lockOrderRow(trx, ref)
  if (!row) throw new AppError('not_found', texts.notFound)
  return { ...row, facts: readFacts(row) }
}

/** The same order with what its lines say about what may be done. */
export const withLineFacts = async (trx: Db, order: LockedOrder): Promise<LockedOrder> => ({
  ...order,
  facts: readFacts(order, await listLines(trx, { shopId: order.shop_id, orderId: order.id })),
})

/** @throws AppError `conflict` with the reason in the seller's words when the action is closed. */
export function mustAllow(order: LockedOrder, action: SellerAction): void {
  const refusal = whyNot(action, order.facts)
  if (refusal) throw refuseAction(order, refusal)
}

/** The refusal of an action on a locked order, in the seller's words. */
export const refuseAction = (order: LockedOrder, refusal: ActionRefusal): AppError =>
  new AppError('conflict', sellerRefusals[refusal], { params: refusalParams(order) })

/** The same for the buyer; `paymentKind` other than the order's own asks about another way to pay. @throws AppError `conflict` */
export function mustAllowBuyer(order: LockedOrder, action: BuyerAction, paymentKind = order.facts.paymentKind): void {
  const refusal = whyNotForBuyer(action, { ...order.facts, paymentKind })
  if (refusal) throw new AppError('conflict', buyerRefusals[refusal], { params: refusalParams(order) })
}
