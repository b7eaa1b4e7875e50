import type { AuditSubjectType } from '@kedai/domain/audit/audit-actions.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { appendLedger } from '../../invoices/actions/append-ledger.ts'
import { lockInvoice } from '../../invoices/actions/lock-invoice.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { lockOrder } from '../../../orders/orders/actions/lock-order.ts'
import { recordEvent } from '../../../orders/orders/actions/record-event.ts'
import { settleOrder } from '../../../orders/orders/actions/settle-order.ts'
import { texts } from '../messages.ts'
import { insertPayment } from '../queries/ledger.ts'
import type { UnmatchedRow } from '../queries/unmatched.ts'
import { reviveOrder } from './revive-order.ts'
import { tellRefund } from './tell-refund.ts'

type Decided = { note: string; userId: number; now: Date }

/** The order or invoice that queued money came for, locked; or nobody. */
export type MoneyOwner = {
  subject: { type: AuditSubjectType; ref: string | number; name?: string }
  /** Books the money. @throws AppError `conflict` when the order's units are gone. */
  keep: (decided: Decided) => Promise<void>
  tellRefund: (decided: Decided) => Promise<void>
}

/** Locks what the money came for. */
export async function lockMoneyOwner(trx: Db, money: UnmatchedRow): Promise<MoneyOwner> {
  if (money.order_id !== null) return orderOwner(trx, money, money.order_id)
  return money.invoice_id === null ? nobody(money) : invoiceOwner(trx, money, money.invoice_id)
}

const nobody = ({ id }: UnmatchedRow): MoneyOwner => ({
  subject: { type: 'money', ref: id },
  keep: () => Promise.reject(new AppError('conflict', texts.moneyWithoutOrder)),
  tellRefund: async () => {},
})

async function orderOwner(trx: Db, money: UnmatchedRow, orderId: number): Promise<MoneyOwner> {
  const order = await lockOrder(trx, { shopId: money.shop_id, orderId })
  const ids = { shopId: order.shop_id, orderId }
  const amount = formatRinggit(sen(money.amount_sen))
  return {
    subject: { type: 'order', ref: order.order_no },
    async keep({ note, userId, now }) {
      if (order.facts.order === 'expired' && !(await reviveOrder(trx, order, now)))
        throw new AppError('conflict', texts.unitsGone)
      await insertPayment(trx, {
        shop_id: ids.shopId,
        order_id: orderId,
        kind: 'payment',
        source: 'seller',
        method: order.payment_method,
        amount_sen: money.amount_sen,
        reference: money.reference,
        note,
        user_id: userId,
        at: now,
      })
      await recordEvent(trx, {
        ...ids,
        now,
        name: 'payment.recorded',
        actor: 'seller',
        userId,
        data: { amount, method: order.payment_method },
      })
      await settleOrder(trx, { ...ids, now })
    },
    tellRefund: ({ note, userId, now }) => tellRefund(trx, { ...ids, now, userId, amount, reason: note }),
  }
}

// What passes the balance is kept as the customer's credit, as with any other payment.
async function invoiceOwner(trx: Db, money: UnmatchedRow, invoiceId: number): Promise<MoneyOwner> {
  const invoice = await lockInvoice(trx, { shopId: money.shop_id, invoiceId })
  const of = { shopId: invoice.shop_id, invoiceId }
  const amount = formatRinggit(sen(money.amount_sen))
  return {
    subject: { type: 'invoice', ref: invoice.hashslug, name: invoice.number ?? '' },
    async keep({ note, userId, now }) {
      await recordInvoiceEvent(trx, {
        ...of,
        now,
        name: 'payment.recorded',
        actor: 'seller',
        userId,
        data: { amount, method: 'gateway' },
      })
      await appendLedger(
        trx,
        invoice,
        [{ type: 'payment', amount: sen(money.amount_sen), method: 'gateway', reference: money.reference, note }],
        { now, userId },
      )
    },
    tellRefund: ({ note, userId, now }) =>
      recordInvoiceEvent(trx, {
        ...of,
        now,
        name: 'payment.refunded',
        actor: 'seller',
        userId,
        data: { amount, reason: note },
      }),
  }
}
