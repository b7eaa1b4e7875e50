import { createInvoice as formShape, type CreateInvoice } from '@kedai/contracts/seller-invoices.ts'
import { formatQuantity, quantity } from '@kedai/domain/invoices/quantity.ts'
import { formatUnitPrice, unitPrice } from '@kedai/domain/invoices/unit-price.ts'
import { currencySign } from '@kedai/domain/money/currencies.ts'
import { formatExchangeRate } from '@kedai/domain/money/exchange-rate.ts'
import { exchangeOf } from './invoice-facts.ts'
import { presentFigures } from './present/figures.ts'
import type { LineRow } from './queries/lines.ts'
import type { InvoiceRow } from './queries/lock-invoice.ts'

/** An invoice as the editor would send it again: to be copied, or to come again. Its days and the ids of its lines are left out. */
export function invoiceForm(
  row: InvoiceRow,
  lines: readonly LineRow[],
  parts: CreateInvoice['instalments'] = [],
): CreateInvoice {
  const { shipping, discount, discount_type, tax, tax_type } = presentFigures(row)
  const { currency, rate } = exchangeOf(row)
  return formShape.parse({
    customer_id: row.customer_id ?? undefined,
    buyer: {
      name: row.buyer_name,
      email: row.buyer_email ?? '',
      phone: row.buyer_phone ?? '',
      address: row.buyer_address ?? '',
      city: row.buyer_city ?? '',
      postcode: row.buyer_postcode ?? '',
      state: row.buyer_state ?? '',
      country: row.buyer_country,
      tin: row.buyer_tin ?? '',
      registration_no: row.buyer_registration_no ?? '',
    },
    invoice_items: lines.map((line) => ({
      product_id: line.product_id ?? undefined,
      item_name: line.item_name,
      quantity: formatQuantity(quantity(line.quantity_e5)),
      quantity_type: line.quantity_type,
      amount: formatUnitPrice(unitPrice(line.unit_price_e4), currency),
    })),
    currency: currencySign(currency),
    exchange_rate: rate === null ? '' : formatExchangeRate(rate),
    shipping,
    discount,
    discount_type,
    tax,
    tax_type,
    notes: row.notes,
    reference: row.reference,
    lang: row.lang,
    ...(parts.length > 0 && { instalments: parts }),
  })
}
