import { minorDigits, type Currency } from '../money/currencies.ts'
import { formatDecimal } from '../money/decimal.ts'
import type { Sen } from '../money/sen.ts'
import { taxBase, type Adjustment, type InvoiceInput, type InvoiceSums, type PricedLine } from './amounts.ts'
import { formatQuantity } from './quantity.ts'
import { formatRate, type Rate } from './rate.ts'
import { formatUnitPrice } from './unit-price.ts'

/**
 * One step of how an invoice was computed: a code and figures, no words. Money is in sen or the smallest unit of the currency; texts are exact
 * decimals, `exact` in whole units before it was rounded; `line` counts from 0. `of` is what a share was taken of.
 */
export type ExplainedStep =
  | { step: 'line'; line: number; quantity: string; unitPrice: string; exact: string; result: Sen }
  | { step: 'subtotal'; parts: Sen[]; result: Sen }
  | { step: 'shipping'; result: Sen }
  | { step: 'discount_percent'; rate: string; of: Sen; exact: string; result: Sen }
  | { step: 'discount_fixed'; result: Sen }
  | { step: 'after'; subtotal: Sen; shipping: Sen; discount: Sen; result: Sen }
  | { step: 'tax_percent'; rate: string; of: Sen; withShipping: boolean; exact: string; result: Sen }
  | { step: 'tax_fixed'; result: Sen }
  | { step: 'total'; after: Sen; tax: Sen; result: Sen }

/** The steps from the lines to the total, in the order they are taken. */
export function explain(
  sums: InvoiceSums,
  { currency, lines, discount, tax, taxShipping }: InvoiceInput,
): ExplainedStep[] {
  const { lineTotals, subtotal, shipping, after, total } = sums
  const base = taxBase(sums, taxShipping)
  return [
    ...lines.flatMap((line, place) => explainedLine(line, currency, place, lineTotals[place])),
    { step: 'subtotal', parts: lineTotals, result: subtotal },
    share(
      discount,
      { currency, of: subtotal },
      (found) => ({ step: 'discount_percent', ...found, result: sums.discount }),
      { step: 'discount_fixed', result: sums.discount },
    ),
    { step: 'shipping', result: shipping },
    { step: 'after', subtotal, shipping, discount: sums.discount, result: after },
    share(
      tax,
      { currency, of: base },
      (found) => ({ step: 'tax_percent', withShipping: taxShipping, ...found, result: sums.tax }),
      { step: 'tax_fixed', result: sums.tax },
    ),
    { step: 'total', after, tax: sums.tax, result: total },
  ]
}

const explainedLine = (
  { quantity, unitPrice }: PricedLine,
  currency: Currency,
  line: number,
  result: Sen | undefined,
): ExplainedStep[] =>
  result === undefined
    ? []
    : [
        {
          step: 'line',
          line,
          quantity: formatQuantity(quantity),
          unitPrice: formatUnitPrice(unitPrice, currency),
          exact: formatDecimal(BigInt(quantity) * BigInt(unitPrice), 9, minorDigits[currency]),
          result,
        },
      ]

type Base = { currency: Currency; of: Sen }
type Share = { rate: string; of: Sen; exact: string }

const share = (
  adjustment: Adjustment,
  { currency, of }: Base,
  percent: (found: Share) => ExplainedStep,
  fixed: ExplainedStep,
): ExplainedStep =>
  adjustment.type === 'fixed'
    ? fixed
    : percent({ rate: formatRate(adjustment.rate), of, exact: exactShare({ currency, of }, adjustment.rate) })

// Sen × ten-thousandths of a percent, in ringgit; likewise of others.
const exactShare = ({ currency, of }: Base, rate: Rate): string =>
  formatDecimal(BigInt(of) * BigInt(rate), 6 + minorDigits[currency], minorDigits[currency])
