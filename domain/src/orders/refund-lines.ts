import { greater, lesser, noSen, sen, subtract, sum, type Sen } from '../money/sen.ts'
import { splitByWeight } from '../money/split.ts'

/**
 * A line as it was sold: `net` is its total less its part of the discount, `returned` how many units' money went back before and
 * `refunded` that money.
 */
export type SoldLine = { id: number; quantity: number; net: Sen; returned: number; refunded: Sen }

export type RefundedLine = { id: number; quantity: number }

export type RefundLineRefusal =
  | { lineId: number; reason: 'unknown_line' | 'not_positive' }
  | { lineId: number; reason: 'more_than_bought'; left: number }

/** Why these units cannot be refunded, or null. A line named twice counts with its sum. */
export function judgeRefundLines(sold: readonly SoldLine[], wanted: readonly RefundedLine[]): RefundLineRefusal | null {
  for (const { id: lineId, quantity } of wanted) {
    const line = sold.find(({ id }) => id === lineId)
    if (!line) return { lineId, reason: 'unknown_line' }
    if (quantity <= 0) return { lineId, reason: 'not_positive' }
    const left = line.quantity - line.returned
    if (unitsOf(line, wanted) > left) return { lineId, reason: 'more_than_bought', left }
  }
  return null
}

/** What the units of each line cost the buyer, discount taken off, in the order of the lines sold. */
export const pricesOfUnits = (sold: readonly SoldLine[], wanted: readonly RefundedLine[]): Sen[] =>
  sold.map((line) => {
    const price = subtract(upTo(line, line.returned + unitsOf(line, wanted)), upTo(line, line.returned))
    return lesser(price, greater(noSen, subtract(line.net, line.refunded)))
  })

/** What the units cost the buyer in all. Refunding a line unit by unit comes to its net exactly. */
export const priceOfUnits = (sold: readonly SoldLine[], wanted: readonly RefundedLine[]): Sen =>
  sum(pricesOfUnits(sold, wanted))

/**
 * Which money of a refund belongs to which of the lines it names, in sen: each gets its price, less where the refund is smaller,
 * by their prices; what is beyond the prices and the delivery belongs to no line.
 */
export function refundByLines(prices: readonly Sen[], amount: Sen): Sen[] {
  const whole = sum(prices)
  return amount >= whole ? [...prices] : splitByWeight(amount, prices)
}

/** What of a delivery's price can still go back, in sen. */
export const shippingLeft = (order: { shipping: Sen; refundedShipping: Sen }): Sen =>
  greater(noSen, subtract(order.shipping, order.refundedShipping))

const unitsOf = ({ id }: SoldLine, wanted: readonly RefundedLine[]): number =>
  wanted.reduce((units, one) => units + (one.id === id ? one.quantity : 0), 0)

/** What the first units of a line cost; all of them are its net, so no sen is left over whichever way it is cut. */
const upTo = ({ net, quantity }: SoldLine, units: number): Sen =>
  sen(Number((BigInt(net) * BigInt(units)) / BigInt(quantity)))
