import type { InvoiceInput } from '@kedai/domain/invoices/amounts.ts'
import { formatRate, rate } from '@kedai/domain/invoices/rate.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import { currencySign, type Currency } from '@kedai/domain/money/currencies.ts'
import { formatExchangeRate, ringgitOf } from '@kedai/domain/money/exchange-rate.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen, type Sen } from '@kedai/domain/money/sen.ts'
import { currencyIn, exchangeOf, oneOf } from '../invoice-facts.ts'
import type { InvoiceRow } from '../queries/lock-invoice.ts'

/** An amount of a column on the wire. */
export const presentMoney = (amount: number, currency: Currency): string => formatAmount(sen(amount), currency)

const types = ['percent', 'fixed'] as const

type FigureColumns = { currency: string } & Pick<
  InvoiceRow,
  | 'subtotal_sen'
  | 'shipping_sen'
  | 'discount_type'
  | 'discount_value'
  | 'discount_sen'
  | 'tax_type'
  | 'tax_value'
  | 'tax_sen'
  | 'tax_shipping'
  | 'total_sen'
>

/** The figures of a stored invoice, as the row keeps them. */
export function presentFigures(row: FigureColumns) {
  const money = (amount: number) => presentMoney(amount, currencyIn(row))
  const typed = (type: string, value: number) => (type === 'percent' ? formatRate(rate(value)) : money(value))
  return {
    subtotal: money(row.subtotal_sen),
    shipping: money(row.shipping_sen),
    discount: typed(row.discount_type, row.discount_value),
    discount_type: oneOf(types, row.discount_type),
    discount_amount: money(row.discount_sen),
    tax: typed(row.tax_type, row.tax_value),
    tax_type: oneOf(types, row.tax_type),
    tax_amount: money(row.tax_sen),
    after_discount: money(row.subtotal_sen + row.shipping_sen - row.discount_sen),
    tax_shipping: row.tax_shipping,
    total: money(row.total_sen),
  }
}

type Sums = { subtotal: Sen; shipping: Sen; discount: Sen; after: Sen; tax: Sen; total: Sen }

/** The same of one that is only being typed. */
export function presentSums(sums: Sums, { currency, discount, tax, taxShipping }: InvoiceInput) {
  const money = (amount: Sen) => formatAmount(amount, currency)
  return {
    subtotal: money(sums.subtotal),
    shipping: money(sums.shipping),
    discount: discount.type === 'percent' ? formatRate(discount.rate) : money(discount.amount),
    discount_type: discount.type,
    discount_amount: money(sums.discount),
    tax: tax.type === 'percent' ? formatRate(tax.rate) : money(tax.amount),
    tax_type: tax.type,
    tax_amount: money(sums.tax),
    after_discount: money(sums.after),
    tax_shipping: taxShipping,
    total: money(sums.total),
  }
}

type RinggitColumns = {
  currency: string
  exchange_rate_e6: number | null
  total_sen: number
  tax_sen: number
  balance_sen: number
}

/** What an invoice is in, its rate, and its figures in ringgit at it: each rounded once. */
export function presentCurrency(row: RinggitColumns) {
  const exchange = exchangeOf(row)
  const inRinggit = (amount: number) => formatRinggit(ringgitOf(sen(amount), exchange))
  return {
    currency: currencySign(exchange.currency),
    exchange_rate: exchange.rate === null ? null : formatExchangeRate(exchange.rate),
    ringgit:
      exchange.rate === null
        ? null
        : {
            total: inRinggit(row.total_sen),
            tax_amount: inRinggit(row.tax_sen),
            balance_due: inRinggit(row.balance_sen),
          },
  }
}
