import { formatAmount } from '@kedai/domain/money/amount.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { asFact } from '../../../../platform/errors/in-words.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { appendLedger } from './append-ledger.ts'
import { mustAllowInvoice, type LockedInvoice } from './lock-invoice.ts'
import { recordInvoiceEvent } from './record-invoice-event.ts'

/** Gives up what is still due; taking the entry back undoes it. Answers the amount in sen. @throws AppError `invalid` with the reason */
export async function writeOff(
  trx: Db,
  invoice: LockedInvoice,
  { reason, userId, now }: { reason: string; userId: number; now: Date },
): Promise<Sen> {
  mustAllowInvoice(invoice, 'write_off')
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  const {
    currency,
    settlement: { balance: amount },
  } = invoice.facts
  await recordInvoiceEvent(trx, {
    ...of,
    now,
    name: 'invoice.written_off',
    actor: 'seller',
    userId,
    data: { amount: formatAmount(amount, currency), reason },
  })
  await appendLedger(trx, invoice, [{ type: 'write_off', amount, note: reason }], { now, userId })
  await recordAudit(trx, {
    shopId: of.shopId,
    userId,
    action: 'invoice.written_off',
    subject: { type: 'invoice', ref: invoice.hashslug, name: invoice.number ?? '' },
    after: { amount: asFact(amount, currency), reason },
    now,
  })
  return amount
}
