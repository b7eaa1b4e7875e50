import { sen, subtract, sum, type Sen } from '../money/sen.ts'

/** A line as it was sold: `net` is its total less its part of the discount, `refunded` how many units were refunded before. */
export type SoldLine = { id: number; quantity: number; net: Sen; refunded: number }

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
    const left = line.quantity - line.refunded
    const all = wanted.reduce((units, one) => units + (one.id === lineId ? one.quantity : 0), 0)
    if (all > left) return { lineId, reason: 'more_than_bought', left }
  }
  return null
}

/** What the units cost the buyer, discount taken off, in sen. Refunding a line unit by unit comes to its net exactly. */
export const priceOfUnits = (sold: readonly SoldLine[], wanted: readonly RefundedLine[]): Sen =>
  sum(
    sold.map((line) => {
      const units = wanted.reduce((all, one) => all + (one.id === line.id ? one.quantity : 0), 0)
      return subtract(upTo(line, line.refunded + units), upTo(line, line.refunded))
    }),
  )

/** What the first units of a line cost; all of them are its net, so no sen is left over whichever way it is cut. */
const upTo = ({ net, quantity }: SoldLine, units: number): Sen =>
  sen(Number((BigInt(net) * BigInt(units)) / BigInt(quantity)))
