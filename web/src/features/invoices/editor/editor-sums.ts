import {
  type Adjustment,
  type AmountsRefusal,
  computeInvoice,
  type InvoiceInput,
  type InvoiceSums,
  lineTotal,
  type PricedLine,
} from '@kedai/domain/invoices/amounts.ts'
import { parseQuantity } from '@kedai/domain/invoices/quantity.ts'
import { parseRate, type Rate } from '@kedai/domain/invoices/rate.ts'
import { parseUnitPrice } from '@kedai/domain/invoices/unit-price.ts'
import { formatAmount, parseAmount } from '@kedai/domain/money/amount.ts'
import { readCurrency, ringgit as ringgitCode, type Currency } from '@kedai/domain/money/currencies.ts'
import { parseExchangeRate, ringgitOf } from '@kedai/domain/money/exchange-rate.ts'
import { noSen, type Sen } from '@kedai/domain/money/sen.ts'
import { type AdjustmentType, type EditorState, isBlank, type LineState } from './editor-state.ts'

export type EditorSums = {
  // By the key of a line: its total, or null where its figures cannot be read yet.
  lineTotals: Record<string, string | null>
  // The names of the lines that were counted, in their order.
  names: string[]
  input: InvoiceInput
  sums: InvoiceSums | null
  refusal: AmountsRefusal | null
  // The total in sen of ringgit; null of ringgit itself, and while the rate cannot be read.
  ringgit: Sen | null
}

// By the same rules as the server's, which decides. What cannot be read yet counts as nothing.
export function sumsOf(state: EditorState, taxShipping: boolean): EditorSums {
  const currency = readCurrency(state.currency) ?? ringgitCode
  const counted: { name: string; line: PricedLine }[] = []
  const lineTotals: EditorSums['lineTotals'] = {}
  for (const line of state.lines) {
    const priced = pricedLine(line, currency)
    lineTotals[line.key] = priced && exactly(priced, currency)
    if (priced && !isBlank(line)) counted.push({ name: line.item_name.trim(), line: priced })
  }
  const input: InvoiceInput = {
    currency,
    lines: counted.map(({ line }) => line),
    taxShipping,
    shipping: parseAmount(state.shipping || '0', currency) ?? noSen,
    discount: adjustment(state.discount_type, state.discount, currency),
    tax: adjustment(state.tax_type, state.tax, currency),
  }
  const result = computeInvoice(input)
  const isRefused = 'refusal' in result
  return {
    lineTotals,
    names: counted.map(({ name }) => name),
    input,
    sums: isRefused ? null : result,
    refusal: isRefused ? result.refusal : null,
    ringgit: isRefused ? null : inRinggit(result.total, currency, state.exchange_rate),
  }
}

function inRinggit(total: Sen, currency: Currency, typed: string): Sen | null {
  const rate = parseExchangeRate(typed)
  return currency === ringgitCode || rate === null ? null : ringgitOf(total, { currency, rate })
}

function pricedLine({ quantity, amount }: LineState, currency: Currency): PricedLine | null {
  const [count, price] = [parseQuantity(quantity), parseUnitPrice(amount || '0', currency)]
  return count === null || price === null ? null : { quantity: count, unitPrice: price }
}

// A line too large to be exact is refused with the rest of the invoice.
function exactly(line: PricedLine, currency: Currency): string | null {
  try {
    return formatAmount(lineTotal(line, currency), currency)
  } catch {
    return null
  }
}

const adjustment = (type: AdjustmentType, text: string, currency: Currency): Adjustment =>
  type === 'percent'
    ? { type, rate: parseRate(text || '0') ?? noRate }
    : { type, amount: parseAmount(text || '0', currency) ?? noSen }

const noRate = 0 as Rate // zero percent is one
