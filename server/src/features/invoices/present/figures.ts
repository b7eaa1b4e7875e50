import type { InvoiceInput } from '@kedai/domain/invoices/amounts.ts'
import { formatRate, rate } from '@kedai/domain/invoices/rate.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen, type Sen } from '@kedai/domain/money/sen.ts'
import { oneOf } from '../invoice-facts.ts'
import type { InvoiceRow } from '../queries/lock-invoice.ts'

export const presentMoney = (amount: number): string => formatRinggit(sen(amount))

const types = ['percent', 'fixed'] as const

type FigureColumns = Pick<InvoiceRow, 'subtotal_sen' | 'shipping_sen' | 'discount_type' | 'discount_value' | 'discount_sen' | 'tax_type' | 'tax_value' | 'tax_sen' | 'tax_shipping' | 'total_sen'>

/** The figures of a stored invoice, as the row keeps them. */
export const presentFigures = (row: FigureColumns) => ({
  subtotal: presentMoney(row.subtotal_sen), shipping: presentMoney(row.shipping_sen),
  discount: typedValue(row.discount_type, row.discount_value), discount_type: oneOf(types, row.discount_type), discount_amount: presentMoney(row.discount_sen),
  tax: typedValue(row.tax_type, row.tax_value), tax_type: oneOf(types, row.tax_type), tax_amount: presentMoney(row.tax_sen),
  after_discount: presentMoney(row.subtotal_sen + row.shipping_sen - row.discount_sen), tax_shipping: row.tax_shipping, total: presentMoney(row.total_sen),
})

type Sums = { subtotal: Sen; shipping: Sen; discount: Sen; after: Sen; tax: Sen; total: Sen }

/** The same of one that is only being typed. */
export const presentSums = (sums: Sums, { discount, tax, taxShipping }: InvoiceInput) => ({
  subtotal: formatRinggit(sums.subtotal), shipping: formatRinggit(sums.shipping),
  discount: discount.type === 'percent' ? formatRate(discount.rate) : formatRinggit(discount.amount), discount_type: discount.type, discount_amount: formatRinggit(sums.discount),
  tax: tax.type === 'percent' ? formatRate(tax.rate) : formatRinggit(tax.amount), tax_type: tax.type, tax_amount: formatRinggit(sums.tax),
  after_discount: formatRinggit(sums.after), tax_shipping: taxShipping, total: formatRinggit(sums.total),
})

const typedValue = (type: string, value: number): string => (type === 'percent' ? formatRate(rate(value)) : presentMoney(value))
