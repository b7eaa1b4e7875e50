import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts as common } from '../../../platform/errors/messages.ts'
import { recordAudit } from '../../audit/actions/record-audit.ts'
import { lockOrder } from '../../orders/actions/lock-order.ts'
import type { LockedOrder } from '../../orders/actions/lock-order.ts'
import { recordEvent } from '../../orders/actions/record-event.ts'
import { settleOrder } from '../../orders/actions/settle-order.ts'
import { texts } from '../messages.ts'
import { insertPayment } from '../queries/ledger.ts'
import { decideUnmatched, findUnmatched } from '../queries/unmatched.ts'
import type { UnmatchedRow } from '../queries/unmatched.ts'
import { whyNotAccept } from '../why-not-accept.ts'
import { reviveOrder } from './revive-order.ts'

type DecideMoney = { shopId: number; id: number; decision: 'accepted' | 'refunded'; note: string; userId: number; now: Date }

/**
 * The seller keeps money for its order, or writes down that it went back to the buyer. Deciding alike twice changes nothing.
 * @throws AppError `not_found`, `conflict` when it was decided otherwise or its order cannot take it.
 */
export async function decideMoney(trx: Db, decide: DecideMoney): Promise<UnmatchedRow> {
  const { shopId, id, decision, note, userId, now } = decide
  const known = await findUnmatched(trx, shopId, id)
  if (!known) throw new AppError('not_found', common.notFound)
  const order = known.order_id === null ? null : await lockOrder(trx, { shopId, orderId: known.order_id })
  const isOurs = await decideUnmatched(trx, { shopId, id }, { status: decision, note: note || known.note, decided_at: now, decided_by: userId })
  if (isOurs) {
    await (decision === 'accepted' ? accept(trx, known, order, decide) : tellRefund(trx, known, order, decide))
    const subject = order === null ? ({ type: 'money', ref: id } as const) : ({ type: 'order', ref: order.order_no } as const)
    await recordAudit(trx, { shopId, userId, action: `money.${decision}`, subject, after: { amount: formatRinggit(sen(known.amount_sen)), note }, now })
  }
  const after = await findUnmatched(trx, shopId, id)
  if (after?.status !== decision) throw new AppError('conflict', after?.status === 'accepted' ? texts.moneyWasAccepted : texts.moneyWasRefunded)
  return after
}

async function accept(trx: Db, money: UnmatchedRow, order: LockedOrder | null, { note, userId, now }: DecideMoney): Promise<void> {
  const refusal = whyNotAccept(money)
  if (refusal || !order) throw new AppError('conflict', refusal ?? texts.moneyWithoutOrder)
  if (order.facts.order === 'expired' && !(await reviveOrder(trx, order, now))) throw new AppError('conflict', texts.unitsGone)
  const ids = { shopId: order.shop_id, orderId: order.id }
  await insertPayment(trx, {
    shop_id: ids.shopId, order_id: ids.orderId, kind: 'payment', source: 'seller', method: order.payment_method,
    amount_sen: money.amount_sen, reference: money.reference, note, user_id: userId, at: now,
  })
  await recordEvent(trx, { ...ids, now, name: 'payment.recorded', actor: 'seller', userId, data: { amount: formatRinggit(sen(money.amount_sen)), method: order.payment_method } })
  await settleOrder(trx, { ...ids, now })
}

async function tellRefund(trx: Db, money: UnmatchedRow, order: LockedOrder | null, { note, userId, now }: DecideMoney): Promise<void> {
  if (!order) return
  const data = { amount: formatRinggit(sen(money.amount_sen)), reason: note }
  await recordEvent(trx, { shopId: order.shop_id, orderId: order.id, now, name: 'payment.refunded', actor: 'seller', userId, data })
}
