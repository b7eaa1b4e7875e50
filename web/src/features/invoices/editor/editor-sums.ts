import { type Adjustment, type AmountsRefusal, computeInvoice, type InvoiceInput, type InvoiceSums, lineTotal, type PricedLine } from '@kedai/domain/invoices/amounts.ts'
import { parseQuantity } from '@kedai/domain/invoices/quantity.ts'
import { parseRate, type Rate } from '@kedai/domain/invoices/rate.ts'
import { parseUnitPrice } from '@kedai/domain/invoices/unit-price.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { type AdjustmentType, type EditorState, isBlank, type LineState } from './editor-state.ts'

export type EditorSums = {
  // By the key of a line: its total, or null where its figures cannot be read yet.
  lineTotals: Record<string, string | null>
  // The names of the lines that were counted, in their order.
  names: string[]
  input: InvoiceInput
  sums: InvoiceSums | null
  refusal: AmountsRefusal | null
}

// By the same rules as the server's, which decides. What cannot be read yet counts as nothing.
export function sumsOf(state: EditorState, taxShipping: boolean): EditorSums {
  const counted: { name: string; line: PricedLine }[] = []
  const lineTotals: EditorSums['lineTotals'] = {}
  for (const line of state.lines) {
    const priced = pricedLine(line)
    lineTotals[line.key] = priced && exactly(priced)
    if (priced && !isBlank(line)) counted.push({ name: line.item_name.trim(), line: priced })
  }
  const input: InvoiceInput = {
    lines: counted.map(({ line }) => line), taxShipping,
    shipping: parseRinggit(state.shipping || '0') ?? noSen,
    discount: adjustment(state.discount_type, state.discount),
    tax: adjustment(state.tax_type, state.tax),
  }
  const result = computeInvoice(input)
  const isRefused = 'refusal' in result
  return { lineTotals, names: counted.map(({ name }) => name), input, sums: isRefused ? null : result, refusal: isRefused ? result.refusal : null }
}

function pricedLine({ quantity, amount }: LineState): PricedLine | null {
  const [count, price] = [parseQuantity(quantity), parseUnitPrice(amount || '0')]
  return count === null || price === null ? null : { quantity: count, unitPrice: price }
}

// A line too large to be exact is refused with the rest of the invoice.
function exactly(line: PricedLine): string | null {
  try {
    return formatRinggit(lineTotal(line))
  } catch {
    return null
  }
}

const adjustment = (type: AdjustmentType, text: string): Adjustment =>
  type === 'percent' ? { type, rate: parseRate(text || '0') ?? noRate } : { type, amount: parseRinggit(text || '0') ?? noSen }

const noRate = 0 as Rate // zero percent is one
