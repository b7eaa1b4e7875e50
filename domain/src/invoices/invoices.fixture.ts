import { parseAmount } from '../money/amount.ts'
import type { Currency } from '../money/currencies.ts'
import { sen } from '../money/sen.ts'
import type { Adjustment, InvoiceInput } from './amounts.ts'
import { parseQuantity, quantity } from './quantity.ts'
import { parseRate, rate } from './rate.ts'
import { parseUnitPrice, unitPrice } from './unit-price.ts'

/** An invoice as a seller writes it: lines as "2×50.00 1×25.50", a discount and a tax as "10%" or "5.00". */
export const written = (
  lines: string,
  shipping: string,
  discount: string,
  tax: string,
  taxShipping = true,
  currency: Currency = 'MYR',
): InvoiceInput => ({
  currency,
  lines: lines
    .split(' ')
    .filter(Boolean)
    .map((line) => {
      const [count = '', price = ''] = line.split('×')
      return { quantity: known(parseQuantity(count)), unitPrice: known(parseUnitPrice(price, currency)) }
    }),
  shipping: known(parseAmount(shipping, currency)),
  discount: adjustment(discount, currency),
  tax: adjustment(tax, currency),
  taxShipping,
})

const adjustment = (text: string, currency: Currency): Adjustment =>
  text.endsWith('%')
    ? { type: 'percent', rate: known(parseRate(text)) }
    : { type: 'fixed', amount: known(parseAmount(text, currency)) }

function known<T>(value: T | null): T {
  if (value === null) throw new Error('the test wrote a figure that cannot be read')
  return value
}

/** Plain figures that a test draws: lines of hundred-thousandths and ten-thousandths of a ringgit, amounts in sen; ringgit unless drawn otherwise. */
export type Drawn = {
  lines: [number, number][]
  shipping: number
  discount: [boolean, number]
  tax: [boolean, number]
  taxShipping: boolean
  currency?: Currency
}

/** The invoice of drawn figures: a share is in ten-thousandths of a percent, anything larger than it may be is wrapped. */
export const inputOf = ({ lines, shipping, discount, tax, taxShipping, currency = 'MYR' }: Drawn): InvoiceInput => ({
  currency,
  lines: lines.map(([count, price]) => ({ quantity: quantity(count), unitPrice: unitPrice(price) })),
  shipping: sen(shipping),
  discount: drawnAdjustment(discount),
  tax: drawnAdjustment(tax),
  taxShipping,
})

const drawnAdjustment = ([isShare, figure]: [boolean, number]): Adjustment =>
  isShare ? { type: 'percent', rate: rate(figure % 1_000_001) } : { type: 'fixed', amount: sen(figure) }
