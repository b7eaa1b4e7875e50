/** From looking to paying, in order. Views are of items' pages; carts, those that got their first line. */
export const funnelSteps = ['views', 'carts', 'orders', 'paid'] as const
export type FunnelStep = (typeof funnelSteps)[number]

export type FunnelCounts = Record<FunnelStep, number>

export const noCounts: FunnelCounts = { views: 0, carts: 0, orders: 0, paid: 0 }

export const addCounts = (one: FunnelCounts, other: FunnelCounts): FunnelCounts => ({
  views: one.views + other.views,
  carts: one.carts + other.carts,
  orders: one.orders + other.orders,
  paid: one.paid + other.paid,
})

/**
 * How many of a hundred came on to a step from the one before, to a tenth of a percent; null where nobody could, and of views.
 * Over 100 where more came in by another door: an order needs no cart.
 */
export function rateOfStep(counts: FunnelCounts, step: FunnelStep): number | null {
  const before = funnelSteps[funnelSteps.indexOf(step) - 1]
  if (before === undefined || counts[before] === 0) return null
  return Math.round((counts[step] * 1000) / counts[before]) / 10
}
