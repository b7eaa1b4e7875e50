import {
  whyNot,
  type InvoiceFacts,
  type InvoiceRefusal,
  type SellerInvoiceAction,
} from '@kedai/domain/invoices/actions.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { factsOf } from '../invoice-facts.ts'
import { invoiceRefusals } from '../messages/refusals.ts'
import { dueOf } from '../parts.ts'
import type { InvoiceRef } from '../queries/invoice-ref.ts'
import { listLedger, type LedgerRow } from '../queries/ledger.ts'
import { lockInvoiceRow, readBeside, type InvoiceRow } from '../queries/lock-invoice.ts'
import { listParts, type PartRow } from '../queries/parts.ts'
import { refusalParams } from '../refusal-params.ts'

export type { InvoiceRef }
/** `parts`: its payment schedule, in its order; none without one. */
export type LockedInvoice = InvoiceRow & {
  facts: InvoiceFacts
  ledger: readonly LedgerRow[]
  parts: readonly PartRow[]
}

/** An invoice of the shop, locked until the transaction ends. Whoever changes its content, money or lifecycle locks it first. @throws AppError `not_found` */
export async function lockInvoice(trx: Db, ref: InvoiceRef): Promise<LockedInvoice> {
  const row = await lockInvoiceRow(trx, ref)
  if (!row) throw new AppError('not_found', texts.notFound)
  const of = { shopId: row.shop_id, invoiceId: row.id }
  const [beside, ledger, parts] = await Promise.all([
    readBeside(trx, { ...of, customerId: row.customer_id, currency: row.currency }),
    listLedger(trx, of),
    listParts(trx, of),
  ])
  return {
    ...row,
    ledger,
    parts,
    facts: factsOf(row, {
      lineCount: beside.lines,
      ledger,
      isPaymentWaiting: beside.waits,
      customerCredit: beside.credit,
    }),
  }
}

/** Its days, of which the due day is that of the instalment to be paid next. */
export const asDue = (invoice: LockedInvoice): { issue_date: string; due_date: string } => ({
  issue_date: invoice.issue_date,
  due_date: dueOf(invoice),
})

/** @throws AppError `conflict` with the reason in the seller's words when the action is closed; `invalid` when something has to be filled in first. */
export function mustAllowInvoice(invoice: LockedInvoice, action: SellerInvoiceAction): void {
  const refusal = whyNot(action, invoice.facts)
  if (refusal === 'no_exchange_rate')
    throw refuseField('exchange_rate', invoiceRefusals[refusal], refusalParams(invoice.facts))
  if (refusal)
    throw new AppError(isIncomplete(refusal) ? 'invalid' : 'conflict', invoiceRefusals[refusal], {
      params: refusalParams(invoice.facts),
    })
}

const isIncomplete = (refusal: InvoiceRefusal): boolean => refusal === 'no_lines' || refusal === 'no_buyer_name'
