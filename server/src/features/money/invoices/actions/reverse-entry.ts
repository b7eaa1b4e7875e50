import { takeBack } from '@kedai/domain/invoices/take-back.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import { noSen, sen, subtract, type Sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { asFact, inWords } from '../../../../platform/errors/in-words.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { ledgerFactOf } from '../ledger-facts.ts'
import { takeBackRefusals } from '../messages/corrections.ts'
import { insertCredit } from '../queries/ledger.ts'
import { appendLedger } from './append-ledger.ts'
import { lockCustomerCredit } from './lock-customer-credit.ts'
import { mustAllowInvoice, type LockedInvoice } from './lock-invoice.ts'
import { recordInvoiceEvent } from './record-invoice-event.ts'

/** In sen. `creditLost`: what the customer's credit went down by. */
export type Reversed = { amount: Sen; creditLost: Sen }

/**
 * Takes back an entry that was written down wrongly, with its rounding and with the credit it made; nothing is erased.
 * @throws AppError `invalid` for no such entry, `conflict` with the reason: taken back already, through a gateway, given back since, its credit spent
 */
export async function reverseEntry(
  trx: Db,
  invoice: LockedInvoice,
  { entryId, reason, userId, now }: { entryId: number; reason: string; userId: number; now: Date },
): Promise<Reversed> {
  mustAllowInvoice(invoice, 'reverse')
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  const { currency } = invoice.facts
  const customerCredit =
    invoice.customer_id === null
      ? noSen
      : await lockCustomerCredit(trx, { shopId: of.shopId, customerId: invoice.customer_id, currency })
  const found = takeBack(
    { total: invoice.facts.total, entries: invoice.ledger.map(ledgerFactOf), customerCredit },
    entryId,
  )
  if ('refusal' in found)
    throw new AppError(found.refusal === 'no_such_entry' ? 'invalid' : 'conflict', takeBackRefusals[found.refusal], {
      params: { credit: inWords(customerCredit, currency) },
    })
  const amount = found.reversed.find(({ id }) => id === entryId)?.amount ?? noSen
  await recordInvoiceEvent(trx, {
    ...of,
    now,
    name: 'payment.reversed',
    actor: 'seller',
    userId,
    data: { amount: formatAmount(amount, currency), reason },
  })
  const credit = subtract(found.creditGained, found.creditLost)
  if (credit !== noSen && invoice.customer_id !== null) {
    await insertCredit(trx, {
      shop_id: of.shopId,
      customer_id: invoice.customer_id,
      amount_sen: credit,
      currency,
      cause: 'correction',
      invoice_id: of.invoiceId,
      note: reason,
      user_id: userId,
      at: now,
    })
  }
  const { movedToCredit } = await appendLedger(
    trx,
    invoice,
    found.reversed.map((entry) => ({
      type: 'reversal',
      amount: sen(Math.abs(entry.amount)),
      reversesId: entry.id,
      note: reason,
    })),
    { now, userId },
  )
  await recordAudit(trx, {
    shopId: of.shopId,
    userId,
    action: 'payment.reversed',
    subject: { type: 'invoice', ref: invoice.hashslug, name: invoice.number ?? '' },
    after: { amount: asFact(amount, currency), reason },
    now,
  })
  return { amount, creditLost: sen(Math.max(0, found.creditLost - found.creditGained - movedToCredit)) }
}
