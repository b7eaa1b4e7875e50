import { formatAmount } from '@kedai/domain/money/amount.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { asFact, inWords } from '../../../../platform/errors/in-words.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { correctionTexts } from '../messages/corrections.ts'
import { readAmount, readMethod, readPaidOn } from '../read-amount.ts'
import { appendLedger } from './append-ledger.ts'
import { mustAllowInvoice, type LockedInvoice } from './lock-invoice.ts'
import { recordInvoiceEvent } from './record-invoice-event.ts'

export type TypedRefund = {
  amount: string
  method: string
  reason: string
  paid_on?: string | undefined
  reference: string
}

/**
 * The seller gave money back: written down, not sent. What is credited is another matter, so the balance rises by it.
 * Answers the amount in its currency. @throws AppError `invalid` at `amount`, `method` or `paid_on`, or with the reason when nothing was received
 */
export async function refundInvoice(
  trx: Db,
  invoice: LockedInvoice,
  typed: TypedRefund,
  { userId, now }: { userId: number; now: Date },
): Promise<Sen> {
  const {
    currency,
    settlement: { settled },
  } = invoice.facts
  const amount = readAmount(typed.amount, currency)
  const method = readMethod(typed.method)
  const occurredOn = readPaidOn(typed.paid_on, now)
  mustAllowInvoice(invoice, 'refund')
  if (amount > settled) throw refuseField('amount', correctionTexts.refundTooMuch, { most: inWords(settled, currency) })
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  const { reason, reference } = typed
  await recordInvoiceEvent(trx, {
    ...of,
    now,
    name: 'payment.refunded',
    actor: 'seller',
    userId,
    data: { amount: formatAmount(amount, currency), reason },
  })
  await appendLedger(trx, invoice, [{ type: 'refund', amount, method, occurredOn, reference, note: reason }], {
    now,
    userId,
  })
  await recordAudit(trx, {
    shopId: of.shopId,
    userId,
    action: 'payment.refunded',
    subject: { type: 'invoice', ref: invoice.hashslug, name: invoice.number ?? '' },
    after: { amount: asFact(amount, currency), method, reason },
    now,
  })
  return amount
}
