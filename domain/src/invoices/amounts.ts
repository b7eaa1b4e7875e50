import { minorDigits, type Currency } from '../money/currencies.ts'
import { roundedQuotient } from '../money/round.ts'
import { add, greater, noSen, sen, subtract, type Sen } from '../money/sen.ts'
import type { Quantity } from './quantity.ts'
import { rateOf, type Rate } from './rate.ts'
import type { UnitPrice } from './unit-price.ts'

/** A discount or a tax: a share, or an amount in sen. */
export type Adjustment = { type: 'percent'; rate: Rate } | { type: 'fixed'; amount: Sen }

export type PricedLine = { quantity: Quantity; unitPrice: UnitPrice }

/** What a seller wrote, all of it in one currency; amounts are of its smallest unit. `taxShipping`: whether the tax is also on shipping; the shop's setting, true unless changed. */
export type InvoiceInput = {
  currency: Currency
  lines: readonly PricedLine[]
  shipping: Sen
  discount: Adjustment
  tax: Adjustment
  taxShipping: boolean
}

/** The figures of an invoice in sen, or the smallest unit of its currency; `after` is what is left after the discount, before tax (spec §9). */
export type InvoiceSums = {
  lineTotals: Sen[]
  subtotal: Sen
  shipping: Sen
  discount: Sen
  after: Sen
  tax: Sen
  total: Sen
}

export type AmountsRefusal = 'discount_over_subtotal' | 'negative_amount' | 'too_large'

/** No figure of an invoice is larger: RM 999,999,999.99, or as many of another currency's smallest unit. */
export const maxOnInvoice: Sen = sen(99_999_999_999)

/**
 * The sums of an invoice being written: subtotal + shipping − discount + tax; the discount is of the subtotal, the tax
 * of what is left after it (spec §9). Rounds half away from zero at each line, the discount and the tax, nowhere else.
 */
export function computeInvoice(input: InvoiceInput): InvoiceSums | { refusal: AmountsRefusal } {
  if (isTooLarge(input)) return { refusal: 'too_large' }
  if (fixedAmounts(input).some((amount) => amount < 0)) return { refusal: 'negative_amount' }
  const sums = sumsOf(input)
  if (sums.discount > sums.subtotal) return { refusal: 'discount_over_subtotal' }
  return sums.total > maxOnInvoice ? { refusal: 'too_large' } : sums
}

/**
 * The sums of an invoice as it was once stored, by the same formula, even where it could not be written today: what is
 * left after too large a discount is 0, not less, and `needsReview` says so. Throws RangeError where a sum is not exact.
 */
export function computeStored(input: InvoiceInput): InvoiceSums & { needsReview: boolean } {
  return { ...sumsOf(input), needsReview: 'refusal' in computeInvoice(input) }
}

/** quantity × price, rounded half away from zero to the sen or the currency's smallest unit. Throws RangeError when it is too large to be exact. */
export const lineTotal = (line: PricedLine, currency: Currency): Sen => sen(Number(exactLineTotal(line, currency)))

/** What the tax is a share of, in sen: without shipping where the shop does not tax it. Never below 0. */
export const taxBase = (
  { subtotal, shipping, discount }: Pick<InvoiceSums, 'subtotal' | 'shipping' | 'discount'>,
  taxShipping: boolean,
): Sen => greater(noSen, subtract(taxShipping ? add(subtotal, shipping) : subtotal, discount))

function sumsOf({ currency, lines, shipping, discount, tax, taxShipping }: InvoiceInput): InvoiceSums {
  const lineTotals = lines.map((line) => lineTotal(line, currency))
  const subtotal = lineTotals.reduce(add, noSen)
  const off = adjustmentOf(discount, subtotal)
  const after = greater(noSen, subtract(add(subtotal, shipping), off))
  const taxed = adjustmentOf(tax, taxBase({ subtotal, shipping, discount: off }, taxShipping))
  return { lineTotals, subtotal, shipping, discount: off, after, tax: taxed, total: add(after, taxed) }
}

const adjustmentOf = (adjustment: Adjustment, base: Sen): Sen =>
  adjustment.type === 'percent' ? rateOf(base, adjustment.rate) : adjustment.amount

// Checked before anything is summed as a number, so that no sum of accepted figures can pass what a number holds exactly.
function isTooLarge(input: InvoiceInput): boolean {
  const subtotal = input.lines.map((line) => exactLineTotal(line, input.currency)).reduce((a, b) => a + b, 0n)
  return subtotal > BigInt(maxOnInvoice) || fixedAmounts(input).some((amount) => amount > maxOnInvoice)
}

const fixedAmounts = ({ shipping, discount, tax }: InvoiceInput): Sen[] => [
  shipping,
  ...[discount, tax].flatMap((adjustment) => (adjustment.type === 'fixed' ? [adjustment.amount] : [])),
]

// Hundred-thousandths × ten-thousandths of a ringgit; a sen is ten million of them, a yen a thousand million.
const exactLineTotal = ({ quantity, unitPrice }: PricedLine, currency: Currency): bigint =>
  roundedQuotient(BigInt(quantity) * BigInt(unitPrice), 10n ** BigInt(9 - minorDigits[currency]))
