import type { CreateInvoice, UpdateInvoice } from '@kedai/contracts/seller-invoices.ts'
import { invoiceForm } from './invoice-form.ts'
import type { LineRow } from './queries/lines.ts'
import type { InvoiceRow } from './queries/lock-invoice.ts'

/** The whole form of an invoice after a change: what the change does not carry is as it stands. */
export function changedForm(
  invoice: InvoiceRow,
  lines: readonly LineRow[],
  { revision: _revision, customer_id, buyer, ...change }: UpdateInvoice,
): CreateInvoice {
  const { buyer: standing, currency: _currency, exchange_rate: _rate, ...kept } = invoiceForm(invoice, lines)
  const fields = carried(change)
  const customer = customer_id === undefined ? keptCustomer(invoice, buyer) : customer_id
  return {
    ...kept,
    invoice_items: kept.invoice_items.map((item, place) => ({ ...item, id: lines[place]?.id })),
    issue_date: invoice.issue_date,
    due_date: invoice.due_date,
    ...fields,
    customer_id: customer ?? undefined,
    buyer: { ...standing, ...carried(buyer ?? {}) },
  }
}

// Whom it is for follows from what is said of the buyer, unless it was said itself.
const keptCustomer = (invoice: InvoiceRow, buyer: UpdateInvoice['buyer']): number | null =>
  buyer?.email === undefined && buyer?.phone === undefined ? invoice.customer_id : null

const carried = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  } // the same fields, those without a value left out
