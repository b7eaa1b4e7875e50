import { formatExchangeRate } from '@kedai/domain/money/exchange-rate.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { emit } from '../../../../platform/events/events.ts'
import { asFact } from '../../../../platform/errors/in-words.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { lineTexts } from '../messages/lines.ts'
import { listLines, type LineRow } from '../queries/lines.ts'
import { customerOf, insertRevision, saveInvoice } from '../queries/save-invoice.ts'
import { readSellerRow } from '../queries/seller.ts'
import { revisionContent } from '../revision-content.ts'
import { snapshotOf } from '../seller-snapshot.ts'
import { factsOf } from '../invoice-facts.ts'
import { lockInvoice, mustAllowInvoice, type LockedInvoice } from './lock-invoice.ts'
import { recordInvoiceEvent } from './record-invoice-event.ts'
import { takeDocumentNumber } from '../../series/actions/take-number.ts'

/** `userId` null: a series or a quote did it. */
type By = { now: Date; userId: number | null }

/**
 * Gives a draft its number and freezes who sells, who buys and how it is taxed; a total of nothing is paid with that. One
 * that is approved already stays as it is. Answers the invoice as it is now.
 * @throws AppError `invalid` when something is missing, or the invoice is void.
 */
export async function approveInvoice(trx: Db, invoice: LockedInvoice, { now, userId }: By): Promise<LockedInvoice> {
  mustAllowInvoice(invoice, 'approve')
  if (invoice.lifecycle !== 'draft') return invoice
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  const lines = await listLines(trx, of)
  mustBeNamed(lines)
  const seller = JSON.stringify(snapshotOf(await readSellerRow(trx, of.shopId)))
  const buyer = { name: invoice.buyer_name, phone: invoice.buyer_phone, email: invoice.buyer_email }
  const customerId = invoice.customer_id ?? (await customerOf(trx, of.shopId, buyer, now))
  // Last of all: everybody who approves waits here for this transaction's end.
  const number = await takeDocumentNumber(trx, of.shopId, oneKind(invoice.kind))
  const change = {
    number,
    lifecycle: 'approved',
    approved_at: now,
    customer_id: customerId,
    revision: invoice.revision + 1,
  }
  await saveInvoice(trx, { ...of, now }, { ...change, seller })
  await insertRevision(trx, {
    invoice_id: of.invoiceId,
    shop_id: of.shopId,
    revision: change.revision,
    content: revisionContent({ ...invoice, ...change }, lines, invoice.parts),
    user_id: userId,
    at: now,
  })
  const by = { ...of, now, actor: userId === null ? 'system' : 'seller', userId } as const
  await recordInvoiceEvent(trx, { ...by, name: 'invoice.approved', data: { number } })
  await recordAudit(trx, {
    shopId: of.shopId,
    userId,
    action: invoice.kind === 'debit_note' ? 'debit_note.issued' : 'invoice.approved',
    subject: { type: 'invoice', ref: invoice.hashslug, name: number },
    after: { number, ...totalOf(invoice) },
    now,
  })
  if (invoice.parent_id !== null)
    await recordInvoiceEvent(trx, { ...by, invoiceId: invoice.parent_id, name: 'debit_note.issued', data: { number } })
  await emit(trx, 'invoice.approved', of)
  const approved = withRow({ ...invoice, ...change }, lines.length)
  if (approved.facts.settlement.status === 'paid') {
    await recordInvoiceEvent(trx, { ...by, name: 'invoice.paid' })
    await emit(trx, 'invoice.paid', of)
  }
  return approved
}

/** Locks and approves; what the call and the bulk action do. @throws AppError `not_found`, `invalid` */
export const approveById = async (
  trx: Db,
  { shopId, invoiceId, ...by }: By & { shopId: number; invoiceId: number },
): Promise<LockedInvoice> => approveInvoice(trx, await lockInvoice(trx, { shopId, invoiceId }), by)

// The rate is of the record: it never changes again.
function totalOf({ facts: { total, currency, exchangeRate } }: LockedInvoice): Record<string, string> {
  return {
    total: asFact(total, currency),
    ...(exchangeRate !== null && { exchange_rate: `1 ${currency} = RM ${formatExchangeRate(exchangeRate)}` }),
  }
}

// A paper with a nameless line would have to be corrected by hand.
function mustBeNamed(lines: readonly LineRow[]): void {
  const nameless = lines.findIndex(({ item_name }) => item_name === '')
  if (nameless >= 0)
    throw refuseField(`invoice_items.${nameless}.item_name`, fill(lineTexts.nameless, { line: nameless + 1 }))
}

const oneKind = (kind: string) => (kind === 'debit_note' ? 'debit_note' : 'invoice')

const withRow = (invoice: LockedInvoice, lineCount: number): LockedInvoice => ({
  ...invoice,
  facts: factsOf(invoice, {
    lineCount,
    ledger: invoice.ledger,
    isPaymentWaiting: invoice.facts.isPaymentWaiting,
    customerCredit: invoice.facts.customerCredit,
  }),
})
