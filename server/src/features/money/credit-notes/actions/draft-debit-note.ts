import {
  createInvoice as formShape,
  type CreateInvoice,
  type IssueDebitNote,
} from '@kedai/contracts/seller-invoices.ts'
import { formatAmount, parseAmount, sampleAmount } from '@kedai/domain/money/amount.ts'
import { currencySign, type Currency } from '@kedai/domain/money/currencies.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { createInvoice } from '../../invoices/actions/create-invoice.ts'
import { mustAllowInvoice, type LockedInvoice } from '../../invoices/actions/lock-invoice.ts'
import { readInvoiceForm } from '../../invoices/actions/read-invoice-form.ts'
import { texts } from '../messages.ts'

/**
 * Asks the buyer of an invoice for more, on an invoice of its own that names it: a draft with lines and tax, which gets its
 * number when it is approved. @throws AppError `invalid` at the fields, or with the reason
 */
export async function draftDebitNote(
  trx: Db,
  parent: LockedInvoice,
  typed: IssueDebitNote,
  { userId, now }: { userId: number; now: Date },
): Promise<{ id: number; hashslug: string }> {
  mustAllowInvoice(parent, 'debit_note')
  const invoice_items = itemsOf(typed, parent.facts.currency)
  const invoice = await readInvoiceForm(trx, parent)
  const { buyer, customer_id, lang, currency, exchange_rate } = invoice
  const form = formShape.parse({
    buyer,
    customer_id,
    lang,
    currency,
    exchange_rate,
    ...taxOf(typed, invoice),
    reference: parent.number ?? '',
    invoice_items,
  })
  return createInvoice(trx, {
    shopId: parent.shop_id,
    form,
    lang: isLang(parent.lang) ? parent.lang : 'ms',
    userId,
    now,
    kind: 'debit_note',
    isCopy: true,
    parentId: parent.id,
    taxShipping: parent.tax_shipping,
  })
}

// A tax in ringgit was of that invoice's lines, so it is not taken over.
function taxOf({ tax, tax_type }: IssueDebitNote, invoice: CreateInvoice): Pick<CreateInvoice, 'tax' | 'tax_type'> {
  if (tax !== undefined) return { tax, tax_type: tax_type ?? 'percent' }
  return invoice.tax_type === 'percent' ? { tax: invoice.tax, tax_type: 'percent' } : { tax: '0', tax_type: 'percent' }
}

function itemsOf({ invoice_items, amount: typed, reason }: IssueDebitNote, currency: Currency): object[] {
  const hasAmount = typed !== undefined && typed.trim() !== ''
  if (invoice_items.length > 0) {
    if (hasAmount) throw refuseField('amount', texts.eitherDebit)
    return invoice_items
  }
  if (!hasAmount) return reason === '' ? [] : [{ item_name: reason, quantity: '1', amount: '0' }]
  const amount = parseAmount(typed, currency)
  if (amount === null || amount <= 0)
    throw refuseField('amount', texts.amount, { currency: currencySign(currency), example: sampleAmount(currency) })
  if (reason === '') throw refuseField('reason', texts.reasonNeeded)
  return [{ item_name: reason, quantity: '1', amount: formatAmount(amount, currency) }]
}
