import { createInvoice as formShape, type IssueDebitNote } from '@kedai/contracts/seller-invoices.ts'
import { formatAmount, parseAmount, sampleAmount } from '@kedai/domain/money/amount.ts'
import { currencySign, type Currency } from '@kedai/domain/money/currencies.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../platform/db/db.ts'
import { refuseField } from '../../../platform/errors/app-error.ts'
import { asFact } from '../../../platform/errors/in-words.ts'
import { recordAudit } from '../../audit/actions/record-audit.ts'
import { approveById } from '../../invoices/actions/approve-invoice.ts'
import { createInvoice } from '../../invoices/actions/create-invoice.ts'
import { mustAllowInvoice, type LockedInvoice } from '../../invoices/actions/lock-invoice.ts'
import { readInvoiceForm } from '../../invoices/actions/read-invoice-form.ts'
import { texts } from '../messages.ts'

/** `number` null: a draft. */
export type DebitNote = { hashslug: string; number: string | null }

/**
 * Asks the buyer of an invoice for more, on an invoice of its own that names it. With an amount it is issued at once, as it
 * is to be paid, without tax; without one it is a draft for the editor. @throws AppError `invalid` at the fields, or with the reason
 */
export async function issueDebitNote(trx: Db, parent: LockedInvoice, { amount: typed, reason }: IssueDebitNote, { userId, now }: { userId: number; now: Date }): Promise<DebitNote> {
  mustAllowInvoice(parent, 'debit_note')
  const { currency: inCurrency } = parent.facts
  const amount = readTyped(typed, reason, inCurrency)
  const { buyer, customer_id, lang, currency, exchange_rate } = await readInvoiceForm(trx, parent)
  const form = formShape.parse({
    buyer, customer_id, lang, currency, exchange_rate, reference: parent.number ?? '',
    invoice_items: reason === '' && amount === null ? [] : [{ item_name: reason, quantity: '1', amount: amount === null ? '0' : formatAmount(amount, inCurrency) }],
  })
  const { id, hashslug } = await createInvoice(trx, { shopId: parent.shop_id, form, lang: isLang(parent.lang) ? parent.lang : 'ms', userId, now, kind: 'debit_note', parentId: parent.id })
  if (amount === null) return { hashslug, number: null }
  const { number } = await approveById(trx, { shopId: parent.shop_id, invoiceId: id, userId, now })
  await recordAudit(trx, {
    shopId: parent.shop_id, userId, action: 'debit_note.issued', subject: { type: 'invoice', ref: parent.hashslug, name: parent.number ?? '' }, after: { number: number ?? '', amount: asFact(amount, inCurrency), reason }, now,
  })
  return { hashslug, number }
}

function readTyped(typed: string | undefined, reason: string, currency: Currency): Sen | null {
  if (typed === undefined || typed.trim() === '') return null
  const amount = parseAmount(typed, currency)
  if (amount === null || amount <= 0) throw refuseField('amount', texts.amount, { currency: currencySign(currency), example: sampleAmount(currency) })
  if (reason === '') throw refuseField('reason', texts.reasonNeeded)
  return amount
}
