import { allocate } from '@kedai/domain/invoices/allocate.ts'
import type { CreditableInvoice, NoteLine, PartRef } from '@kedai/domain/invoices/credit-note.ts'
import { quantity } from '@kedai/domain/invoices/quantity.ts'
import { add, sen } from '@kedai/domain/money/sen.ts'
import type { CreditedRow } from './queries/credited.ts'
import type { LineRow } from './queries/lines.ts'
import type { InvoiceRow } from './queries/lock-invoice.ts'

type Figures = Pick<
  InvoiceRow,
  'subtotal_sen' | 'shipping_sen' | 'discount_sen' | 'tax_sen' | 'total_sen' | 'tax_shipping'
>

/** A stored invoice as credit notes see it: each line and the shipping with its share of discount and tax. */
export function creditableOf(row: Figures, rows: readonly LineRow[]): CreditableInvoice {
  const [subtotal, shipping, discount, tax] = [
    sen(row.subtotal_sen),
    sen(row.shipping_sen),
    sen(row.discount_sen),
    sen(row.tax_sen),
  ]
  const after = sen(row.subtotal_sen + row.shipping_sen - row.discount_sen)
  const parts = allocate(
    {
      lineTotals: rows.map(({ total_sen }) => sen(total_sen)),
      subtotal,
      shipping,
      discount,
      after,
      tax,
      total: sen(row.total_sen),
    },
    row.tax_shipping,
  )
  return {
    shipping: parts.shipping,
    lines: rows.flatMap((line, place) => {
      const part = parts.lines[place]
      return part === undefined ? [] : [{ ...part, quantity: quantity(line.quantity_e5) }]
    }),
  }
}

/** What earlier notes credited, by the places of the invoice's lines. @throws RangeError for a line that is not the invoice's */
export const creditedOf = (rows: readonly CreditedRow[], lines: readonly LineRow[]): NoteLine[] =>
  rows.map((row) => {
    const [net, tax] = [sen(row.amount_sen), sen(row.tax_sen)]
    return {
      part: partOf(row.invoice_line_id, lines),
      quantity: row.quantity_e5 === null ? null : quantity(row.quantity_e5),
      net,
      tax,
      total: add(net, tax),
    }
  })

function partOf(lineId: number | null, lines: readonly LineRow[]): PartRef {
  if (lineId === null) return 'shipping'
  const place = lines.findIndex(({ id }) => id === lineId)
  if (place < 0) throw new RangeError(`line ${lineId} was credited and is not there`)
  return place
}
