/** Who has the order's units: set aside for it, gone with it, or back on the shelf; `none` for lines that are not counted. */
export const stockStates = ['none', 'held', 'committed', 'released'] as const
export type OrderStockState = (typeof stockStates)[number]

export type StockEvent = 'paid' | 'fulfilled' | 'cancelled' | 'expired' | 'returned'

/** What a transition does to the units; `hold` is what placing an order does. */
export type StockEffect = 'hold' | 'commit' | 'release' | 'restock' | 'nothing'

/**
 * The order owns its units and this table is the only way out, so that a hold ends once: whatever arrives later finds
 * it released or committed already. A paid order does not expire, and goods that left the shop come back to the shelf
 * only by the seller's own stock move: their condition is not known here.
 */
export const nextStock = {
  none: { paid: 'none', fulfilled: 'none', cancelled: 'none', expired: 'none', returned: 'none' },
  held: { paid: 'committed', fulfilled: 'committed', cancelled: 'released', expired: 'released', returned: 'released' },
  committed: { paid: 'committed', fulfilled: 'committed', cancelled: 'released', expired: 'committed', returned: 'committed' },
  released: { paid: 'released', fulfilled: 'released', cancelled: 'released', expired: 'released', returned: 'released' },
} as const satisfies Record<OrderStockState, Record<StockEvent, OrderStockState>>

/** The next state and what it does to the shelf. */
export function moveStock(state: OrderStockState, event: StockEvent): { state: OrderStockState; effect: StockEffect } {
  const next: OrderStockState = nextStock[state][event]
  if (next === state) return { state, effect: 'nothing' }
  return { state: next, effect: next === 'committed' ? 'commit' : state === 'held' ? 'release' : 'restock' }
}

/** The state a new order's lines start in. */
export const placedStock = (isCounted: boolean): { state: OrderStockState; effect: StockEffect } =>
  isCounted ? { state: 'held', effect: 'hold' } : { state: 'none', effect: 'nothing' }

/** What one unit of each effect does to the count on the shelf, to the units set aside and to those sold; it sums to 0. */
export const stockChange = {
  hold: { shelf: -1, held: 1, sold: 0 },
  commit: { shelf: 0, held: -1, sold: 1 },
  release: { shelf: 1, held: -1, sold: 0 },
  restock: { shelf: 1, held: 0, sold: -1 },
  nothing: { shelf: 0, held: 0, sold: 0 },
} as const satisfies Record<StockEffect, { shelf: number; held: number; sold: number }>
