import { formatAmount } from '@kedai/domain/money/amount.ts'
import { lesser, noSen, sen, subtract, type Sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { asFact, inWords } from '../../../../platform/errors/in-words.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { correctionTexts } from '../messages/corrections.ts'
import { invoiceRefusals } from '../messages/refusals.ts'
import { insertCredit } from '../queries/ledger.ts'
import { readAmount } from '../read-amount.ts'
import { refusalParams } from '../refusal-params.ts'
import { appendLedger } from './append-ledger.ts'
import { lockCustomerCredit } from './lock-customer-credit.ts'
import { mustAllowInvoice, type LockedInvoice } from './lock-invoice.ts'
import { recordInvoiceEvent } from './record-invoice-event.ts'

/** In the invoice's currency. `left`: what of it the customer still has. */
export type Applied = { amount: Sen; left: Sen }

/**
 * Pays an invoice out of what the shop owes its customer; unless said, as much as both allow. The credit is read anew behind
 * the customer's lock, so that it is never spent twice. @throws AppError `invalid` at `amount`, or with the reason
 */
export async function applyCredit(
  trx: Db,
  invoice: LockedInvoice,
  typed: string | undefined,
  { userId, now }: { userId: number; now: Date },
): Promise<Applied> {
  mustAllowInvoice(invoice, 'apply_credit')
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  const {
    customer_id: customerId,
    facts: {
      currency,
      settlement: { balance },
    },
  } = invoice
  const credit =
    customerId === null ? noSen : await lockCustomerCredit(trx, { shopId: of.shopId, customerId, currency })
  if (customerId === null || credit <= noSen)
    throw new AppError('conflict', invoiceRefusals.no_customer_credit, { params: refusalParams(invoice.facts) })
  const amount = typed === undefined || typed.trim() === '' ? lesser(balance, credit) : readAmount(typed, currency)
  if (amount > credit) throw refuseField('amount', correctionTexts.creditTooMuch, { most: inWords(credit, currency) })
  if (amount > balance) throw refuseField('amount', correctionTexts.moreThanDue, { most: inWords(balance, currency) })
  await insertCredit(trx, {
    shop_id: of.shopId,
    customer_id: customerId,
    amount_sen: sen(-amount),
    currency,
    cause: 'applied',
    invoice_id: of.invoiceId,
    user_id: userId,
    at: now,
  })
  await recordInvoiceEvent(trx, {
    ...of,
    now,
    name: 'credit.applied',
    actor: 'seller',
    userId,
    data: { amount: formatAmount(amount, currency) },
  })
  await appendLedger(trx, invoice, [{ type: 'customer_credit_applied', amount }], { now, userId })
  await recordAudit(trx, {
    shopId: of.shopId,
    userId,
    action: 'credit.applied',
    subject: { type: 'invoice', ref: invoice.hashslug, name: invoice.number ?? '' },
    after: { amount: asFact(amount, currency) },
    now,
  })
  return { amount, left: subtract(credit, amount) }
}
