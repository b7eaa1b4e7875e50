import { add, noSen, type Sen, subtract, sum, times } from '../money/sen.ts'

/** What is taken off sales: what goods cost the shop, couriers, what payment providers keep, and resellers. */
export const profitParts = ['goods', 'courier', 'fees', 'commission'] as const
export type ProfitPart = (typeof profitParts)[number]

/** Which orders a figure of the profit stands for: all of them, those that carry a part, or those of which a part is not known. */
export const profitLists = ['all', ...profitParts, 'unknown_goods', 'unknown_courier', 'unknown_fees'] as const
export type ProfitList = (typeof profitLists)[number]

/** Of some orders of which money came in, in part or whole: their money less what went back, each part as far as it is known, and for how many orders it is not. */
export type Profit = {
  orders: number
  sales: Sen
  parts: Record<ProfitPart, Sen>
  /** How many orders carry a part: an amount that is known and not nought. */
  carried: Record<ProfitPart, number>
  unknown: Record<ProfitPart, number>
}

export const noProfit: Profit = {
  orders: 0,
  sales: noSen,
  parts: { goods: noSen, courier: noSen, fees: noSen, commission: noSen },
  carried: { goods: 0, courier: 0, fees: 0, commission: 0 },
  unknown: { goods: 0, courier: 0, fees: 0, commission: 0 },
}

/** Sales less all that is known to be off, in sen; below zero where more was spent than kept. */
export const profitOf = ({ sales, parts }: Profit): Sen => subtract(sales, sum(profitParts.map((part) => parts[part])))

/** Two sets of orders as one. */
export const addProfits = (one: Profit, other: Profit): Profit => ({
  orders: one.orders + other.orders,
  sales: add(one.sales, other.sales),
  parts: byPart((part) => add(one.parts[part], other.parts[part])),
  carried: byPart((part) => one.carried[part] + other.carried[part]),
  unknown: byPart((part) => one.unknown[part] + other.unknown[part]),
})

/** An order of which money came in. Null amounts are not known. */
export type SoldOrder = {
  paid: Sen
  refunded: Sen
  /** It ended, cancelled or expired, and its units never left or came back: they are for sale again. */
  isCancelled: boolean
  /** It goes by parcel. */
  ships: boolean
  /** `cost` of one piece when it was ordered; `restocked`: pieces that were refunded and are for sale again, `lost`: those that are not. */
  lines: readonly { cost: Sen | null; quantity: number; restocked: number; lost: number }[]
  /** What each parcel that was booked cost. */
  parcels: readonly (Sen | null)[]
  /** What was kept of each payment through a provider. */
  fees: readonly (Sen | null)[]
  /** Earned less what was reversed. */
  commission: Sen
}

/**
 * What one order comes to. A refund takes sales back, pieces on the shelf again their cost; a parcel and a provider's fee stay
 * spent. Of an order that goes by parcel and has none yet, the courier's price is not known.
 */
export function profitOfOrder(order: SoldOrder): Profit {
  const gone = order.lines.flatMap(({ cost, quantity, restocked, lost }) => {
    const pieces = order.isCancelled ? lost : quantity - restocked
    return pieces > 0 ? [cost === null ? null : times(cost, pieces)] : []
  })
  const isUnsent = order.ships && !order.isCancelled && order.parcels.length === 0
  const amounts: Record<ProfitPart, readonly (Sen | null)[]> = {
    goods: gone,
    courier: isUnsent ? [null] : order.parcels,
    fees: order.fees,
    commission: [order.commission],
  }
  const parts = byPart((part) => sum(amounts[part].map((amount) => amount ?? noSen)))
  return {
    orders: 1,
    sales: subtract(order.paid, order.refunded),
    parts,
    carried: byPart((part) => (parts[part] === noSen ? 0 : 1)),
    unknown: byPart((part) => (amounts[part].includes(null) ? 1 : 0)),
  }
}

const byPart = <Value>(of: (part: ProfitPart) => Value): Record<ProfitPart, Value> => ({
  goods: of('goods'),
  courier: of('courier'),
  fees: of('fees'),
  commission: of('commission'),
})
