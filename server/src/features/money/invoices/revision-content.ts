import type { LineRow } from './queries/lines.ts'
import type { InvoiceRow } from './queries/lock-invoice.ts'
import type { NewPart, PartRow } from './queries/parts.ts'

const kept = [
  'number',
  'buyer_name',
  'buyer_email',
  'buyer_phone',
  'buyer_address',
  'buyer_city',
  'buyer_postcode',
  'buyer_state',
  'buyer_country',
  'buyer_tin',
  'buyer_registration_no',
  'lang',
  'issue_date',
  'due_date',
  'notes',
  'reference',
  'currency',
  'exchange_rate_e6',
  'discount_type',
  'discount_value',
  'tax_type',
  'tax_value',
  'tax_shipping',
  'subtotal_sen',
  'shipping_sen',
  'discount_sen',
  'tax_sen',
  'total_sen',
] as const satisfies readonly (keyof InvoiceRow)[]

/** All that a revision said, for its paper to be drawn from again. The seller is the invoice's own and does not change. */
export const revisionContent = (
  invoice: InvoiceRow,
  lines: readonly LineRow[],
  parts: readonly (NewPart | PartRow)[],
): string =>
  JSON.stringify({
    ...Object.fromEntries(kept.map((name) => [name, invoice[name]])),
    lines: lines.map(({ shop_id: _shop, invoice_id: _invoice, ...line }) => line),
    parts: parts.map(({ share_type, share_value, due_date, amount_sen }) => ({
      share_type,
      share_value,
      due_date,
      amount_sen,
    })),
  })
